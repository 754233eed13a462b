import { parseArgs } from 'node:util'
import { installPackages } from './install.mjs'
import { runTool } from './run.mjs'
import { fail, say } from './say.mjs'

/**
 * `npm run simulate`: a whole day of August at a resort of 400 places, with 900 guests and 1,500 bar orders, in fast time on a
 * database of its own; all invariants are checked at every step. `--seed` repeats a day, `--scale 0.1` is a tenth of it, and
 * `--control place` or `--control till` breaks a rule on purpose: then it has to fail.
 */
installPackages()

const { values } = parseArgs({
  options: { seed: { type: 'string' }, scale: { type: 'string' }, control: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const scale = Number(values.scale ?? 1)
if (!Number.isSafeInteger(seed) || !(scale > 0)) fail('--seed is a whole number, --scale a number above 0')
say(`A day's simulation, seed ${seed}`)
const { code } = await runTool('node_modules/vitest/vitest.mjs', ['run', '--project', 'simulation'], {
  SIMULATION_SEED: String(seed),
  SIMULATION_SCALE: String(scale),
  ...(values.control === undefined ? {} : { SIMULATION_CONTROL: values.control }),
})
process.exit(code)
