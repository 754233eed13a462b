import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import config from '../capacitor.config.ts'
import { whatIsMissing, type Machine } from './mobile-build.ts'
import { readMobile, type MobileRead } from './mobile-files.ts'
import { MOBILE_RULES, mobileFindings } from './mobile-rules.ts'
import { reportFigures } from '../tests/support/figures.ts'
import { shellPolicy } from './mobile-web.ts'

const ROOT = join(import.meta.dirname, '..')
/** The committed projects; what `npm run mobile:sync` has left on this machine is looked at by the check itself. */
const right: MobileRead = { ...readMobile(ROOT, config), bundle: [] }
type FileName = Exclude<keyof MobileRead, 'camera' | 'config' | 'bundle'>
/** A copy in which one file says something else; the text that goes must be there. */
const broken = (name: FileName, from: string | RegExp, to: string): MobileRead => {
  const text = right[name] ?? ''
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${name} does not say ${String(from)}`)
  return { ...right, [name]: changed }
}
const camera = (language: string, said: string) => ({
  ...right,
  camera: { ...right.camera, [language]: said },
})
const configured = (change: object) => ({ ...right, config: { ...config, ...change } })
const bundled = (path: string, said: string) => ({ ...right, bundle: [{ path, text: said }] })
const asked = (permission: string) =>
  broken(
    'manifest',
    '<application',
    `<uses-permission android:name="android.permission.${permission}" />\n<application`,
  )
const listened = (part: string) => broken('manifest', '</application>', `${part}</application>`)
const told = (key: string, value: string) => broken('plist', '<dict>', `<dict><key>${key}</key>${value}`)

test('M-01 the committed shells keep every rule', () => {
  const findings = mobileFindings(right)
  reportFigures('M-01', { rules: MOBILE_RULES.length, findings: findings.length })
  expect(findings).toEqual([])
})

/** Each rule with copies that it must refuse. */
const BROKEN: readonly (readonly [rule: string, read: MobileRead])[] = [
  ['the shell shows its own files only', configured({ server: { url: 'http://192.0.2.7:5173' } })],
  ['the shell shows its own files only', configured({ server: { allowNavigation: ['*'] } })],
  ['the shell shows its own files only', configured({ server: { cleartext: true } })],
  ['the shell shows its own files only', configured({ android: { ...config.android, allowMixedContent: true } })],
  ['nobody debugs a release', configured({ android: { ...config.android, webContentsDebuggingEnabled: true } })],
  ['nobody debugs a release', configured({ ios: { path: 'mobile/ios' } })],
  ['nothing is logged', configured({ loggingBehavior: 'production' })],
  ['plug-ins are chosen by name', configured({ includePlugins: undefined })],
  ['plug-ins are chosen by name', broken('androidPlugins', /implementation project\(':capacitor-share'\)/, '')],
  ['plug-ins are chosen by name', broken('iosPlugins', /\.package\(name: "CapacitorShare"/, '.gone(')],
  ['hosts are encrypted, and the links are theirs', broken('shell', 'https://app', 'http://app')],
  ['hosts are encrypted, and the links are theirs', broken('shell', '"linkHost": "', '"linkHost": "other.')],
  ['hosts are encrypted, and the links are theirs', broken('shell', /"apiHosts": \[[^\]]*\]/, '"apiHosts": []')],
  ['hosts are encrypted, and the links are theirs', broken('shell', /, "https:\/\/app2[^"]*"/, '')],
  [
    'the shells report the version of the app',
    broken('iosSettings', /MARKETING_VERSION = [\d.]+/, 'MARKETING_VERSION = 1.0'),
  ],
  ['the shells report the version of the app', broken('gradle', 'versionName product.version', 'versionName "1.0"')],
  ['no secret is in the bundle', bundled('public/assets/a.js', `x='sk_live_${'a1'.repeat(12)}'`)],
  ['no secret is in the bundle', bundled('public/assets/a.js', '-----BEGIN PRIVATE KEY-----')],
  ['no secret is in the bundle', bundled('public/a.json', '{"type": "service_account"}')],
  ['no secret is in the bundle', bundled('public/a.js', 'postgres://resort:word@db/battigia')],
  ['a bundle is a shell’s own', bundled('public/sw.js', 'self')],
  ['a bundle is a shell’s own', bundled('public/index.html', '<html></html>')],
  ['android asks for what it needs', asked('ACCESS_FINE_LOCATION')],
  ['android asks for what it needs', asked('READ_EXTERNAL_STORAGE')],
  ['android asks for what it needs', broken('manifest', /<uses-permission[^>]*CAMERA[^>]*>/, '')],
  [
    'android asks for what it needs',
    broken(
      'manifest',
      '<application',
      '<uses-permission android:name="com.google.android.gms.permission.AD_ID" /><application',
    ),
  ],
  ['android makes no backup', broken('manifest', 'android:allowBackup="false"', 'android:allowBackup="true"')],
  ['android makes no backup', broken('manifest', /android:dataExtractionRules="[^"]*"/, '')],
  ['android makes no backup', broken('dataExtraction', /<exclude domain="sharedpref" \/>/, '')],
  [
    'android makes no backup',
    broken('dataExtraction', '<device-transfer>', '<device-transfer><include domain="file" />'),
  ],
  ['android makes no backup', broken('backupRules', /<exclude domain="database"[^>]*>/, '')],
  ['android speaks encrypted only', broken('manifest', 'usesCleartextTraffic="false"', 'usesCleartextTraffic="true"')],
  ['android speaks encrypted only', broken('manifest', /android:networkSecurityConfig="[^"]*"/, '')],
  ['android speaks encrypted only', broken('networkSecurity', 'Permitted="false"', 'Permitted="true"')],
  ['android speaks encrypted only', broken('networkSecurity', 'src="system"', 'src="user"')],
  ['android exports one screen', listened('<service android:name=".Open" android:exported="true" />')],
  ['android exports one screen', listened('<receiver android:name=".Unsaid" />')],
  ['android opens links of its host', broken('manifest', 'android:scheme="https"', 'android:scheme="battigia"')],
  ['android opens links of its host', broken('manifest', ' android:autoVerify="true"', '')],
  ['android hands out photos alone', broken('filePaths', /path="[^"]*"/, 'path="."')],
  ['android hands out photos alone', broken('filePaths', '<external-files-path', '<root-path')],
  ['android releases nothing debuggable', broken('gradle', 'debuggable false', 'debuggable true')],
  ['android releases nothing debuggable', broken('gradle', /storePassword .*/, 'storePassword "secret"')],
  ['android releases nothing debuggable', broken('manifest', '<application', '<application android:debuggable="true"')],
  ['ios speaks encrypted only', broken('plist', /(<key>NSAllowsArbitraryLoads<\/key>\s*)<false\/>/, '$1<true/>')],
  ['ios speaks encrypted only', told('NSExceptionDomains', '<dict/>')],
  ['ios asks in five languages', camera('nl', '')],
  ['ios asks in five languages', camera('de', '"NSCameraUsageDescription" = "";')],
  ['ios asks in five languages', told('NSLocationWhenInUseUsageDescription', '<string>why</string>')],
  ['ios asks in five languages', broken('plist', '<key>NSCameraUsageDescription</key>', '<key>NSCamera</key>')],
  [
    'ios has one scheme, its own id',
    broken('plist', /<string>\$\(PRODUCT_BUNDLE_IDENTIFIER\)<\/string>(?=\s*<\/array>)/, ''),
  ],
  [
    'ios has one scheme, its own id',
    broken('plist', /(<string>)\$\([A-Z_]+\)(?=<\/string>\s*<\/array>)/, '$1battigia'),
  ],
  ['ios has one scheme, its own id', told('CFBundleURLSchemes', '<array><string>battigia</string></array>')],
  ['ios shares no files', told('UIFileSharingEnabled', '<true/>')],
  [
    'ios has the rights it needs',
    broken('entitlements', '<dict>', '<dict><key>com.apple.developer.healthkit</key><true/>'),
  ],
  ['ios has the rights it needs', broken('entitlements', 'applinks:', 'webcredentials:')],
  ['ios has the rights it needs', broken('entitlements', 'webcredentials:', 'applinks:')],
  ['ios declares what it collects', { ...right, privacy: null }],
  ['ios declares what it collects', broken('privacy', /(<key>NSPrivacyTracking<\/key>\s*)<false\/>/, '$1<true/>')],
  ['ios declares what it collects', broken('xcode', /PrivacyInfo\.xcprivacy in Resources/g, 'gone')],
  ['ios goes back by its own buttons', broken('viewController', 'Gestures = false', 'Gestures = true')],
]

test('R-222 swiping back from the edge is disabled in the shell, and a shell that allows it is found', () => {
  expect(right.viewController).toContain('allowsBackForwardNavigationGestures = false')
  const found = mobileFindings(broken('viewController', 'Gestures = false', 'Gestures = true'))
  expect(found).toEqual(['ios goes back by its own buttons: a swipe from the edge goes back'])
})

describe('M-01 control: every rule can fail', () => {
  test.each(BROKEN)('%s (%#)', (rule, read) => {
    const findings = mobileFindings(read)
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.every((finding) => finding.startsWith(`${rule}: `))).toBe(true)
  })

  test('each has a copy above', () => {
    expect(MOBILE_RULES.map(([name]) => name).toSorted()).toEqual([...new Set(BROKEN.map(([rule]) => rule))].toSorted())
  })
})

test('M-01 what belongs to one machine is not committed: the synced app, keys, passwords', () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'mobile'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(tracked).not.toMatch(
    /assets\/public|App\/public|capacitor\.config\.json|google-services\.json|keystore|\.jks|local\.properties/,
  )
})

test('a shell’s document has the server’s policy, with the hosts of the resort and no provider', () => {
  const hosts = {
    apiHosts: ['https://api.argo.example', 'https://api2.argo.example'],
    mediaHosts: ['https://cam.argo.example'],
  }
  const rules = shellPolicy(readFileSync(join(ROOT, 'web/index.html'), 'utf8'), hosts).split('; ')
  expect(rules).toContain("script-src 'self'")
  expect(rules).toContain(
    "connect-src 'self' https://api.argo.example https://api2.argo.example https://cam.argo.example",
  )
  expect(rules).toContain("img-src 'self' data: blob: https://api.argo.example https://api2.argo.example")
  expect(rules).toContain("require-trusted-types-for 'script'")
  expect(rules.join()).not.toMatch(/unsafe|frame-ancestors|report-/)
})

describe('a machine that cannot build says so', () => {
  const machine: Machine = { env: {}, os: 'linux', hasProgram: () => true, exists: () => true }
  test.each([
    ['ios', machine, /no Mac/],
    ['ios', { ...machine, os: 'darwin', hasProgram: () => false }, /Xcode is not installed/],
    ['android', { ...machine, hasProgram: () => false }, /No Java/],
    ['android', machine, /No Android SDK/],
    ['android', { ...machine, env: { ANDROID_HOME: 'sdk' }, exists: () => false }, /No Android SDK/],
  ] as const)('%s', (platform, lacking, sentence) => {
    expect(whatIsMissing(platform, lacking)).toMatch(sentence)
  })
  test('and one that can says nothing', () => {
    expect(whatIsMissing('ios', { ...machine, os: 'darwin' })).toBeNull()
    expect(whatIsMissing('android', { ...machine, env: { ANDROID_HOME: 'sdk' } })).toBeNull()
  })
})
