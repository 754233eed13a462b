import { buildWeb } from './build.mjs'
import { findChromium, installChromium } from './chromium.mjs'
import { installPackages } from './install.mjs'
import { installPostgres } from './postgres.mjs'
import { runTool } from './run.mjs'

/**
 * `npm test` and its sisters, and `npm run scorecard`: makes ready what tests need, then runs them under the pinned Node. Chromium and
 * PostgreSQL come first, because a person who may not install them should not wait for anything else.
 */
installChromium()
installPostgres()
installPackages()
buildWeb()
const words = process.argv.slice(2)
const [tool, args] =
  words[0] === 'scorecard' ? ['tools/scorecard/run.ts', words.slice(1)] : ['tools/run-tests.ts', words]
const { code } = await runTool(tool, args, { CHROMIUM_PATH: findChromium() })
process.exit(code)
