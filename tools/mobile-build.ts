import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** What a machine has. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly os: string
  readonly hasProgram: (name: string) => boolean
  readonly exists: (path: string) => boolean
}

/** What this machine lacks to build a platform, as a sentence; null when it lacks nothing. */
export function whatIsMissing(platform: Platform, { env, os, hasProgram, exists }: Machine): string | null {
  if (platform === 'ios') {
    if (os !== 'darwin') return 'iOS is built on a Mac with Xcode 26 or newer, and this machine is no Mac.'
    return hasProgram('xcodebuild')
      ? null
      : 'Xcode is not installed here: install it from the App Store, then start it once.'
  }
  const sdk = env.ANDROID_HOME ?? env.ANDROID_SDK_ROOT
  if (!hasProgram('java')) return 'No Java is installed here: Gradle needs a JDK 21.'
  if (sdk === undefined || !exists(join(sdk, 'platforms')))
    return 'No Android SDK is installed here: install Android Studio, and set ANDROID_HOME to its SDK.'
  return null
}

const COMMANDS = {
  android: { cwd: 'mobile/android', program: './gradlew', args: ['bundleRelease'] },
  ios: {
    cwd: 'mobile/ios/App',
    program: 'xcodebuild',
    args: '-project App.xcodeproj -scheme App -configuration Release -archivePath build/App.xcarchive archive'.split(
      ' ',
    ),
  },
} as const
type Platform = keyof typeof COMMANDS

const machine: Machine = {
  env: process.env,
  os: process.platform,
  hasProgram: (name) => spawnSync(process.platform === 'win32' ? 'where' : 'which', [name]).status === 0,
  exists: existsSync,
}

/** Why nothing was built, as a sentence; null when the release lies there. */
function buildMobile(platform: string | undefined): string | null {
  if (platform !== 'android' && platform !== 'ios') return 'Say what to build: npm run mobile:build android, or ios.'
  const missing = whatIsMissing(platform, machine)
  if (missing !== null) return `${missing} Nothing was built. docs/mobile.md says what a build machine needs.`
  const { cwd, program, args } = COMMANDS[platform]
  const { status } = spawnSync(program, args, { cwd: join(ROOT, cwd), stdio: 'inherit' })
  return status === 0 ? null : `The build of ${platform} failed: the lines above say why.`
}

/** `npm run mobile:build android|ios`: the signed release, where the machine can make one; says so where it cannot. */
if (process.argv[1] === import.meta.filename) {
  const problem = buildMobile(process.argv[2])
  if (problem !== null) process.stderr.write(`\n✗ ${problem}\n`)
  process.exitCode = problem === null ? 0 : 1
}
