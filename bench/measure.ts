import { performance } from 'node:perf_hooks'

/** What one round of one kind of work took. */
export interface Round {
  readonly perSecond: number
  /** Milliseconds of every piece of work, ascending. */
  readonly latencies: Float64Array
  /** How many ended each way, e.g. `granted`, `taken`. */
  readonly outcomes: ReadonlyMap<string, number>
}

/**
 * Runs `work` from `clients` loops at once for `ms`, each starting the next piece when the last has ended, and `tidy` after it,
 * whose time does not count.
 */
export async function closedLoop(
  clients: number,
  ms: number,
  work: (client: number) => Promise<string>,
  tidy: (client: number) => Promise<void> = async () => undefined,
): Promise<Round> {
  const latencies: number[] = []
  const outcomes = new Map<string, number>()
  const begun = performance.now()
  const loop = async (client: number) => {
    while (performance.now() - begun < ms) {
      const from = performance.now()
      const outcome = await work(client)
      latencies.push(performance.now() - from)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      await tidy(client)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)))
  const seconds = (performance.now() - begun) / 1000
  return { perSecond: latencies.length / seconds, latencies: Float64Array.from(latencies).toSorted(), outcomes }
}

/** The value below which the given share of the sorted values lies. */
export function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** One line of the table: medians of the rounds. */
export interface Row {
  readonly what: string
  readonly clients: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly note: string
}

export function rowOf(what: string, clients: number, rounds: readonly Round[], note: string): Row {
  return {
    what,
    clients,
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: median(rounds.map((round) => quantile(round.latencies, 0.5))),
    p99: median(rounds.map((round) => quantile(round.latencies, 0.99))),
    note,
  }
}

/** Share of the pieces of work that ended in one way, in percent. */
export function share(rounds: readonly Round[], outcome: string): number {
  const all = rounds.reduce((sum, round) => sum + round.latencies.length, 0)
  const these = rounds.reduce((sum, round) => sum + (round.outcomes.get(outcome) ?? 0), 0)
  return Math.round((100 * these) / Math.max(1, all))
}

/** Every way in which work ended, most frequent first. */
export function outcomesOf(rounds: readonly Round[]): string {
  const sums = new Map<string, number>()
  for (const round of rounds)
    for (const [outcome, count] of round.outcomes) sums.set(outcome, (sums.get(outcome) ?? 0) + count)
  return [...sums]
    .toSorted((a, b) => b[1] - a[1])
    .map(([outcome, count]) => `${outcome} ${count}`)
    .join(', ')
}

/** The table as text, one line per row, numbers to the right. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    String(row.clients),
    row.perSecond >= 100 ? row.perSecond.toFixed(0) : row.perSecond.toFixed(1),
    row.p50.toFixed(2),
    row.p99.toFixed(2),
    row.note,
  ])
  const head = ['what', 'clients', 'per s', 'p50 ms', 'p99 ms', 'note']
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((line) => line[column]?.length ?? 0)))
  const line = (values: readonly string[]) =>
    values
      .map((value, column) =>
        column === 0 || column === 5 ? value.padEnd(widths[column] ?? 0) : value.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [line(head), ...cells.map(line)].join('\n')
}

/** A target as a line: whether it is met, and the value. */
export function target(name: string, value: string, isMet: boolean): string {
  return `${isMet ? 'met   ' : 'MISSED'}  ${name}: ${value}`
}
