#!/usr/bin/env python3
"""Compares the solver with HiGHS on random systems with edits.

Writes random systems as replay files, performs them with `layout-benchmarks replay`, and has HiGHS
minimise each priority of every solve in turn, the optimum of the higher ones kept as rows; where the
two differ, exact arithmetic decides. What the solver set aside is left out, after a check of the rule:
walked by key, a required constraint is set aside if and only if it cannot hold with the earlier ones
that are kept.

    swift build -c release --product layout-benchmarks
    python3 Benchmarks/peers/lp_check.py --systems 10000

Exit code 0 if there is no mismatch, 1 if there is one; the files of mismatches are kept.
"""

import argparse
import json
import math
import os
import random
import subprocess
import sys
import time
from collections import Counter
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUTPUT = HERE / "build-output"
KINDS = ["plain", "degenerate", "redundant", "tied", "conflicting", "scaled", "levels", "weights"]
REQUIRED = 1000.0
# A violation differs when it is off by more than this, relative and absolute.
TOLERANCE = 1e-6


def load_highs():
    """highspy, installed into an environment of its own if it is not there."""
    try:
        import highspy
    except ImportError:
        venv = OUTPUT / "venv"
        python = venv / "bin" / "python"
        if Path(sys.prefix) == venv:
            sys.exit("lp_check: highspy cannot be imported from its own environment")
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
            subprocess.run([str(python), "-m", "pip", "install", "--quiet", "highspy"], check=True)
        os.execv(str(python), [str(python), *sys.argv])
    return highspy


# --- Random systems ---------------------------------------------------------------------------------


class Generator:
    """Makes one system of a kind, with the edits that follow, as the operations of a replay file."""

    def __init__(self, kind, seed):
        self.kind = kind
        self.random = random.Random(f"{kind} {seed}")
        self.variables = self.random.choice([1, 2, 3, 5, 8, 12, 20, 30])
        self.rows = {}
        self.next_id = 0
        self.operations = []

    def make(self):
        first = self.random.randint(1, 3 * self.variables)
        for _ in range(first):
            self.add()
        self.operations.append({"solve": True})
        for _ in range(self.random.randint(1, 7)):
            for _ in range(self.random.choice([1, 1, 1, 2, 5, 12])):
                self.edit()
            self.operations.append({"solve": True})
        return {"variables": self.variables, "operations": self.operations}

    def edit(self):
        ids = list(self.rows)
        action = self.random.choice(
            ["add", "add", "remove", "constant", "constant", "constant", "priority", "weight",
             "terms"]
        )
        if action == "add" or not ids:
            return self.add()
        row_id = self.random.choice(ids)
        row = self.rows[row_id]
        if action == "remove":
            del self.rows[row_id]
            self.operations.append({"remove": row_id})
        elif action == "constant":
            row["constant"] = self.constant()
            self.operations.append({"setConstant": [row_id, row["constant"]]})
        elif action == "priority":
            row["priority"] = self.priority()
            self.operations.append({"setPriority": [row_id, row["priority"]]})
        elif action == "weight":
            row["weight"] = self.weight()
            self.operations.append({"setWeight": [row_id, row["weight"]]})
        else:
            row["terms"] = self.terms()
            self.operations.append({"replaceTerms": [row_id, row["terms"]]})

    def add(self):
        row_id = self.next_id
        self.next_id += 1
        terms, constant = self.terms(), self.constant()
        if self.kind == "redundant" and self.rows and self.random.random() < 0.5:
            terms, constant = self.combination()
        row = {
            "id": row_id,
            "terms": terms,
            "relation": self.random.choice(["==", "==", "<=", ">="]),
            "constant": constant,
            "priority": self.priority(),
            "weight": self.weight(),
        }
        self.rows[row_id] = row
        self.operations.append({"add": dict(row)})

    def combination(self):
        """The sum of small multiples of rows that are there."""
        sums, constant = {}, 0.0
        for row in self.random.choices(list(self.rows.values()), k=self.random.randint(1, 3)):
            factor = self.random.choice([-2, -1, 1, 1, 2])
            constant += factor * row["constant"]
            for variable, coefficient in row["terms"]:
                sums[variable] = sums.get(variable, 0) + factor * coefficient
        terms = [[variable, value] for variable, value in sums.items() if value != 0]
        return (terms, constant) if terms else (self.terms(), self.constant())

    def terms(self):
        count = min(self.variables, self.random.choice([1, 1, 2, 2, 3, 4, 6]))
        return [[v, self.coefficient()] for v in self.random.sample(range(self.variables), count)]

    def coefficient(self):
        if self.kind in ("degenerate", "tied", "redundant", "conflicting"):
            return self.random.choice([-2, -1, -1, 1, 1, 1, 2])
        sign = self.random.choice([-1, 1])
        if self.kind == "scaled":
            return sign * 10 ** self.random.uniform(-2, 2)
        return sign * round(self.random.uniform(0.2, 3), 2)

    def constant(self):
        if self.kind == "degenerate":
            return self.random.randint(-3, 3)
        if self.kind in ("tied", "redundant", "conflicting"):
            return self.random.randint(-10, 10)
        return round(self.random.uniform(-100, 100), 2)

    def priority(self):
        if self.kind == "conflicting":
            return self.random.choice([1000, 1000, 1000, 500])
        if self.kind == "levels":
            return round(self.random.uniform(1, 999), 1) if self.random.random() < 0.9 else 1000
        if self.kind == "tied":
            return self.random.choice([1000, 250, 250, 250])
        return self.random.choice([1000, 1000, 750, 750, 500, 250])

    def weight(self):
        return self.random.choice([0.25, 0.5, 1, 2, 3, 10]) if self.kind == "weights" else 1


