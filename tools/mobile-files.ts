import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { CapacitorConfig } from '@capacitor/cli'

const ANDROID = 'mobile/android/app/src/main'
const IOS = 'mobile/ios/App/App'
/** Languages of the app; the system's question about the camera is asked in each. */
export const LANGUAGES = ['it', 'en', 'fr', 'nl', 'de'] as const

/** The committed files that the rules are about, by the name that a rule calls them. */
const FILES = {
  manifest: `${ANDROID}/AndroidManifest.xml`,
  networkSecurity: `${ANDROID}/res/xml/network_security_config.xml`,
  dataExtraction: `${ANDROID}/res/xml/data_extraction_rules.xml`,
  backupRules: `${ANDROID}/res/xml/backup_rules.xml`,
  filePaths: `${ANDROID}/res/xml/file_paths.xml`,
  gradle: 'mobile/android/app/build.gradle',
  androidPlugins: 'mobile/android/app/capacitor.build.gradle',
  plist: `${IOS}/Info.plist`,
  entitlements: `${IOS}/App.entitlements`,
  privacy: `${IOS}/PrivacyInfo.xcprivacy`,
  xcode: 'mobile/ios/App/App.xcodeproj/project.pbxproj',
  iosPlugins: 'mobile/ios/App/CapApp-SPM/Package.swift',
  viewController: `${IOS}/AppViewController.swift`,
  iosSettings: 'mobile/ios/shell.xcconfig',
  shell: 'mobile/app.json',
  product: 'package.json',
}

/** A text file of a synced app. */
export interface BundleText {
  readonly path: string
  readonly text: string
}

/** What the rules look at; null for a file that is missing. */
export type MobileRead = Readonly<Record<keyof typeof FILES, string | null>> & {
  readonly camera: Readonly<Record<(typeof LANGUAGES)[number], string | null>>
  readonly config: CapacitorConfig
  readonly bundle: readonly BundleText[]
}

/** A rule: its name, and what it finds wrong, as sentences. */
export type MobileRule = readonly [name: string, find: (read: MobileRead) => readonly string[]]

const BUNDLES = [`${ANDROID}/assets/public`, `${IOS}/public`]

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder).toSorted()) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

/** The synced copies of the built app, where there are any: their texts by path, to look for secrets in. */
function bundleTexts(root: string): BundleText[] {
  const built = BUNDLES.map((folder) => join(root, folder)).filter(existsSync)
  return built
    .flatMap((folder) => [...filesBelow(folder)])
    .filter((file) => /\.(?:js|html|json|css|svg)$/.test(file))
    .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }))
}

/** Everything that the rules look at, as texts: `read.manifest`, `read.camera.it` …; null for a file that is missing. */
export function readMobile(root: string, config: CapacitorConfig): MobileRead {
  const textOf = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null)
  const texts = Object.fromEntries(Object.entries(FILES).map(([name, path]) => [name, textOf(path)]))
  const camera = Object.fromEntries(
    LANGUAGES.map((language) => [language, textOf(`${IOS}/${language}.lproj/InfoPlist.strings`)]),
  )
  return { ...texts, camera, config, bundle: bundleTexts(root) } as unknown as MobileRead
}
