import { useState } from 'react'
import type { SettingKey } from '../../../domain/settings/settings.ts'
import { settingHistory } from '../../../domain/settings/staff-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { useSettingWords } from './setting-words.ts'

/** Who changed a setting from what to what, the newest first; more pages on demand. */
export function SettingHistory({ settingKey }: { readonly settingKey: SettingKey }) {
  const { texts } = useSettingWords()
  const [starts, setStarts] = useState<readonly (number | null)[]>([null])
  return (
    <section className="col g2" aria-label={texts.history}>
      <h3 className="t3">{texts.history}</h3>
      {starts.map((before, at) => (
        <HistoryPage
          key={before ?? 'first'}
          settingKey={settingKey}
          before={before}
          onOlder={at === starts.length - 1 ? (next) => setStarts([...starts, next]) : null}
        />
      ))}
    </section>
  )
}

interface HistoryPageProps {
  readonly settingKey: SettingKey
  readonly before: number | null
  readonly onOlder: ((next: number) => void) | null
}

function HistoryPage({ settingKey, before, onOlder }: HistoryPageProps) {
  const words = useSettingWords()
  const failureText = useFailureText()
  const page = useCallQuery(settingHistory, {
    key: settingKey,
    ...(before === null ? {} : { before: String(before) }),
  })
  if (page.isError)
    return (
      <Note tone="bad" icon="alert">
        {failureText(page.error)}
      </Note>
    )
  if (!page.data) return <Skeleton height={54} radius={12} />
  const { changes, next } = page.data
  return (
    <>
      {changes.length === 0 && before === null ? <p className="foot ink2">{words.texts.noHistory}</p> : null}
      <ul className="setting-history">
        {changes.map((change) => (
          <li key={change.changeId}>
            <span>
              {words.value(settingKey, change.before)} → <strong>{words.value(settingKey, change.after)}</strong>
            </span>
            <span className="foot ink2">{words.change(change)}</span>
          </li>
        ))}
      </ul>
      {next === null || onOlder === null ? null : (
        <Button variant="plain" size="sm" onPress={() => onOlder(next)}>
          {words.texts.older}
        </Button>
      )}
    </>
  )
}
