import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { judge } from './judge.ts'
import { measure } from './measure.ts'
import { ROWS, rowsNamed } from './rows.ts'
import { scorecardText, summary } from './table.ts'

/**
 * `npm run scorecard`: measures the rows of the reliability guide, 8, and writes docs/scorecard.md. Ids and groups choose rows
 * (`Q L-04`), `--long` takes the sizes of the night and a new seed, `--seed` names one. Ends with 1 when a row misses its target.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')
const DOCUMENT = path.join(ROOT, 'docs', 'scorecard.md')
const say = (text: string) => void process.stdout.write(`• ${text}\n`)
const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim()

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false }, seed: { type: 'string' } },
})
const { rows, unknown } = rowsNamed(positionals)
if (unknown.length > 0) {
  process.stderr.write(`✗ Rows are ids such as L-04 and groups such as Q; not "${unknown.join(' ')}"\n`)
  process.exit(1)
}
const seed = Number(values.seed ?? (values.long ? Math.floor(Math.random() * 2 ** 31) : 2027))
const isChanged = git('status', '--porcelain', '--', '.', ':!docs/scorecard.md') !== ''
const commit = `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`

say(`${rows.size} rows at ${commit}, seed ${seed}${values.long ? ', in their long form' : ''}`)
const evidence = await measure(rows, { isLong: values.long, seed }, say)
const verdicts = new Map(
  [...rows].flatMap(([id, row]) => {
    const found = evidence.get(id)
    return found === undefined ? [] : [[id, judge(row, found, values.long)] as const]
  }),
)
for (const [id, { verdict, figure }] of verdicts) process.stdout.write(`${id}  ${verdict}: ${figure}\n`)
const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : ''
const text = scorecardText(ROWS, verdicts, { commit, seed }, before)
writeFileSync(DOCUMENT, text)
say(summary(text.split('\n').filter((line) => /^\| [A-Z]-\d\d \|/.test(line))))
process.exitCode = [...verdicts.values()].some(({ verdict }) => verdict.startsWith('MISSED')) ? 1 : 0