# --- The reference ----------------------------------------------------------------------------------


class Reference:
    """Lexicographic optima of a set of rows by HiGHS."""

    def __init__(self, highspy):
        self.highspy = highspy
        self.solves = 0

    def model(self, variables):
        highs = self.highspy.Highs()
        highs.setOptionValue("log_to_console", False)
        highs.setOptionValue("output_flag", False)
        highs.setOptionValue("threads", 1)
        highs.setOptionValue("primal_feasibility_tolerance", 1e-9)
        highs.setOptionValue("dual_feasibility_tolerance", 1e-9)
        highs.setOptionValue("presolve", "off")
        for _ in range(variables):
            highs.addVar(-math.inf, math.inf)
        return highs

    def add_row(self, highs, row, extra=()):
        """Adds a row, scaled to a greatest coefficient of 1. Returns the scale."""
        scale = max(abs(coefficient) for _, coefficient in row["terms"])
        bound = row["constant"] / scale
        lower = -math.inf if row["relation"] == "<=" else bound
        upper = math.inf if row["relation"] == ">=" else bound
        columns = [variable for variable, _ in row["terms"]] + [column for column, _ in extra]
        values = [value / scale for _, value in row["terms"]] + [value for _, value in extra]
        highs.addRow(lower, upper, len(columns), columns, values)
        return scale

    def optimise(self, highs):
        self.solves += 1
        highs.run()
        status = highs.getModelStatus()
        if status in (self.highspy.HighsModelStatus.kOptimal,
                      self.highspy.HighsModelStatus.kModelEmpty):
            return highs.getInfo().objective_function_value
        return None

    def violation(self, variables, rows):
        """The least sum of violations of rows, each scaled to a greatest coefficient of 1."""
        scaled = [dict(row, weight=1, priority=1) for row in rows]
        optima = self.optima(variables, scaled, True) or Exact(variables, scaled, 20).optima()
        return None if optima is None else optima[1]

    def exact_violation(self, variables, rows):
        """The same in fractions: what HiGHS holds to be a violation can be its own tolerance."""
        optima = Exact(variables, [dict(row, weight=1, priority=1) for row in rows], 60).optima()
        return None if optima is None else float(optima[1])

    def optima(self, variables, rows, scaled=False):
        """The least weighted sum of violations of each priority; None if HiGHS gives up."""
        highs = self.model(variables)
        columns = variables
        costs = {}
        for row in rows:
            if row["priority"] == REQUIRED:
                self.add_row(highs, row)
                continue
            scale = 1.0 if scaled else max(abs(c) for _, c in row["terms"])
            extra = []
            if row["relation"] != ">=":
                extra.append((columns + len(extra), -1.0))
            if row["relation"] != "<=":
                extra.append((columns + len(extra), 1.0))
            for column, _ in extra:
                highs.addVar(0.0, math.inf)
                costs.setdefault(row["priority"], []).append((column, row["weight"] * scale))
            columns += len(extra)
            self.add_row(highs, row, extra)
        optima = {REQUIRED: 0.0}
        if not costs:
            return optima if self.optimise(highs) is not None else None
        for priority in sorted(costs, reverse=True):
            level = costs[priority]
            # The optimum is judged relative to the greatest weight, so scale by it.
            greatest = max(cost for _, cost in level)
            for column, cost in level:
                highs.changeColCost(column, cost / greatest)
            optimum = self.optimise(highs)
            if optimum is None:
                return None
            optima[priority] = max(0.0, optimum) * greatest
            for column, _ in level:
                highs.changeColCost(column, 0.0)
            highs.addRow(
                -math.inf, optimum + 1e-12 * abs(optimum), len(level),
                [column for column, _ in level], [cost / greatest for _, cost in level])
        return optima


