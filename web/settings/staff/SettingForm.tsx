import { useState, type FormEvent } from 'react'
import { SETTINGS, type SettingKey } from '../../../domain/settings/settings.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import type { KnownSetting, SettingsList } from './known-settings.ts'
import { SettingField, draftOf, valueOf, type SettingDraft } from './SettingField.tsx'
import { SettingHistory } from './SettingHistory.tsx'
import { useSettingWords } from './setting-words.ts'
import { useSetSetting } from './use-set-setting.ts'
import { isVersionKey, VersionWarning } from './VersionWarning.tsx'

interface SettingFormProps {
  readonly setting: KnownSetting
  readonly pages: SettingsList['pages']
  readonly onSaved: () => void
}

/** A setting with everything about it: words, id, type, range, default, who changed it, and its history. */
export function SettingForm({ setting, pages, onSaved }: SettingFormProps) {
  const { key } = setting
  const words = useSettingWords()
  const language = useLanguage()
  const { texts } = words
  const failureText = useFailureText()
  const { set, isPending, error, reset } = useSetSetting()
  const [draft, setDraft] = useState<SettingDraft>(() => draftOf(key, setting.value, language))
  const [again, setAgain] = useState('')
  const [isWrong, setWrong] = useState(false)
  const value = valueOf(key, draft)
  const isNew = JSON.stringify(value) !== JSON.stringify(setting.value)
  const needsAgain = isVersionKey(key) && isNew
  const change = (next: SettingDraft) => {
    setDraft(next)
    setWrong(false)
    reset()
  }
  const send = async (next: typeof value) => {
    if (next === undefined) return setWrong(true)
    try {
      await set(setting, next)
      onSaved()
    } catch {
      // What was refused stands under the field, from the mutation's own error.
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(value)
  }
  const fieldError = isWrong ? texts.numberInvalid : fieldMessages(error)['value']
  return (
    <form className="col g3" noValidate onSubmit={submit} aria-label={words.title(key)}>
      <SettingFacts setting={setting} />
      <SettingField settingKey={key} draft={draft} onChange={change} pages={pages} error={fieldError} />
      {needsAgain ? <VersionWarning settingKey={key} version={String(draft)} again={again} onAgain={setAgain} /> : null}
      {error !== null && fieldError === undefined ? (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(error)}
        </Note>
      ) : null}
      <Button
        type="submit"
        full
        isBusy={isPending}
        isDisabled={!isNew || (needsAgain && again.trim() !== String(draft).trim())}
      >
        {texts.save}
      </Button>
      <ResetButton setting={setting} onReset={() => void send(SETTINGS[key].default)} />
      <PageLink settingKey={key} slug={draft} pages={pages} />
      <SettingHistory settingKey={key} />
    </form>
  )
}

/** "id 1030", what it is for, and who changed it last. */
function SettingFacts({ setting: { key, lastChange } }: Pick<SettingFormProps, 'setting'>) {
  const words = useSettingWords()
  return (
    <div className="col">
      <p>{words.names[key][1]}</p>
      <p className="foot ink2">{`id ${SETTINGS[key].id}`}</p>
      {lastChange === null ? null : (
        <p className="foot ink2">
          {words.texts.lastChange} {words.change(lastChange)}
        </p>
      )}
    </div>
  )
}

function ResetButton({ setting, onReset }: { readonly setting: KnownSetting; readonly onReset: () => void }) {
  const { texts, value } = useSettingWords()
  const initial = SETTINGS[setting.key].default
  if (JSON.stringify(initial) === JSON.stringify(setting.value) || isVersionKey(setting.key)) return null
  return (
    <Button variant="plain" full icon="retry" onPress={onReset}>
      {`${texts.reset} (${value(setting.key, initial)})`}
    </Button>
  )
}

function PageLink({
  settingKey,
  slug,
  pages,
}: {
  readonly settingKey: SettingKey
  readonly slug: SettingDraft
  readonly pages: SettingsList['pages']
}) {
  const { texts } = useSettingWords()
  if (SETTINGS[settingKey].kind !== 'page') return null
  const versions = pages.find((page) => page.slug === slug)?.versions ?? 0
  return (
    <LinkButton variant="tint" full to="/ges/catalogo" query={{ section: 'pages', id: String(slug) }}>
      {`${texts.editPage} · ${versions} ${versions === 1 ? texts.oneVersion : texts.manyVersions}`}
    </LinkButton>
  )
}
