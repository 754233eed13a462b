import type { Platform } from '../../../domain/platform/app-platform.ts'
import { isVersionSupported, parseVersion } from '../../../domain/settings/app-version.ts'
import type { SettingKey } from '../../../domain/settings/settings.ts'
import { getAppUse } from '../../../domain/settings/staff-calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { settingsTexts } from './texts.ts'

const PLATFORM_OF: Readonly<Partial<Record<SettingKey, Platform>>> = {
  minimumVersionAndroid: 'android',
  minimumVersionIos: 'ios',
  minimumVersionOther: 'other',
}

/** Whether a setting is the oldest version that a platform's app may have. */
export function isVersionKey(key: SettingKey): boolean {
  return PLATFORM_OF[key] !== undefined
}

interface VersionWarningProps {
  readonly settingKey: SettingKey
  readonly version: string
  readonly again: string
  readonly onAgain: (text: string) => void
}

/** How many of the last week's starts a new minimum would shut out, and the version typed once more. */
export function VersionWarning({ settingKey, version, again, onAgain }: VersionWarningProps) {
  const texts = useTexts(settingsTexts)
  const use = useCallQuery(getAppUse, {})
  if (parseVersion(version.trim()) === null) return null
  const seen = use.data?.versions.filter(({ platform }) => platform === PLATFORM_OF[settingKey])
  return (
    <>
      {seen === undefined ? <Skeleton height={60} radius={14} /> : <Outside seen={seen} version={version.trim()} />}
      <TextField label={texts.typeVersion} value={again} onChange={onAgain} autoComplete="off" />
    </>
  )
}

interface Seen {
  readonly version: string
  readonly starts: number
}

function Outside({ seen, version }: { readonly seen: readonly Seen[]; readonly version: string }) {
  const texts = useTexts(settingsTexts)
  const all = sum(seen)
  const out = sum(seen.filter((one) => !isVersionSupported(one.version, version)))
  const said = texts.versionShut.replace('{version}', version).replace('{out}', String(out))
  return (
    <Note tone={out > 0 ? 'warn' : 'info'} icon={out > 0 ? 'alert' : 'info'} role="status">
      {all === 0 ? texts.versionNone : said.replace('{all}', String(all))}
    </Note>
  )
}

function sum(seen: readonly Seen[]): number {
  return seen.reduce((total, { starts }) => total + starts, 0)
}
