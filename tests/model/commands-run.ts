/** How many of fast-check's commands were carried out: those whose `check` said no were not. */
export function commandsRun(commands: Iterable<object>): number {
  return [...commands].filter((command) => 'hasRan' in command && command.hasRan === true).length
}
