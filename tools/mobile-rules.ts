import type { MobileRead, MobileRule } from './mobile-files.ts'
import { ANDROID_RULES } from './mobile-rules-android.ts'
import { IOS_RULES } from './mobile-rules-ios.ts'

/** Shapes of secrets that no build may hold; a bundle is in everybody's hands. */
const SECRETS: readonly (readonly [shape: RegExp, what: string])[] = [
  [/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/, 'a private key'],
  [/\b(?:sk|rk|whsec)_(?:live|test)?_?[A-Za-z0-9]{16,}/, 'a secret key of Stripe'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'a key of AWS'],
  [/\baccess_token\$(?:production|sandbox)\$[a-z0-9]+\$/, 'an access token of Braintree'],
  [/postgres(?:ql)?:\/\/[^\s"'`]+:[^\s"'`]+@/, 'an address of a database with its password'],
  [/"type":\s*"service_account"/, 'a service account of Google'],
]

/** `mobile/app.json`. */
interface ShellFile {
  readonly apiHosts: readonly string[]
  readonly mediaHosts: readonly string[]
  readonly linkHost: string
}

/** What both shells share: one name, one version, no debugger, no other host, no secret. */
const SHARED_RULES: readonly MobileRule[] = [
  [
    'the shell shows its own files only',
    ({ config }) => [
      ...(config.server?.url ? [`server.url is ${config.server.url}`] : []),
      ...(config.server?.allowNavigation?.length ? ['server.allowNavigation lets other hosts into the shell'] : []),
      ...(config.server?.cleartext ? ['server.cleartext is on'] : []),
      ...(config.android?.allowMixedContent ? ['android.allowMixedContent is on'] : []),
    ],
  ],
  [
    'nobody debugs a release',
    ({ config }) =>
      (['android', 'ios'] as const)
        .filter((platform) => config[platform]?.webContentsDebuggingEnabled !== false)
        .map((platform) => `${platform}.webContentsDebuggingEnabled is not false`),
  ],
  [
    'nothing is logged',
    ({ config }) =>
      config.loggingBehavior === 'none' ? [] : ['loggingBehavior is not "none": logs hold what calls answer'],
  ],
  [
    'plug-ins are chosen by name',
    ({ config, androidPlugins, iosPlugins }) => {
      if (!Array.isArray(config.includePlugins)) return ['includePlugins is missing: every package brings its plug-in']
      const count = config.includePlugins.length
      const inAndroid =
        androidPlugins?.match(/implementation project\(':(?!capacitor-android'|capacitor-cordova)/g)?.length ?? 0
      const inIos = iosPlugins?.match(/\.package\(name: /g)?.length ?? 0
      return [
        ...(inAndroid === count ? [] : [`android has ${inAndroid} plug-ins, not ${count}: run npm run mobile:sync`]),
        ...(inIos === count ? [] : [`ios has ${inIos} plug-ins, not ${count}: run npm run mobile:sync`]),
      ]
    },
  ],
  [
    'hosts are encrypted, and the links are theirs',
    ({ shell }) => {
      const { apiHosts = [], mediaHosts = [], linkHost } = JSON.parse(shell ?? '{}') as Partial<ShellFile>
      const origins = [...apiHosts, ...mediaHosts].filter((host) => !/^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(host))
      return [
        ...(new Set(apiHosts).size < 2 ? ['apiHosts has no second host to fall back to (R-701)'] : []),
        ...origins.map((host) => `${host} is no https:// origin`),
        ...(apiHosts.some((host) => host === `https://${linkHost}`)
          ? []
          : [`linkHost ${linkHost} is none of apiHosts`]),
      ]
    },
  ],
  [
    'the shells report the version of the app',
    ({ product, iosSettings, gradle }) => {
      const { version = '' } = JSON.parse(product ?? '{}') as { readonly version?: string }
      return [
        ...(iosSettings?.includes(`MARKETING_VERSION = ${version}\n`)
          ? []
          : [`ios is not version ${version}: run npm run mobile:sync`]),
        ...(gradle?.includes('versionName product.version')
          ? []
          : ['android does not take its version from package.json']),
      ]
    },
  ],
  [
    'no secret is in the bundle',
    ({ bundle }) =>
      bundle.flatMap(({ path, text }) =>
        SECRETS.filter(([shape]) => shape.test(text)).map(([, what]) => `${path} holds ${what}`),
      ),
  ],
  [
    'a bundle is a shell’s own',
    ({ bundle }) =>
      bundle.flatMap(({ path, text }) => {
        if (/\/(?:sw|push-worker)\.js$/.test(path)) return [`${path} is a worker of the browser's`]
        if (!path.endsWith('index.html') || text.includes('http-equiv="Content-Security-Policy"')) return []
        return [`${path} has no Content-Security-Policy: it was not built by npm run mobile:sync`]
      }),
  ],
]

/** Every rule: its name, and what it finds wrong, as sentences; none when all is well (security guide, M-01). */
export const MOBILE_RULES: readonly MobileRule[] = [...SHARED_RULES, ...ANDROID_RULES, ...IOS_RULES]

/** What the rules find wrong in the files that were read. */
export function mobileFindings(read: MobileRead): string[] {
  return MOBILE_RULES.flatMap(([name, find]) => find(read).map((finding) => `${name}: ${finding}`))
}
