import { useState } from 'react'
import { SETTINGS, SETTING_KEYS, type SettingKey } from '../../../domain/settings/settings.ts'
import { List } from '../../ui/List.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { KnownSettings } from './known-settings.ts'
import { GROUP_OF, SETTING_GROUPS } from './setting-groups.ts'
import { useSettingWords } from './setting-words.ts'
import { SettingRow } from './SettingRow.tsx'

interface AllSettingsProps {
  readonly settings: KnownSettings
  readonly onOpen: (key: SettingKey) => void
  readonly onSwitch: (key: SettingKey, isOn: boolean) => void
}

/** Every setting by group, searched by name, explanation, id and key. */
export function AllSettings({ settings, onOpen, onSwitch }: AllSettingsProps) {
  const words = useSettingWords()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const said = (key: SettingKey) => [...words.names[key], SETTINGS[key].id, key].join(' ').toLocaleLowerCase()
  const found = SETTING_KEYS.filter((key) => settings.has(key) && said(key).includes(wanted))
  return (
    <section className="settings-all" aria-labelledby="settings-all">
      <header>
        <h2 id="settings-all" className="t2">
          {words.texts.all}
        </h2>
        <TextField
          label={words.texts.search}
          type="search"
          icon="search"
          value={search}
          onChange={setSearch}
          maxLength={80}
        />
      </header>
      {found.length === 0 ? (
        <p role="status" className="ink2">
          {words.texts.nothing}
        </p>
      ) : null}
      <div className="settings-groups">
        {SETTING_GROUPS.map((group) => {
          const own = found.filter((key) => GROUP_OF[key] === group)
          if (own.length === 0) return null
          return (
            <List key={group} header={words.texts.groups[group]}>
              {own.map((key) => (
                <Row key={key} settingKey={key} settings={settings} onOpen={onOpen} onSwitch={onSwitch} />
              ))}
            </List>
          )
        })}
      </div>
    </section>
  )
}

function Row({ settingKey: key, settings, onOpen, onSwitch }: AllSettingsProps & { readonly settingKey: SettingKey }) {
  const words = useSettingWords()
  const setting = settings.get(key)
  if (setting === undefined) return null
  const initial = SETTINGS[key].default
  const isDefault = JSON.stringify(setting.value) === JSON.stringify(initial)
  const detail = (
    <>
      {words.names[key][1]}
      <br />
      {`id ${SETTINGS[key].id}`}
      {isDefault ? null : ` · ${words.texts.default} ${words.value(key, initial)}`}
      {setting.lastChange?.source === 'staff' ? ` · ${words.change(setting.lastChange)}` : null}
    </>
  )
  return (
    <SettingRow setting={setting} detail={detail} onOpen={() => onOpen(key)} onSwitch={(isOn) => onSwitch(key, isOn)} />
  )
}
