import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { findChromium, installChromium } from './chromium.mjs'
import { installPackages, ROOT } from './install.mjs'
import { installPostgres } from './postgres.mjs'
import { runTool } from './run.mjs'
import { say } from './say.mjs'

/** `npm test`: installs what is missing (browser and PostgreSQL too), then runs every test and counts them all. */
installPackages()
installChromium()
installPostgres()
buildWeb()

const results = join(ROOT, 'test-results')
rmSync(results, { recursive: true, force: true })
const total = { passed: 0, failed: 0 }
let code = 0

say('Rules, calls, components, races')
const vitestReport = join(results, 'vitest.json')
const vitest = await runTool('node_modules/vitest/vitest.mjs', [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
])
code ||= vitest.code
const unit = JSON.parse(readFileSync(vitestReport, 'utf8'))
total.passed += unit.numPassedTests
// A test that is skipped counts as failed: a check that does not run proves nothing.
total.failed +=
  unit.numFailedTests +
  unit.numPendingTests +
  unit.numTodoTests +
  (unit.numFailedTestSuites > 0 && unit.numFailedTests === 0 ? 1 : 0)

say('The app in a browser')
const playwrightReport = join(results, 'playwright.json')
const playwright = await runTool('node_modules/@playwright/test/cli.js', ['test'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  CHROMIUM_PATH: findChromium(),
})
code ||= playwright.code
const browser = JSON.parse(readFileSync(playwrightReport, 'utf8')).stats
total.passed += browser.expected
total.failed += browser.unexpected + browser.skipped
// In CI a test has a second try; one that needed it passed, and is named until somebody finds out why.
total.passed += browser.flaky
const shaky = [...shakyOf(unit), ...shakyBrowserTests(JSON.parse(readFileSync(playwrightReport, 'utf8')).suites)]
if (shaky.length > 0) say(`Passed at the second try only:\n${shaky.map((title) => `  ${title}`).join('\n')}`)

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(code !== 0 || total.failed > 0 || total.passed === 0 ? 1 : 0)

/** Full names of vitest's tests that failed first and passed then. */
function shakyOf({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  )
}

/** The same of Playwright's. */
function shakyBrowserTests(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...shakyBrowserTests(inner),
  ])
}
