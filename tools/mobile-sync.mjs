import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, ROOT } from './install.mjs'
import { runTool } from './run.mjs'
import { fail, say } from './say.mjs'

/** Built for the web, and nothing to a shell: workers of the browser, and what tells a browser how to install the app. */
const NOT_IN_SHELLS = ['.vite', '.built-from', 'push-worker.js', 'sw.js', 'manifest.webmanifest']
const PLATFORMS = ['android', 'ios']

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

/** What Xcode takes from `mobile/app.json`; Gradle reads the file itself. */
function iosSettings(shell, version) {
  return [
    '// Made by `npm run mobile:sync` from mobile/app.json and package.json.',
    `APP_NAME = ${shell.appName}`,
    `PRODUCT_BUNDLE_IDENTIFIER = ${shell.appId}`,
    `MARKETING_VERSION = ${version}`,
    `CURRENT_PROJECT_VERSION = ${shell.build}`,
    `LINK_HOST = ${shell.linkHost}`,
    '',
  ].join('\n')
}

/** Builds the web app for one platform and puts it into its project. */
async function syncPlatform(platform, shell, version) {
  say(`Building the app for ${platform}`)
  const built = await runTool('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    VITE_APP_PLATFORM: platform,
    VITE_APP_VERSION: version,
    VITE_API_HOSTS: shell.apiHosts.join(','),
  })
  if (built.code !== 0) fail(`The app could not be built for ${platform}: the lines above say where.`)
  for (const name of NOT_IN_SHELLS) rmSync(join(ROOT, 'dist/mobile', name), { recursive: true, force: true })
  const synced = await runTool('node_modules/@capacitor/cli/bin/capacitor', ['sync', platform])
  if (synced.code !== 0) fail(`The built app could not be put into mobile/${platform}: the lines above say why.`)
}

/** `npm run mobile:sync [android|ios]`: the built web app, its plug-ins and its settings in the native projects. */
async function syncMobile(wanted) {
  const unknown = wanted.filter((name) => !PLATFORMS.includes(name))
  if (unknown.length > 0) fail(`There is no platform "${unknown[0]}": write android, ios or nothing for both.`)
  installPackages()
  const shell = readJson('mobile/app.json')
  const { version } = readJson('package.json')
  if (shell.apiHosts.length === 0 || !existsSync(join(ROOT, 'mobile')))
    fail('mobile/app.json names no host of the API: the app would call itself.')
  writeFileSync(join(ROOT, 'mobile/ios/shell.xcconfig'), iosSettings(shell, version))
  for (const platform of wanted.length > 0 ? wanted : PLATFORMS) await syncPlatform(platform, shell, version)
  if ((await runTool('tools/check-mobile.ts', [])).code !== 0)
    fail('The shells are not as they must be: the lines above say where.')
  say('Synced. docs/mobile.md says how to build, sign and submit.')
}

await syncMobile(process.argv.slice(2))
