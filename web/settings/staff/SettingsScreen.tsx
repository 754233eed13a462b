import { useState, type ReactNode } from 'react'
import type { SettingKey } from '../../../domain/settings/settings.ts'
import { listSettings } from '../../../domain/settings/staff-calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { AllSettings } from './AllSettings.tsx'
import { EverydayCards } from './EverydayCards.tsx'
import { knownSettings, type SettingsList } from './known-settings.ts'
import { MaintenanceSheet } from './MaintenanceSheet.tsx'
import { useSettingWords } from './setting-words.ts'
import { SettingSheet } from './SettingSheet.tsx'
import { useSetSetting } from './use-set-setting.ts'
import './settings.css'

interface SettingsScreenProps {
  readonly restaurants: readonly [string | undefined, string | undefined]
  readonly paymentRows: ReactNode
}

/** `ges/parametri`: the everyday settings first, then all of them (mockup 57, R-704). */
export function SettingsScreen(props: SettingsScreenProps) {
  const { texts, change } = useSettingWords()
  const list = useCallQuery(listSettings, {})
  const last = list.data?.recent[0]
  return (
    <StaffPage
      title={texts.title}
      className="settings"
      actions={
        <>
          {last === undefined ? null : (
            <span className="sub ink2">
              {texts.lastChange} {change(last)}
            </span>
          )}
          <LinkButton variant="ghost" size="sm" icon="clock" to="/ges/registro" motion="tab">
            {texts.log}
          </LinkButton>
        </>
      }
    >
      <Loaded query={list} skeleton={<Skeleton height={520} radius={22} />}>
        {(data) => <Shown {...props} list={data} />}
      </Loaded>
    </StaffPage>
  )
}

type Open = { readonly keys: readonly SettingKey[]; readonly title?: string | undefined } | 'maintenance' | null

function Shown({ list, ...props }: SettingsScreenProps & { readonly list: SettingsList }) {
  const settings = knownSettings(list)
  const { press } = useSetSetting()
  const [open, setOpen] = useState<Open>(null)
  const onSwitch = (key: SettingKey, isOn: boolean) => {
    const setting = settings.get(key)
    // On is asked for with the word, off is one press.
    if (key === 'maintenance' && isOn) setOpen('maintenance')
    else if (setting !== undefined) press(setting, isOn)
  }
  const close = () => setOpen(null)
  return (
    <>
      <EverydayCards
        {...props}
        list={list}
        settings={settings}
        onOpen={(keys, title) => setOpen({ keys: keys.filter((key) => key !== 'maintenance'), title })}
        onSwitch={onSwitch}
      />
      <AllSettings
        settings={settings}
        onOpen={(key) => setOpen(key === 'maintenance' ? 'maintenance' : { keys: [key] })}
        onSwitch={onSwitch}
      />
      {open === 'maintenance' ? <MaintenanceSheet settings={settings} onClose={close} /> : null}
      {open === null || open === 'maintenance' ? null : (
        <SettingSheet {...open} settings={settings} pages={list.pages} onClose={close} />
      )}
    </>
  )
}
