import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Switch } from '../../ui/choices.tsx'
import type { KnownSetting } from './known-settings.ts'
import { useSettingWords } from './setting-words.ts'

interface RowProps {
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** At the right: a value on a chip, or a switch. */
  readonly value?: string
  readonly control?: ReactNode
  readonly onOpen: () => void
}

/** A row of a card: it opens what it is about; a switch beside it acts at once. */
export function OpenRow({ title, detail, value, control, onOpen }: RowProps) {
  const open = (
    <Button className="setting-open" onPress={onOpen}>
      <span className="grow">
        <span className="head row-detail">{title}</span>
        {detail === undefined ? null : <span className="foot ink2 row-detail">{detail}</span>}
      </span>
      {value === undefined ? null : <span className="setting-value num">{value}</span>}
    </Button>
  )
  return (
    <div className="setting-row">
      {open}
      {control}
    </div>
  )
}

interface SettingRowProps {
  readonly setting: KnownSetting
  readonly onOpen: () => void
  /** Switches a flag; a value has its sheet. */
  readonly onSwitch: (isOn: boolean) => void
  /** In place of the setting's own words. */
  readonly title?: string
  readonly detail?: ReactNode
}

/** One setting: its words and its value, or its switch. */
export function SettingRow({ setting, onOpen, onSwitch, ...said }: SettingRowProps) {
  const words = useSettingWords()
  const [own, explanation] = words.names[setting.key]
  const title = said.title ?? own
  const detail = said.detail ?? explanation
  if (typeof setting.value !== 'boolean')
    return <OpenRow title={title} detail={detail} value={words.value(setting.key, setting.value)} onOpen={onOpen} />
  const control = (
    <Switch isSelected={setting.value} onChange={onSwitch} isLabelHidden className="setting-switch">
      {title}
    </Switch>
  )
  return <OpenRow title={title} detail={detail} control={control} onOpen={onOpen} />
}
