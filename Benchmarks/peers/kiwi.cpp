// kiwi, measured step by step. Reads a problem as text on standard input, then commands, and answers
// each with a line on standard output:
//
//   problem VARIABLES ROWS
//   ROWS times: RELATION CONSTANT PRIORITY COUNT (VARIABLE COEFFICIENT) * COUNT
//   tasks WIDTH_ROW HEIGHT_ROW FACTOR CHURN_ROW EDIT_ROW EDIT_CONSTANT
//   build COUNT | resize COUNT | churn COUNT | edit COUNT    -> nanoseconds of processor time
//   values                                                   -> all values
//   peak                                                     -> bytes, or null
//
// kiwi has four strengths and no strict order between them: a priority of 1000 is required, above 750
// strong, above 500 medium, and weak below. The two container rows are its edit variables.
#include <kiwi/kiwi.h>

#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace {

double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

long memory(const std::string& entry) {
  std::ifstream status("/proc/self/status");
  std::string name;
  while (status >> name) {
    long kilobytes;
    if (name == entry && status >> kilobytes) return kilobytes * 1024;
    std::getline(status, name);
  }
  return -1;
}

struct Row {
  char relation;
  double constant;
  double priority;
  std::vector<std::pair<int, double>> terms;
};

double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority > 750) return kiwi::strength::strong;
  if (priority > 500) return kiwi::strength::medium;
  return kiwi::strength::weak;
}

class Bench {
 public:
  void read(std::istream& in) {
    std::string word;
    size_t row_count;
    in >> word >> variable_count >> row_count;
    rows.resize(row_count);
    for (Row& row : rows) {
      size_t count;
      in >> row.relation >> row.constant >> row.priority >> count;
      row.terms.resize(count);
      for (auto& term : row.terms) in >> term.first >> term.second;
    }
    in >> word >> width_row >> height_row >> factor >> churn_row >> edit_row >> edit_constant;
    std::ofstream("/proc/self/clear_refs") << "5";
    bytes_before = memory("VmRSS:");
  }

  double build(int count) {
    double total = 0;
    for (int run = 0; run < count; ++run) {
      // What was there before is not part of the measurement.
      solver.reset();
      constraints.clear();
      variables.clear();
      double start = now();
      solver = std::make_unique<kiwi::Solver>();
      constraints.reserve(rows.size());
      variables.resize(variable_count);
      for (size_t number = 0; number < rows.size(); ++number) {
        if (is_edit_variable(number)) {
          kiwi::Variable& variable = variables[rows[number].terms[0].first];
          solver->addEditVariable(variable, strength(rows[number].priority));
          solver->suggestValue(variable, rows[number].constant);
          constraints.emplace_back();
        } else {
          constraints.push_back(make(number, rows[number].constant));
          solver->addConstraint(constraints.back());
        }
      }
      solver->updateVariables();
      total += now() - start;
    }
    step_count = 0;
    return total;
  }

  double resize(int count) {
    kiwi::Variable width = variables[rows[width_row].terms[0].first];
    kiwi::Variable height = variables[rows[height_row].terms[0].first];
    frames.resize(variable_count);
    double start = now();
    for (int step = 0; step < count; ++step, ++step_count) {
      double scale = step_count % 2 == 0 ? factor : 1;
      solver->suggestValue(width, rows[width_row].constant * scale);
      solver->suggestValue(height, rows[height_row].constant * scale);
      solver->updateVariables();
      for (int place = 0; place < variable_count; ++place) frames[place] = variables[place].value();
    }
    return now() - start;
  }

  double churn(int count) {
    double start = now();
    for (int step = 0; step < count; ++step) {
      solver->removeConstraint(constraints[churn_row]);
      solver->updateVariables();
      constraints[churn_row] = make(churn_row, rows[churn_row].constant);
      solver->addConstraint(constraints[churn_row]);
      solver->updateVariables();
    }
    return now() - start;
  }

  // kiwi cannot change a constant: the constraint is removed and added.
  double edit(int count) {
    double start = now();
    for (int step = 0; step < count; ++step, ++step_count) {
      double constant = step_count % 2 == 0 ? edit_constant : rows[edit_row].constant;
      solver->removeConstraint(constraints[edit_row]);
      constraints[edit_row] = make(edit_row, constant);
      solver->addConstraint(constraints[edit_row]);
      solver->updateVariables();
    }
    return now() - start;
  }

  void print_values() const {
    for (const kiwi::Variable& variable : variables) std::printf("%.17g ", variable.value());
  }

  void print_peak() const {
    long peak = memory("VmHWM:");
    if (peak < 0 || bytes_before < 0) {
      std::printf("null");
    } else {
      std::printf("%ld", peak - bytes_before);
    }
  }

 private:
  bool is_edit_variable(size_t number) const { return number == width_row || number == height_row; }

  kiwi::Constraint make(size_t number, double constant) const {
    const Row& row = rows[number];
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
    kiwi::RelationalOperator relation = row.relation == '='   ? kiwi::OP_EQ
                                        : row.relation == '<' ? kiwi::OP_LE
                                                              : kiwi::OP_GE;
    return kiwi::Constraint(
        kiwi::Expression(std::move(terms), -constant), relation, strength(row.priority));
  }

  int variable_count = 0;
  std::vector<Row> rows;
  size_t width_row = 0, height_row = 0, churn_row = 0, edit_row = 0;
  double factor = 1, edit_constant = 0;
  long bytes_before = -1;
  std::unique_ptr<kiwi::Solver> solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::vector<double> frames;
  int step_count = 0;
};

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  Bench bench;
  bench.read(std::cin);
  std::string command;
  while (std::cin >> command) {
    int count = 0;
    if (command != "values" && command != "peak") std::cin >> count;
    if (command == "build") std::printf("%.0f", bench.build(count));
    if (command == "resize") std::printf("%.0f", bench.resize(count));
    if (command == "churn") std::printf("%.0f", bench.churn(count));
    if (command == "edit") std::printf("%.0f", bench.edit(count));
    if (command == "values") bench.print_values();
    if (command == "peak") bench.print_peak();
    std::printf("\n");
    std::fflush(stdout);
  }
}
