import { errorSentence } from '../platform/error-sentence.ts'

/** What the person at the keyboard did wrong, in words that say what to do. */
export class CommandFailed extends Error {}

/**
 * Runs a command and prints what it answers, or one sentence about why it failed. The exit code is then 1, or `failed`;
 * a command that has a code of its own for its result sets it itself.
 */
export async function runCommand(work: () => Promise<string>, failed = 1): Promise<void> {
  try {
    const said = await work()
    if (said !== '') process.stdout.write(`${said}\n`)
  } catch (error) {
    process.stderr.write(`${errorSentence(error)}\n`)
    process.exitCode = failed
  }
}
