import * as calls from '../../domain/settings/calls.ts'
import type { Platform } from '../../domain/platform/app-platform.ts'
import { isVersionSupported } from '../../domain/settings/app-version.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { handle } from '../platform/handler.ts'

/** Oldest version of each platform that still works. */
export function minimumVersion(settings: Settings, platform: Platform): string {
  return {
    android: settings.minimumVersionAndroid,
    ios: settings.minimumVersionIos,
    other: settings.minimumVersionOther,
  }[platform]
}

/** false, and only false, means obsolete. */
export const checkVersion = (settings: Settings) =>
  handle(calls.checkVersion, 'read', async (_tx, { version, platform }) => ({
    result: isVersionSupported(version, minimumVersion(settings, platform)),
  }))
