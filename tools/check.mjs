import { buildWeb } from './build.mjs'
import { checkAdvisories } from './check-advisories.mjs'
import { checkBundle } from './check-bundle.mjs'
import { checkFileSizes } from './check-file-sizes.mjs'
import { checkLicences } from './check-licences.mjs'
import { checkLockfile } from './check-lockfile.mjs'
import { installPackages } from './install.mjs'
import { runTool } from './run.mjs'

/** `npm run check`: everything about the house that a tool can see. All checks run; any failure fails. */
installPackages()

const tool =
  (bin, ...args) =>
  async () =>
    (await runTool(`node_modules/${bin}`, args)).code === 0

const CHECKS = [
  ['types', tool('typescript/bin/tsc', '-b')],
  ['lint', tool('oxlint/bin/oxlint', '--deny-warnings')],
  ['format', tool('oxfmt/bin/oxfmt', '--list-different')],
  [
    'boundaries',
    tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'domain',
      'server',
      'sandbox',
      'web',
    ),
  ],
  ['dead files, exports and packages', tool('knip/bin/knip.js')],
  ['file sizes', checkFileSizes],
  ['lockfile', checkLockfile],
  ['licences of what is shipped', checkLicences],
  ['known advisories', checkAdvisories],
  ['secrets', tool('secretlint/bin/secretlint.js', '--maskSecrets', '**/*')],
  ['security requirements and their evidence', async () => (await runTool('tools/check-asvs.ts', [])).code === 0],
  ['native shells', async () => (await runTool('tools/check-mobile.ts', [])).code === 0],
  ['requirements and their tests', async () => (await runTool('tools/trace.ts', ['--check'])).code === 0],
  ['calls and their doors', async () => (await runTool('tools/check-doors.ts', [])).code === 0],
  [
    'guest bundle',
    () => {
      buildWeb()
      return checkBundle()
    },
  ],
]

const failed = []
for (const [name, run] of CHECKS) {
  process.stdout.write(`• ${String(name)}\n`)
  const isFine = await run()
  if (!isFine) failed.push(name)
}
process.stdout.write(failed.length === 0 ? `✓ ${CHECKS.length} checks\n` : `✗ failed: ${failed.join(', ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)
