import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bringLateEvents, commandArbitrary, play, type Command } from './payment-commands.ts'
import { reportFigures } from '../support/figures.ts'
import { testSize } from '../support/test-size.ts'
import { brokenAtRest, brokenNow, comeToRest } from './payment-invariants.ts'
import { emptyTally, tally, type Tally } from './payment-tally.ts'
import { RULES, World, type Rule } from './payment-world.ts'

const SEED = Number(process.env['MODEL_SEED'] ?? 2027)
/** How many commands are played with every rule in place. */
const COMMANDS = Number(process.env['PAYMENT_MODEL_COMMANDS'] ?? testSize(60_000, 600_000, 3_000_000))
/** A rule that is switched off has to be found within these, whatever the size of the run. */
const CONTROL_COMMANDS = Math.max(COMMANDS, 600_000)
const PER_RUN = 60

/** Plays one life of the resort and answers what it broke. */
function live(seed: number, commands: readonly Command[], without: Rule | null, sums: Tally): string[] {
  const world = new World(seed, without)
  world.provider.onCancelled = ({ attemptId }) => {
    if (world.attempts.get(attemptId)?.use === 'paid') world.broken.add('R7: a payment that is kept was cancelled')
  }
  for (const command of commands) {
    play(world, command)
    const broken = brokenNow(world)
    if (broken.length > 0) return broken
  }
  comeToRest(world)
  const broken = brokenAtRest(world)
  bringLateEvents(world)
  comeToRest(world)
  tally(world, commands.length, sums)
  return [...broken, ...brokenAtRest(world)]
}

function explore(without: Rule | null, sums: Tally): fc.RunDetails<[number, Command[]]> {
  const commands = fc.array(commandArbitrary, { maxLength: 2 * PER_RUN, size: 'max' })
  return fc.check(
    fc.property(fc.integer(), commands, (seed, list) => {
      const broken = live(seed, list, without, sums)
      if (broken.length > 0) throw new Error(broken.join('\n'))
    }),
    {
      seed: SEED,
      numRuns: Math.ceil((without === null ? COMMANDS : CONTROL_COMMANDS) / PER_RUN),
      endOnFailure: without !== null,
    },
  )
}

/** What broke, after which steps, and how to see it again. */
function report({ seed, counterexample, errorInstance }: fc.RunDetails<[number, Command[]]>): string {
  const [chance, commands = []] = counterexample ?? []
  const steps = commands.map(({ name, pick, way }) => `${name}(${pick}, ${way})`)
  return [String(errorInstance), `MODEL_SEED=${seed}, chances ${chance}:`, ...steps].join('\n')
}

test('Q-03 Q-08 8.10 whatever happens, money and bookings agree at rest', () => {
  const sums = emptyTally()
  const started = performance.now()
  const details = explore(null, sums)
  const seconds = (performance.now() - started) / 1000
  reportFigures('Q-03', { payments: sums.commands, divergences: Number(details.failed) })
  reportFigures('Q-08', { deliveries: sums.events, wrong: Number(details.failed) })
  expect(details.failed ? report(details) : null).toBeNull()
  expect(Object.entries(sums).filter(([, count]) => count === 0)).toEqual([])
  process.stdout.write(`payment model: ${JSON.stringify(sums)}, ${Math.round(sums.runs / seconds)} runs/s\n`)
})

test.each(RULES)('Q-03 8.10 control: without "%s" something breaks', (rule) => {
  const details = explore(rule, emptyTally())
  expect(details.failed, `${details.numRuns} runs noticed nothing`).toBe(true)
})
