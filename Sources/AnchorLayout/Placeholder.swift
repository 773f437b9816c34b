// AnchorLayout
