/// arena-model: compares the reference model of the arena with the engine on random worlds.
///
///     ArenaModel [--worlds N] [--seed S | --fresh] [--seconds T] [--save DIR] [--stop-after K] [--without RULE,...]
///     ArenaModel --cases DIR [--cases-only]   the model itself on the shared cases
///     ArenaModel --show SEED | --replay FILE  one world, both lists of events, what the engine explains
///     ArenaModel --traces [--worlds N]        records each world and plays its trace: nothing may differ in any step
///     ArenaModel --exhaustive FAMILY | all [--of-each N]   all that can happen in small worlds (docs/model-check.md)
///     ArenaModel --survey [--worlds N]        how often the random worlds reach each rule, by the model alone
///
/// A difference is shrunk and printed; `--save` keeps it as a world for `--replay`, and as a case where the case
/// format can say it. `--without` leaves out worlds that reach one of the rules named in Survey.swift, `--only` takes
/// no others. Exit code 0: no difference.
import Foundation

var command = Command(Array(CommandLine.arguments.dropFirst()))
exit(command.run())
