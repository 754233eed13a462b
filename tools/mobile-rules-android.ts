import type { MobileRule } from './mobile-files.ts'

/** The permissions that the app has a reason for; docs/mobile.md gives each. */
const PERMISSIONS = ['INTERNET', 'ACCESS_NETWORK_STATE', 'CAMERA', 'POST_NOTIFICATIONS', 'VIBRATE']
const STORES = ['root', 'file', 'database', 'sharedpref', 'external']

const textOf = (file: string | null) => (file ?? '').replaceAll(/<!--[\s\S]*?-->/g, '')
const attribute = (tag: string, name: string) => new RegExp(`\\sandroid:${name}="([^"]*)"`).exec(tag)?.[1]
const application = (manifest: string | null) => /<application[\s\S]*?>/.exec(textOf(manifest))?.[0] ?? ''
const parts = (manifest: string | null) =>
  textOf(manifest).match(/<(?:activity|service|receiver|provider)\b[\s\S]*?>/g) ?? []

function wrongPermissions(manifest: string | null): string[] {
  const asked = [...textOf(manifest).matchAll(/<uses-permission[^>]*android:name="android\.permission\.(\w+)"/g)].map(
    ([, name = '']) => name,
  )
  const all = textOf(manifest).match(/<uses-permission/g)?.length ?? 0
  return [
    ...asked.filter((name) => !PERMISSIONS.includes(name)).map((name) => `${name} has no reason`),
    ...PERMISSIONS.filter((name) => !asked.includes(name)).map((name) => `${name} is missing`),
    ...(all === asked.length ? [] : ['there is a permission that is none of Android’s own']),
  ]
}

function wrongExports(manifest: string | null): string[] {
  return parts(manifest).flatMap((part) => {
    const name = attribute(part, 'name')
    const isExported = attribute(part, 'exported')
    if (isExported === undefined) return [`${name} does not say whether it is exported`]
    return isExported === 'true' && name !== '.MainActivity' ? [`${name} is exported`] : []
  })
}

function wrongLinks(manifest: string | null): string[] {
  const filters = textOf(manifest).match(/<intent-filter[\s\S]*?<\/intent-filter>/g) ?? []
  const opening = filters.filter((filter) => filter.includes('android.intent.action.VIEW'))
  const schemes = opening.flatMap((filter) =>
    [...filter.matchAll(/android:scheme="([^"]*)"/g)].map(([, scheme = '']) => scheme),
  )
  return [
    ...(opening.length === 1 ? [] : [`there are ${opening.length} filters for links, not one`]),
    ...schemes.filter((scheme) => scheme !== 'https').map((scheme) => `${scheme}: can be taken by any other app`),
    ...(opening.every((filter) => filter.includes('android:autoVerify="true"'))
      ? []
      : ['the host is not proven (autoVerify)']),
  ]
}

const leftOut = (rules: string | null, section: string | null) => {
  const body =
    section === null
      ? textOf(rules)
      : (new RegExp(`<${section}>([\\s\\S]*?)</${section}>`).exec(textOf(rules))?.[1] ?? '')
  const missing = STORES.filter((store) => !body.includes(`<exclude domain="${store}"`))
  const wrong = body.includes('<include') ? ['something is let out'] : []
  return [...wrong, ...missing.map((store) => `${section ?? 'full backup'} lets ${store} out`)]
}

/** Rules about the Android project: permissions, backup, encryption, exported parts, links, release (M-01). */
export const ANDROID_RULES: readonly MobileRule[] = [
  ['android asks for what it needs', ({ manifest }) => wrongPermissions(manifest)],
  [
    'android makes no backup',
    ({ manifest, dataExtraction, backupRules }) => [
      ...(attribute(application(manifest), 'allowBackup') === 'false' ? [] : ['allowBackup is not false']),
      ...(attribute(application(manifest), 'dataExtractionRules') === '@xml/data_extraction_rules'
        ? []
        : ['dataExtractionRules is not set']),
      ...leftOut(dataExtraction, 'cloud-backup'),
      ...leftOut(dataExtraction, 'device-transfer'),
      ...leftOut(backupRules, null),
    ],
  ],
  [
    'android speaks encrypted only',
    ({ manifest, networkSecurity }) => [
      ...(attribute(application(manifest), 'usesCleartextTraffic') === 'false'
        ? []
        : ['usesCleartextTraffic is not false']),
      ...(attribute(application(manifest), 'networkSecurityConfig') === '@xml/network_security_config'
        ? []
        : ['networkSecurityConfig is not set']),
      ...(/cleartextTrafficPermitted="true"/.test(textOf(networkSecurity)) ? ['cleartext is permitted somewhere'] : []),
      ...(/<base-config cleartextTrafficPermitted="false">/.test(textOf(networkSecurity))
        ? []
        : ['the base permits cleartext']),
      ...(/<certificates src="user"|<debug-overrides|overridePins/.test(textOf(networkSecurity))
        ? ['certificates beside the system’s are trusted']
        : []),
    ],
  ],
  ['android exports one screen', ({ manifest }) => wrongExports(manifest)],
  ['android opens links of its host', ({ manifest }) => wrongLinks(manifest)],
  [
    'android hands out photos alone',
    ({ filePaths }) =>
      /<(?:root-path|files-path|external-path|cache-path)/.test(textOf(filePaths)) ||
      /path="\.?"/.test(textOf(filePaths))
        ? ['file_paths.xml opens more than the folder of photos']
        : [],
  ],
  [
    'android releases nothing debuggable',
    ({ manifest, gradle }) => [
      ...(attribute(application(manifest), 'debuggable') === 'true' ? ['the manifest is debuggable'] : []),
      ...(/release\s*\{[^}]*debuggable false/.test(gradle ?? '') ? [] : ['the release does not say debuggable false']),
      ...(/(?:storePassword|keyPassword)\s+["']/.test(gradle ?? '') ? ['build.gradle holds a password'] : []),
    ],
  ],
]