class Exact:
    """Lexicographic optima in fractions: the last word where rounding decides what HiGHS finds.

    A dense primal simplex whose first point violates what it must: every row has columns for its
    violation, those of required rows at a level of their own above the rest.
    """

    def __init__(self, variables, rows, seconds):
        self.deadline = time.monotonic() + seconds
        self.levels = sorted({row["priority"] for row in rows}, reverse=True)
        self.free = variables
        self.columns = variables
        self.costs = [{} for _ in self.levels]
        table, self.basis = [], []
        for row in rows:
            cells = {v: 0 for v, _ in row["terms"]}
            for variable, coefficient in row["terms"]:
                cells[variable] += Fraction(coefficient)
            bound = Fraction(row["constant"])
            above = self.column(row, "<=") if row["relation"] != ">=" else self.column(row, None)
            below = self.column(row, ">=") if row["relation"] != "<=" else self.column(row, None)
            cells[above], cells[below] = Fraction(-1), Fraction(1)
            # The column that makes the right side positive begins in the basis.
            self.basis.append(below if bound >= 0 else above)
            sign = 1 if bound >= 0 else -1
            table.append(({c: sign * value for c, value in cells.items() if value}, sign * bound))
        self.rows = [cells for cells, _ in table]
        self.right = [bound for _, bound in table]
        # Reduced costs: those of the basis are taken out.
        self.reduced = [dict(costs) for costs in self.costs]
        self.objective = [Fraction(0) for _ in self.levels]
        for place, column in enumerate(self.basis):
            for level, costs in enumerate(self.costs):
                if costs.get(column):
                    self.subtract(level, costs[column], place)

    def column(self, row, violated):
        self.columns += 1
        if violated:
            level = self.levels.index(row["priority"])
            weight = 1 if row["priority"] == REQUIRED else Fraction(row["weight"])
            self.costs[level][self.columns - 1] = weight
        return self.columns - 1

    def subtract(self, level, factor, place):
        reduced = self.reduced[level]
        for column, value in self.rows[place].items():
            left = reduced.get(column, 0) - factor * value
            if left:
                reduced[column] = left
            else:
                reduced.pop(column, None)
        self.objective[level] += factor * self.right[place]

    def entering(self, careful):
        """The column and its direction that lower the first level they touch, or None."""
        done = set()
        for reduced in self.reduced:
            best = None
            for column in sorted(reduced):
                if column in done:
                    continue
                value = reduced[column]
                if value < 0 or column < self.free:
                    if careful:
                        return column, -1 if value > 0 else 1
                    if best is None or abs(value) > best[0]:
                        best = (abs(value), column, -1 if value > 0 else 1)
            if best:
                return best[1], best[2]
            # A column that would raise this level is out for the lower ones.
            done.update(reduced)
        return None

    def leaving(self, column, direction):
        best = None
        for place, cells in enumerate(self.rows):
            step = cells.get(column, 0) * direction
            if step > 0 and self.basis[place] >= self.free:
                key = (self.right[place] / step, self.basis[place])
                if best is None or key < best[0]:
                    best = (key, place)
        return best and best[1]

    def optima(self):
        """The least violations of each priority; None if it takes too long."""
        pivots = 0
        while (choice := self.entering(careful=pivots > 500)) is not None:
            column, direction = choice
            place = self.leaving(column, direction)
            if place is None or time.monotonic() > self.deadline:
                return None
            self.pivot(place, column)
            pivots += 1
        return dict(zip(self.levels, map(float, self.objective)))

    def pivot(self, place, column):
        divisor = self.rows[place][column]
        row = {c: value / divisor for c, value in self.rows[place].items()}
        self.rows[place] = row
        self.right[place] /= divisor
        self.basis[place] = column
        for other, cells in enumerate(self.rows):
            factor = cells.get(column, 0)
            if other == place or not factor:
                continue
            for c, value in row.items():
                left = cells.get(c, 0) - factor * value
                if left:
                    cells[c] = left
                else:
                    cells.pop(c, None)
            self.right[other] -= factor * self.right[place]
        for level in range(len(self.levels)):
            factor = self.reduced[level].get(column, 0)
            if factor:
                self.subtract(level, factor, place)


