import * as calls from '../../domain/settings/calls.ts'
import type { Platform } from '../../domain/platform/app-platform.ts'
import { isVersionSupported } from '../../domain/settings/app-version.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { handle } from '../platform/handler.ts'
import type { AppUse } from './staff/app-use.ts'

/** Oldest version of each platform that still works. */
export function minimumVersion(settings: Settings, platform: Platform): string {
  return {
    android: settings.minimumVersionAndroid,
    ios: settings.minimumVersionIos,
    other: settings.minimumVersionOther,
  }[platform]
}

/** false, and only false, means obsolete. An app asks once when it starts, which is counted. */
export const checkVersion = (settings: Settings, use: Pick<AppUse, 'noteStart'>) =>
  handle(calls.checkVersion, 'read', async (_tx, { version, platform }) => {
    use.noteStart(platform, version)
    return { result: isVersionSupported(version, minimumVersion(settings, platform)) }
  })
