import { LANGUAGES, type MobileRead, type MobileRule } from './mobile-files.ts'

/** What the app asks the person for, each in every language. */
const QUESTIONS = ['NSCameraUsageDescription']
const KNOWN_RIGHTS = ['aps-environment', 'com.apple.developer.associated-domains']

const keysOf = (plist: string | null) => [...(plist ?? '').matchAll(/<key>([^<]+)<\/key>/g)].map(([, key = '']) => key)
const isTrue = (plist: string | null, key: string) => new RegExp(`<key>${key}</key>\\s*<true/>`).test(plist ?? '')

function wrongTransport(plist: string | null): string[] {
  const exceptions = keysOf(plist).filter((key) => key.startsWith('NSException') || key === 'NSPinnedDomains')
  const allowed = keysOf(plist).filter((key) => key.startsWith('NSAllows') && isTrue(plist, key))
  return [...exceptions, ...allowed].map((key) => `${key} is an exception from App Transport Security`)
}

/** A login comes back by this scheme, worth nothing to another app that takes it (decision 219); no other link needs one. */
function wrongSchemes(plist: string | null): string[] {
  const lists = [...(plist ?? '').matchAll(/<key>CFBundleURLSchemes<\/key>\s*<array>(.*?)<\/array>/gs)]
  const schemes = lists.flatMap(([, list = '']) =>
    [...list.matchAll(/<string>([^<]*)<\/string>/g)].map(([, name]) => name),
  )
  return schemes.join() === '$(PRODUCT_BUNDLE_IDENTIFIER)'
    ? []
    : [`the schemes are "${schemes.join()}", not the app’s id`]
}

function wrongQuestions(plist: string | null, camera: MobileRead['camera']): string[] {
  const asked = keysOf(plist).filter((key) => key.endsWith('UsageDescription'))
  return [
    ...asked.filter((key) => !QUESTIONS.includes(key)).map((key) => `${key} has no reason`),
    ...QUESTIONS.filter((key) => !asked.includes(key)).map((key) => `${key} is missing`),
    ...LANGUAGES.flatMap((language) =>
      QUESTIONS.filter((key) => !new RegExp(`"${key}"\\s*=\\s*"[^"]{20,}";`).test(camera[language] ?? '')).map(
        (key) => `${key} is not said in ${language}`,
      ),
    ),
  ]
}

/** Rules about the iOS project: transport, questions, privacy, rights, links, swipe (M-01, R-222). */
export const IOS_RULES: readonly MobileRule[] = [
  ['ios speaks encrypted only', ({ plist }) => wrongTransport(plist)],
  ['ios asks in five languages', ({ plist, camera }) => wrongQuestions(plist, camera)],
  ['ios has one scheme, its own id', ({ plist }) => wrongSchemes(plist)],
  [
    'ios shares no files',
    ({ plist }) =>
      ['UIFileSharingEnabled', 'LSSupportsOpeningDocumentsInPlace', 'UIBackgroundModes'].filter((key) =>
        keysOf(plist).includes(key),
      ),
  ],
  [
    'ios has the rights it needs',
    ({ entitlements }) => [
      ...keysOf(entitlements)
        .filter((key) => !KNOWN_RIGHTS.includes(key))
        .map((key) => `${key} has no reason`),
      ...['applinks', 'webcredentials']
        .filter((right) => entitlements?.includes(`<string>${right}:$(LINK_HOST)</string>`) !== true)
        .map((right) => `${right} of the host are not the app’s`),
    ],
  ],
  [
    'ios declares what it collects',
    ({ privacy, xcode }) => [
      ...(privacy === null ? ['PrivacyInfo.xcprivacy is missing'] : []),
      ...(isTrue(privacy, 'NSPrivacyTracking') || isTrue(privacy, 'NSPrivacyCollectedDataTypeTracking')
        ? ['it says that it tracks']
        : []),
      ...['NSPrivacyCollectedDataTypes', 'NSPrivacyAccessedAPITypes', 'NSPrivacyTracking']
        .filter((key) => !keysOf(privacy).includes(key))
        .map((key) => `${key} is missing`),
      ...(xcode?.includes('PrivacyInfo.xcprivacy in Resources')
        ? []
        : ['the project leaves PrivacyInfo.xcprivacy out']),
    ],
  ],
  [
    'ios goes back by its own buttons',
    ({ viewController }) =>
      viewController?.includes('allowsBackForwardNavigationGestures = false')
        ? []
        : ['a swipe from the edge goes back'],
  ],
]