# --- The comparison ---------------------------------------------------------------------------------


def states(system):
    """The rows that are there at each solve."""
    rows = {}
    for operation in system["operations"]:
        (name, value), = operation.items()
        if name == "add":
            rows[value["id"]] = {"weight": 1, **value}
        elif name == "remove":
            del rows[value]
        elif name == "solve":
            yield [dict(row) for row in rows.values()]
        else:
            entry = {"setConstant": "constant", "setPriority": "priority", "setWeight": "weight",
                     "replaceTerms": "terms"}[name]
            rows[value[0]] = dict(rows[value[0]], **{entry: value[1]})


def amount(row, values):
    """How far a row is from holding."""
    excess = sum(c * values[v] for v, c in row["terms"]) - row["constant"]
    if row["relation"] == "<=":
        return max(0.0, excess)
    if row["relation"] == ">=":
        return max(0.0, -excess)
    return abs(excess)


def told_violations(answer):
    return {float(priority): value for priority, value in answer["violations"].items()}


def rounding(rows, values):
    """What doubles cannot tell of a weighted sum of violations: summands that cancel can be huge."""
    return 1e-13 * sum(
        row["weight"] * sum(abs(c * values[v]) for v, c in row["terms"]) for row in rows)


def check_solve(reference, variables, rows, answer):
    """What is wrong with one answer, or None. Returns "skip: ..." when nothing can be said."""
    if answer["pivots"] > 100_000:
        return f"it took {answer['pivots']} pivots"
    set_aside = set(answer["setAside"])
    kept = [row for row in rows if row["id"] not in set_aside]
    values = answer["values"]
    required = sorted((r for r in rows if r["priority"] == REQUIRED), key=lambda row: row["id"])
    for row in rows:
        if row["id"] in set_aside and row["priority"] != REQUIRED:
            return f"{row['id']} is set aside and not required"
    # Those kept hold, by the values themselves.
    for row in required:
        if row["id"] in set_aside:
            continue
        if amount(row, values) > TOLERANCE + rounding([row], values):
            return (f"required {row['id']} is violated by {amount(row, values):g},"
                    f" after {answer['pivots']} pivots")
    # Those set aside cannot hold with the earlier ones kept.
    earlier = []
    for row in required:
        if row["id"] not in set_aside:
            earlier.append(row)
            continue
        violation = reference.violation(variables, [*earlier, row])
        if violation is None:
            return "skip: neither HiGHS nor exact arithmetic came to an end"
        if violation < 1e-9:
            return f"{row['id']} is set aside and can hold"
        if violation < 1e-6:
            return "skip: a constraint is set aside for less than 1e-6"
    for conflict, aside in zip(answer["conflicts"], answer["setAside"]):
        problem = check_conflict(reference, variables, required, conflict, aside)
        if problem:
            return problem
    optima = reference.optima(variables, kept) or Exact(variables, kept, 20).optima()
    if optima is None:
        return "skip: neither HiGHS nor exact arithmetic came to an end"
    if optima.get(REQUIRED, 0.0) > 0:
        return "the required constraints that are kept cannot hold together"
    found = told_violations(answer)
    for priority, wanted in sorted(optima.items(), reverse=True):
        level = [row for row in kept if row["priority"] == priority]
        sum_of_rows = sum(row["weight"] * amount(row, values) for row in level)
        told = found.get(priority, 0.0)
        tolerance = TOLERANCE * max(1.0, abs(wanted)) + rounding(level, values)
        if abs(told - sum_of_rows) > tolerance:
            return f"priority {priority:g}: {told:g} is told and {sum_of_rows:g} is so"
        if told < wanted - tolerance:
            # The higher ones are no worse, so these values prove that HiGHS has not found the least.
            return "skip: HiGHS has not found the least"
        if told > wanted + tolerance:
            return judge(variables, kept, answer, priority, told, wanted)
    return None


