import { existsSync, statSync } from 'node:fs'
import { installPackages, ROOT } from './install.mjs'
import { fail, say } from './say.mjs'

/**
 * `npm run test:mutants`: Stryker over the rules that `stryker.config.mjs` names, two mutants at a time; `npm run test:mutants --
 * domain/orders domain/payments/credit.ts` only over these. Fails when fewer than nine of ten mutants of a folder are found.
 */
installPackages()
process.chdir(ROOT)

/** Percent of the mutants of a folder that a test must find. */
const LEAST = 90

const { Stryker } = await import('@stryker-mutator/core')
const { default: config } = await import('../stryker.config.mjs')
const [rules, others] = [
  config.mutate.filter((one) => !one.startsWith('!')),
  config.mutate.filter((one) => one.startsWith('!')),
]
const named = process.argv.slice(2).map((name) => name.replace(/\/$/, ''))
const strangers = named.filter((name) => !existsSync(name))
if (strangers.length > 0) fail(`There is no ${strangers.join(', ')}.`)
const asked = named.map((name) => (statSync(name).isDirectory() ? `${name}/*.ts` : name))

// What the tests would report of mutants is no figure of the product.
const figures = process.env.SCORECARD_FIGURES
delete process.env.SCORECARD_FIGURES
const mutants = await new Stryker({
  ...config,
  mutate: [...(asked.length > 0 ? asked : rules), ...others],
}).runMutationTest()
const folders = Map.groupBy(
  mutants.filter(({ status }) => status !== 'Ignored'),
  ({ fileName }) =>
    fileName
      .slice(ROOT.length + 1)
      .split('/')
      .slice(0, 2)
      .join('/'),
)
const percents = []
for (const [folder, tried] of [...folders].toSorted(([a], [b]) => a.localeCompare(b))) {
  const found = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const percent = (100 * found) / tried.length
  percents.push(percent)
  say(`${folder.padEnd(24)} ${percent.toFixed(1).padStart(5)} %  ${found} of ${tried.length} mutants found`)
}
if (figures !== undefined) {
  process.env.SCORECARD_FIGURES = figures
  const { reportFigures } = await import('../tests/support/figures.ts')
  reportFigures('Q-07', { mutants: [...folders.values()].flat().length, worst: Math.min(...percents) })
}
process.exit(percents.every((percent) => percent >= LEAST) ? 0 : 1)
