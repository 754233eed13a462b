import { buildWeb } from './build.mjs'
import { findChromium, installChromium } from './chromium.mjs'
import { installPackages } from './install.mjs'
import { installPostgres } from './postgres.mjs'
import { runTool } from './run.mjs'

/**
 * `npm test` and its sisters: makes ready what tests need, then runs them under the pinned Node. Chromium and PostgreSQL come first,
 * because a person who may not install them should not wait for anything else.
 */
installChromium()
installPostgres()
installPackages()
buildWeb()
const { code } = await runTool('tools/run-tests.ts', process.argv.slice(2), { CHROMIUM_PATH: findChromium() })
process.exit(code)