def judge(variables, kept, answer, priority, told, wanted):
    """Decides by exact arithmetic whether the solver or HiGHS is right: HiGHS may lower a violation
    greatly by using the tolerances of higher priorities."""
    exact = Exact(variables, kept, 20).optima()
    after = f"after {answer['pivots']} pivots"
    if exact is None:
        return f"priority {priority:g}: {told:.12g}, HiGHS {wanted:.12g}, not judged, {after}"
    for level, least in sorted(exact.items(), reverse=True):
        rows = [row for row in kept if row["priority"] == level]
        tolerance = TOLERANCE * max(1.0, abs(least)) + rounding(rows, answer["values"])
        found = told_violations(answer).get(level, 0.0)
        if found > least + tolerance:
            return f"priority {level:g}: {found:.12g}, exactly {least:.12g}, {after}"
        if found < least - tolerance:
            break
    return "skip: HiGHS has used its tolerances"


def check_conflict(reference, variables, required, conflict, aside):
    """A conflict holds what was set aside, cannot hold, and can without any one of it."""
    members = [row for row in required if row["id"] in conflict]
    if len(members) != len(conflict) or aside not in conflict:
        return f"conflict {conflict} of {aside} has strange members"
    violation = reference.violation(variables, members)
    if violation is None:
        return "skip: neither HiGHS nor exact arithmetic came to an end"
    if violation < 1e-9:
        violation = reference.exact_violation(variables, members)
        if violation is not None and violation <= 0:
            return f"conflict {conflict} can hold"
    for row in members:
        rest = [other for other in members if other is not row]
        violation = reference.violation(variables, rest) if rest else 0.0
        if violation is not None and violation > 1e-6:
            violation = reference.exact_violation(variables, rest)
            if violation is None:
                return "skip: exact arithmetic came to no end"
            if violation > 0:
                return f"conflict {conflict} conflicts without {row['id']} too"
    return None


def replay(program, files, time_limit):
    """The answers to each file: a list of them, or a text that says what went wrong."""
    answers = {}
    try:
        run = subprocess.run([program, "replay", *map(str, files), str(files[0])],
                             capture_output=True, text=True, timeout=time_limit)
        output, code, errors = run.stdout, run.returncode, run.stderr
    except subprocess.TimeoutExpired as expired:
        output, code, errors = (expired.stdout or b"").decode(), None, ""
    current = None
    for line in output.splitlines():
        try:
            answer = json.loads(line)
        except ValueError:
            break
        if "file" in answer:
            current = answer["file"]
            answers[current] = []
        elif current is not None:
            answers[current].append(answer)
    if code == 0:
        return answers
    if len(files) > 1:
        # One of them ended or stalled the program: each by itself.
        for file in files:
            answers.update(replay(program, [file], min(time_limit, 20)))
        return answers
    reason = "no answer in time" if code is None else f"exit code {code}: {errors.strip()[:200]}"
    return {str(files[0]): reason}


def check_system(reference, system, answers):
    """The first mismatch of a system and the number of its solve, or None; and why solves before it
    were not judged."""
    if isinstance(answers, str):
        return (-1, answers), []
    skips = []
    wanted = list(states(system))
    if len(answers) != len(wanted):
        return (-1, f"{len(answers)} answers to {len(wanted)} solves"), []
    for number, (rows, answer) in enumerate(zip(wanted, answers)):
        problem = check_solve(reference, system["variables"], rows, answer)
        if problem and problem.startswith("skip"):
            skips.append(problem.removeprefix("skip: "))
        elif problem:
            return (number, problem), skips
    return None, skips


