import { setTimeout as sleep } from 'node:timers/promises'

type End = () => Promise<void>
/** Takes how something that a part has started is ended; ended in reverse order, also when the part runs out of time. */
export type Ends = (end: End) => void

/** One independent measurement. */
export interface Part {
  readonly name: string
  /** Milliseconds that it may take, what it prepares included. */
  readonly limit: number
  /** Measures and answers the lines to print. What it starts is handed to `ends` at once. */
  run(ends: Ends): Promise<string>
}

/** Milliseconds for what a part has started to end, and for what was still under way to notice. */
const ENDS_WITHIN = 20_000

/** The parts of these names in their own order, all of them without a name. Throws for an unknown name. */
export function chooseParts(parts: readonly Part[], names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new Error(`unknown: ${unknown.join(', ')}; the parts are ${parts.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name))
}

/** Runs one part after the other and prints each as soon as it is done. Answers the names of those that failed. */
export async function runParts(
  parts: readonly Part[],
  print: (text: string) => void,
  endsWithin = ENDS_WITHIN,
): Promise<readonly string[]> {
  const failed: string[] = []
  for (const part of parts) {
    const begun = performance.now()
    const problems = await runPart(part, print, endsWithin)
    for (const problem of problems) print(`FAILED  ${part.name}: ${problem}`)
    if (problems.length > 0) failed.push(part.name)
    print(`${part.name}: ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
  }
  return failed
}

/** Answers what went wrong. */
async function runPart(part: Part, print: (text: string) => void, endsWithin: number): Promise<readonly string[]> {
  const problems: string[] = []
  const started: End[] = []
  let isOver = false
  const running = part.run((end) => void (isOver ? end().catch((error) => print(textOf(error))) : started.push(end)))
  try {
    print(await within(running, part.limit, `not done after ${part.limit / 1000} s`))
  } catch (error) {
    problems.push(textOf(error))
  }
  isOver = true
  problems.push(...(await endAll(started, endsWithin)))
  // A part that ran out of time fails once its servers are gone. Wait for that before the next part is measured.
  if (problems.length > 0) await Promise.race([running.catch(() => undefined), sleep(endsWithin)])
  return problems
}

/** Ends all of them, the last one first. Answers what did not end. */
export async function endAll(started: readonly End[], endsWithin = ENDS_WITHIN): Promise<readonly string[]> {
  const problems: string[] = []
  for (const end of started.toReversed()) {
    try {
      await within(end(), endsWithin, `did not end what it started within ${endsWithin / 1000} s`)
    } catch (error) {
      problems.push(textOf(error))
    }
  }
  return problems
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function within<T>(work: Promise<T>, ms: number, problem: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
