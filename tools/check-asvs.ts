import { asvsProblems, asvsScore, readAsvs } from './asvs.ts'

/** Part of `npm run check`: the table of ASVS is whole, and what it names as evidence is there. Prints the score. */
const rows = readAsvs()
const problems = asvsProblems(rows)
for (const problem of problems) process.stdout.write(`  ${problem}\n`)
const { applicable, holding, tested, open } = asvsScore(rows)
process.stdout.write(
  `  ASVS 5.0 level 2: ${holding} of ${applicable} hold, ${tested} by a test; open: ${open.join(' ')}\n`,
)
process.exitCode = problems.length === 0 ? 0 : 1