def shrink(program, reference, system, path, seconds):
    """Leaves out operations as long as a mismatch stays."""
    deadline = time.monotonic() + seconds

    def fails(candidate):
        path.write_text(json.dumps(candidate))
        try:
            answers = replay(program, [path], 20)[str(path)]
            return check_system(reference, candidate, answers)[0]
        except (KeyError, IndexError):
            return None

    size = len(system["operations"]) // 2
    while size >= 1:
        place = 0
        while place < len(system["operations"]) and time.monotonic() < deadline:
            left = system["operations"][:place] + system["operations"][place + size:]
            candidate = dict(system, operations=without_orphans(left))
            if any("solve" in operation for operation in left) and fails(candidate):
                system = candidate
            else:
                place += size
        size //= 2
    path.write_text(pretty(system))
    return fails_text(system, path, program, reference)


def fails_text(system, path, program, reference):
    answers = replay(program, [path], 20)[str(path)]
    return check_system(reference, system, answers)[0]


def without_orphans(operations):
    """Leaves out edits of rows that are never added."""
    present, kept = set(), []
    for operation in operations:
        (name, value), = operation.items()
        if name == "add":
            present.add(value["id"])
        elif name != "solve":
            row_id = value if name == "remove" else value[0]
            if row_id not in present:
                continue
            if name == "remove":
                present.discard(row_id)
        kept.append(operation)
    return kept


def pretty(system):
    lines = ",\n  ".join(json.dumps(operation) for operation in system["operations"])
    return f'{{"variables": {system["variables"]}, "operations": [\n  {lines}\n]}}\n'


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--systems", type=int, default=10_000, help="how many (default: 10000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first system (default: 0)")
    parser.add_argument("--kinds", default=",".join(KINDS), help="default: " + ",".join(KINDS))
    parser.add_argument("--folder", type=Path, default=OUTPUT / "lp", help="for the files")
    parser.add_argument("--program", default=str(HERE.parent.parent / ".build/release/layout-benchmarks"))
    parser.add_argument("--shrink", type=float, default=10, help="seconds for each mismatch")
    options = parser.parse_args()
    kinds = options.kinds.split(",")
    for kind in kinds:
        if kind not in KINDS:
            parser.error(f"unknown kind '{kind}'; there is: {', '.join(KINDS)}")
    if not os.access(options.program, os.X_OK):
        parser.error(f"no program {options.program}; build it, or name it with --program")
    reference = Reference(load_highs())
    options.folder.mkdir(parents=True, exist_ok=True)
    solves, most, mismatches = 0, 0, []
    skips = Counter()
    counts = {kind: [0, 0] for kind in kinds}
    for first in range(0, options.systems, 50):
        systems = {}
        for number in range(first, min(first + 50, options.systems)):
            kind = kinds[number % len(kinds)]
            path = options.folder / f"{kind}-{options.seed + number}.json"
            systems[path] = (kind, Generator(kind, options.seed + number).make())
            path.write_text(pretty(systems[path][1]))
        answers = replay(options.program, list(systems), 120)
        for path, (kind, system) in systems.items():
            mismatch, skipped = check_system(
                reference, system, answers.get(str(path), "no answer"))
            skips.update(skipped)
            for answer in answers.get(str(path), []):
                if isinstance(answer, dict):
                    most = max(most, answer["pivots"])
            solves += sum("solve" in operation for operation in system["operations"])
            counts[kind][0] += 1
            if mismatch is None:
                path.unlink()
                continue
            counts[kind][1] += 1
            mismatches.append(path)
            small = path.with_suffix(".small.json")
            left = shrink(options.program, reference, system, small, options.shrink)
            print(f"{path}: solve {mismatch[0]}: {mismatch[1]}")
            print(f"  {small}: " + (f"solve {left[0]}: {left[1]}" if left else "does not fail"))
            sys.stdout.flush()
    for kind, (made, wrong) in counts.items():
        print(f"{kind:12} {made:6} systems {wrong:4} mismatches")
    print(f"{len(mismatches)} mismatches in {options.systems} systems, {solves} solves,"
          f" {reference.solves} linear programs; at most {most} pivots in a solve")
    for reason, count in skips.most_common():
        print(f"  {count} solves not judged: {reason}")
    sys.exit(1 if mismatches else 0)


if __name__ == "__main__":
    main()
