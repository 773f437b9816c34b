// cassowary-rs, measured step by step: the same language on the standard streams as kiwi.cpp, which
// tells it, and the same four strengths.
use cassowary::strength::{MEDIUM, REQUIRED, STRONG, WEAK};
use cassowary::{Constraint, Expression, RelationalOperator, Solver, Variable};
use std::collections::HashMap;
use std::fs;
use std::io::{self, BufRead, BufWriter, Write};
use std::os::raw::{c_int, c_long};

struct Row {
    relation: RelationalOperator,
    constant: f64,
    priority: f64,
    terms: Vec<(usize, f64)>,
}

#[derive(Default)]
struct Tasks {
    width_row: usize,
    height_row: usize,
    factor: f64,
    churn_row: usize,
    edit_row: usize,
    edit_constant: f64,
}

fn strength(priority: f64) -> f64 {
    if priority >= 1000.0 {
        REQUIRED
    } else if priority > 750.0 {
        STRONG
    } else if priority > 500.0 {
        MEDIUM
    } else {
        WEAK
    }
}

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: c_long,
}

extern "C" {
    fn clock_gettime(clock: c_int, time: *mut Timespec) -> c_int;
}

/// The processor time of this process, in nanoseconds, which Rust's own library does not tell.
fn now() -> f64 {
    const CLOCK_PROCESS_CPUTIME_ID: c_int = if cfg!(target_os = "macos") { 12 } else { 2 };
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    unsafe { clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.seconds as f64 * 1e9 + time.nanoseconds as f64
}

fn memory(entry: &str) -> Option<i64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with(entry))?;
    Some(line.split_whitespace().nth(1)?.parse::<i64>().ok()? * 1024)
}

struct Bench {
    rows: Vec<Row>,
    tasks: Tasks,
    solver: Solver,
    variables: Vec<Variable>,
    places: HashMap<Variable, usize>,
    constraints: Vec<Option<Constraint>>,
    values: Vec<f64>,
    step_count: usize,
    bytes_before: Option<i64>,
}

impl Bench {
    fn read(input: &mut impl BufRead) -> Bench {
        let head = words(input);
        let variable_count = head[1].parse().unwrap();
        let row_count: usize = head[2].parse().unwrap();
        let rows = (0..row_count)
            .map(|_| {
                let words = words(input);
                let pairs = words[4..].chunks(2);
                Row {
                    relation: match words[0].as_str() {
                        "=" => RelationalOperator::Equal,
                        "<" => RelationalOperator::LessOrEqual,
                        _ => RelationalOperator::GreaterOrEqual,
                    },
                    constant: words[1].parse().unwrap(),
                    priority: words[2].parse().unwrap(),
                    terms: pairs
                        .map(|pair| (pair[0].parse().unwrap(), pair[1].parse().unwrap()))
                        .collect(),
                }
            })
            .collect();
        let words = words(input);
        let number = |place: usize| words[place].parse::<usize>().unwrap();
        let tasks = Tasks {
            width_row: number(1),
            height_row: number(2),
            factor: words[3].parse().unwrap(),
            churn_row: number(4),
            edit_row: number(5),
            edit_constant: words[6].parse().unwrap(),
        };
        let _ = fs::write("/proc/self/clear_refs", "5");
        Bench {
            rows,
            tasks,
            solver: Solver::new(),
            variables: Vec::new(),
            places: HashMap::new(),
            constraints: Vec::new(),
            values: vec![0.0; variable_count],
            step_count: 0,
            bytes_before: memory("VmRSS:"),
        }
    }

    fn make(&self, number: usize, constant: f64) -> Constraint {
        let row = &self.rows[number];
        let terms = row
            .terms
            .iter()
            .map(|&(place, coefficient)| self.variables[place] * coefficient)
            .collect();
        Constraint::new(
            Expression::new(terms, -constant),
            row.relation,
            strength(row.priority),
        )
    }

    /// Brings what changed to where a host would have it.
    fn fetch(&mut self) {
        for &(variable, value) in self.solver.fetch_changes() {
            if let Some(&place) = self.places.get(&variable) {
                self.values[place] = value;
            }
        }
    }

