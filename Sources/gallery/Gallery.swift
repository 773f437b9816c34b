import AnchorLayout
import Foundation

/// Sample screens, laid out and drawn: the newcomer's first run.
@main struct Gallery {
  /// Receives what belongs on standard output.
  var print: (String) -> Void
  /// Receives the lines that belong on standard error.
  var complain: (String) -> Void

  static func main() {
    let gallery = Gallery(
      print: { Swift.print($0, terminator: "") },
      complain: {
        try? FileHandle.standardError.write(contentsOf: Data("gallery: \($0)\n".utf8))
      })
    let code = gallery.run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }

  /// Does what the words after the program's name ask for.
  ///
  /// - Parameter arguments: The words.
  /// - Returns: The status to end the program with.
  func run(_ arguments: [String]) -> ExitCode {
    let screens = Screen.all
    do {
      switch try GalleryCommand(arguments, knownScreens: screens.map(\.name)) {
      case .help: print(Self.help)
      case .list: for screen in screens { print("\(screen.name)  \(screen.summary)\n") }
      case .checkStyle(let files): return checkStyle(of: files)
      case .draw(let request): return draw(request, from: screens)
      }
    } catch {
      complain(error.description.escapedOnOneLine)
      return .usage
    }
    return .success
  }

  private func draw(_ request: GalleryCommand.Request, from screens: [Screen]) -> ExitCode {
    do {
      let folder = try OutputFolder(path: request.output)
      for screen in screens
      where request.screens.isEmpty || request.screens.contains(screen.name) {
        for size in request.sizes.isEmpty ? screen.sizes : request.sizes {
          let drawing = ScreenDrawing(of: screen, size: size)
          print("\(drawing.title)\n\(drawing.text)\n")
          print("→ \(try folder.write(drawing.svg, to: drawing.fileName))\n\n")
        }
      }
    } catch {
      complain(error.description.escapedOnOneLine)
      return .cannotCreate
    }
    return .success
  }

  private static let help = """
    Lays out sample screens, prints them, and writes them as SVG files.

    usage: gallery [SCREEN ...] [--size WxH ...] [--output DIR]
           gallery --check-style FILE ...
           gallery --list
           gallery --help

      SCREEN        a name from --list; all screens if none is given
      --size WxH    lay out in a container of W by H points; may be given more than once
      --output DIR  the folder for the SVG files, made if missing (default: gallery-output)
      --check-style FILE ...
                    print each statement of the maker in the source files that has a better
                    spelling; the status is 1 if there is any
      --list        print the names of the screens
      --help, -h    print this text

    """
}
