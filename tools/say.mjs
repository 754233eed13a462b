/** Plain words on the terminal, the same for every tool. */
export const say = (text) => process.stdout.write(`• ${text}\n`)

/** Ends with one sentence that says what to do. */
export function fail(text) {
  process.stderr.write(`\n✗ ${text}\n`)
  process.exit(1)
}