    fn build(&mut self, count: usize) -> f64 {
        let mut total = 0.0;
        for _ in 0..count {
            // What was there before is not part of the measurement.
            self.solver = Solver::new();
            self.constraints = Vec::new();
            self.variables = Vec::new();
            self.places = HashMap::new();
            self.values.iter_mut().for_each(|value| *value = 0.0);
            let start = now();
            self.variables = self.values.iter().map(|_| Variable::new()).collect();
            self.places = self.variables.iter().copied().zip(0..).collect();
            self.constraints.reserve(self.rows.len());
            for number in 0..self.rows.len() {
                let constant = self.rows[number].constant;
                if number == self.tasks.width_row || number == self.tasks.height_row {
                    let variable = self.variables[self.rows[number].terms[0].0];
                    let strength = strength(self.rows[number].priority);
                    self.solver.add_edit_variable(variable, strength).unwrap();
                    self.solver.suggest_value(variable, constant).unwrap();
                    self.constraints.push(None);
                } else {
                    let constraint = self.make(number, constant);
                    self.solver.add_constraint(constraint.clone()).unwrap();
                    self.constraints.push(Some(constraint));
                }
            }
            self.fetch();
            total += now() - start;
        }
        self.step_count = 0;
        total
    }

    fn resize(&mut self, count: usize) -> f64 {
        let rows = [self.tasks.width_row, self.tasks.height_row];
        let start = now();
        for _ in 0..count {
            let is_odd = self.step_count % 2 == 0;
            let factor = if is_odd { self.tasks.factor } else { 1.0 };
            for row in rows {
                let variable = self.variables[self.rows[row].terms[0].0];
                let value = self.rows[row].constant * factor;
                self.solver.suggest_value(variable, value).unwrap();
            }
            self.fetch();
            self.step_count += 1;
        }
        now() - start
    }

    fn remove(&mut self, row: usize) {
        if let Some(constraint) = self.constraints[row].take() {
            self.solver.remove_constraint(&constraint).unwrap();
        }
    }

    fn add(&mut self, row: usize, constant: f64) {
        let constraint = self.make(row, constant);
        self.solver.add_constraint(constraint.clone()).unwrap();
        self.constraints[row] = Some(constraint);
    }

    fn churn(&mut self, count: usize) -> f64 {
        let row = self.tasks.churn_row;
        let start = now();
        for _ in 0..count {
            self.remove(row);
            self.fetch();
            self.add(row, self.rows[row].constant);
            self.fetch();
        }
        now() - start
    }

    // The solver cannot change a constant: the constraint is removed and added.
    fn edit(&mut self, count: usize) -> f64 {
        let row = self.tasks.edit_row;
        let constants = [self.tasks.edit_constant, self.rows[row].constant];
        let start = now();
        for _ in 0..count {
            self.remove(row);
            self.add(row, constants[self.step_count % 2]);
            self.fetch();
            self.step_count += 1;
        }
        now() - start
    }
}

fn words(input: &mut impl BufRead) -> Vec<String> {
    let mut line = String::new();
    input.read_line(&mut line).unwrap();
    line.split_whitespace().map(String::from).collect()
}

fn main() {
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    let mut bench = Bench::read(&mut input);
    loop {
        let command = words(&mut input);
        if command.is_empty() {
            return;
        }
        let count = command.get(1).map_or(0, |word| word.parse().unwrap());
        match command[0].as_str() {
            "build" => write!(output, "{:.0}", bench.build(count)).unwrap(),
            "resize" => write!(output, "{:.0}", bench.resize(count)).unwrap(),
            "churn" => write!(output, "{:.0}", bench.churn(count)).unwrap(),
            "edit" => write!(output, "{:.0}", bench.edit(count)).unwrap(),
            "values" => {
                for value in &bench.values {
                    write!(output, "{} ", value).unwrap();
                }
            }
            "peak" => match (memory("VmHWM:"), bench.bytes_before) {
                (Some(peak), Some(before)) => write!(output, "{}", peak - before).unwrap(),
                _ => write!(output, "null").unwrap(),
            },
            _ => {}
        }
        writeln!(output).unwrap();
        output.flush().unwrap();
    }
}
