import type { ReactNode } from 'react'
import type { Language } from '../../../domain/platform/language.ts'
import type { SettingKey } from '../../../domain/settings/settings.ts'
import { day, LOCALES } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Switch } from '../../ui/choices.tsx'
import type { KnownSettings, SettingsList } from './known-settings.ts'
import { useSettingWords } from './setting-words.ts'
import { OpenRow, SettingRow } from './SettingRow.tsx'

export interface Deeds {
  readonly settings: KnownSettings
  readonly onOpen: (keys: readonly SettingKey[], title?: string) => void
  readonly onSwitch: (key: SettingKey, isOn: boolean) => void
}

interface EverydayProps extends Deeds {
  readonly list: SettingsList
  /** Names of restaurants one and two, where they are known. */
  readonly restaurants: readonly [string | undefined, string | undefined]
  /** The modes that are paid online, which are no settings. */
  readonly paymentRows: ReactNode
}

/** What is changed most, as it lies on the screen of mockup 57. */
export function EverydayCards({ list, restaurants, paymentRows, ...deeds }: EverydayProps) {
  const { texts } = useSettingWords()
  return (
    <div className="settings-cards">
      <div className="col g3">
        <MaintenanceCard {...deeds} />
        <Rows {...deeds} header={texts.version} keys={['minimumVersionIos', 'minimumVersionAndroid']} />
        <List header={texts.account}>
          <Row {...deeds} settingKey="accountDeletion" />
          <ListRow label={texts.socialTitle} detail={texts.socialText} />
        </List>
        <RecentCard list={list} />
      </div>
      <div className="col g3">
        <List header={texts.payments}>
          {paymentRows}
          {(['payAlsoCash', 'payOnlyCash', 'payLater', 'servicePercent'] as const).map((key) => (
            <Row key={key} {...deeds} settingKey={key} />
          ))}
        </List>
        <Rows {...deeds} header={texts.cash} keys={['cashCutoffMorning', 'cashCutoffAfternoon']} />
      </div>
      <div className="col g3">
        <List header={texts.beach}>
          <SeasonRow {...deeds} />
          <Row {...deeds} settingKey="holdMinutes" />
          <Row {...deeds} settingKey="maxUmbrellas" />
        </List>
        <List header={texts.restaurants}>
          <RestaurantRow {...deeds} name={restaurants[0]} number="One" />
          <RestaurantRow {...deeds} name={restaurants[1]} number="Two" />
        </List>
        <List header={texts.webcam}>
          <Row {...deeds} settingKey="webcamWeb" />
          <Row {...deeds} settingKey="webcamIos" />
          <Row {...deeds} settingKey="webcamAndroid" />
          <PageRow {...deeds} list={list} />
          <OpenRow
            title={texts.privacy}
            onOpen={() => deeds.onOpen(['privacyUrlIt', 'privacyUrlEn'], texts.privacy)}
            control={<Icon name="chevron-right" size={18} className="chev" />}
          />
        </List>
      </div>
    </div>
  )
}

function Row({ settingKey: key, settings, onOpen, onSwitch }: Deeds & { readonly settingKey: SettingKey }) {
  const setting = settings.get(key)
  if (setting === undefined) return null
  return <SettingRow setting={setting} onOpen={() => onOpen([key])} onSwitch={(isOn) => onSwitch(key, isOn)} />
}

function Rows({ header, keys, ...deeds }: Deeds & { readonly header: string; readonly keys: readonly SettingKey[] }) {
  return (
    <List header={header}>
      {keys.map((key) => (
        <Row key={key} {...deeds} settingKey={key} />
      ))}
    </List>
  )
}

function MaintenanceCard({ settings, onOpen, onSwitch }: Deeds) {
  const { names } = useSettingWords()
  const [title, explanation] = names.maintenance
  return (
    <List className="settings-maintenance" inset="icon">
      <div className="setting-row">
        <span className="tile">
          <Icon name="wrench" size={18} />
        </span>
        <OpenRow
          title={
            <>
              {title} <span className="foot ink2">id 1005</span>
            </>
          }
          detail={explanation}
          onOpen={() => onOpen(['maintenance', 'maintenanceNote', 'maintenanceUntil'], title)}
        />
        <Switch
          isSelected={settings.get('maintenance')?.value === true}
          onChange={(isOn) => onSwitch('maintenance', isOn)}
          isLabelHidden
          className="setting-switch"
        >
          {title}
        </Switch>
      </div>
    </List>
  )
}

/** "1 giu": a season's ends need no year. */
function shortDay(date: string, language: Language): string {
  const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LOCALES[language], style).format(new Date(`${date}T00:00:00Z`))
}

function SeasonRow({ settings, onOpen }: Deeds) {
  const { texts } = useSettingWords()
  const language = useLanguage()
  const [from, to] = [settings.get('umbrellaSeasonFrom')?.value, settings.get('umbrellaSeasonTo')?.value]
  const isSet = typeof from === 'string' && typeof to === 'string'
  return (
    <OpenRow
      title={texts.seasonTitle}
      detail={texts.seasonText}
      value={isSet ? `${shortDay(from, language)} – ${shortDay(to, language)}` : texts.empty}
      onOpen={() => onOpen(['umbrellaSeasonFrom', 'umbrellaSeasonTo'], texts.seasonTitle)}
    />
  )
}

function RestaurantRow({
  name,
  number,
  ...deeds
}: Deeds & { readonly name: string | undefined; readonly number: 'One' | 'Two' }) {
  const { texts, title } = useSettingWords()
  const language = useLanguage()
  const keys = [`restaurant${number}Active`, `restaurant${number}SeasonFrom`, `restaurant${number}SeasonTo`] as const
  const [active, , to] = keys.map((key) => deeds.settings.get(key))
  const setting = deeds.settings.get(keys[0])
  if (setting === undefined) return null
  const last = typeof to?.value === 'string' ? day(to.value, language, 'medium') : null
  const open = last === null ? texts.active : texts.activeUntil.replace('{day}', last)
  return (
    <SettingRow
      setting={setting}
      title={name ?? title(keys[0])}
      detail={active?.value === true ? open : texts.inactive}
      onOpen={() => deeds.onOpen(keys, name)}
      onSwitch={(isOn) => deeds.onSwitch(keys[0], isOn)}
    />
  )
}

function PageRow({ settings, list, onOpen }: Deeds & { readonly list: SettingsList }) {
  const { texts, title } = useSettingWords()
  const slug = settings.get('conditionsWithPayment')?.value
  const versions = list.pages.find((page) => page.slug === slug)?.versions ?? 0
  return (
    <OpenRow
      title={title('conditionsWithPayment')}
      onOpen={() => onOpen(['conditionsWithPayment', 'conditionsWithoutPayment'], title('conditionsWithPayment'))}
      control={
        <span className="setting-more ink2 sub">
          {versions} {versions === 1 ? texts.oneVersion : texts.manyVersions}
          <Icon name="chevron-right" size={18} className="chev" />
        </span>
      }
    />
  )
}

/** The last changes of all settings. */
function RecentCard({ list }: { readonly list: SettingsList }) {
  const words = useSettingWords()
  if (list.recent.length === 0) return null
  return (
    <List header={words.texts.log}>
      {list.recent.slice(0, 3).map((change) => (
        <ListRow key={change.changeId} label={<RecentWords change={change} />} detail={words.change(change)} />
      ))}
    </List>
  )
}

function RecentWords({ change }: { readonly change: SettingsList['recent'][number] }) {
  const words = useSettingWords()
  return words.texts.named(words.title(change.key), words.value(change.key as SettingKey, change.after))
}
