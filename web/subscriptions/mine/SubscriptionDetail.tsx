import type { ComponentType } from 'react'
import type { Subscription } from '../../../domain/subscriptions/calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Page } from '../../ui/Page.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { stretchWords, weekdayWords } from '../plan-words.ts'
import { MINE_PATH } from '../subscription-paths.ts'
import { subscriptionTexts } from '../texts.ts'
import { useExtraCount } from '../use-extra-count.ts'
import { HolderCard } from './HolderCard.tsx'
import { InstalmentList } from './InstalmentList.tsx'
import { STATE_LOOKS } from './subscription-words.ts'

/** What a part of a subscription's page is given. */
export interface SubscriptionSectionProps {
  readonly subscription: Subscription
  /** Shown from the device, without a network: nothing can be changed. */
  readonly isKept: boolean
}

/** A part of a subscription's page that another slice, or another part of this one, brings along; it may show nothing. */
export type SubscriptionSection = ComponentType<SubscriptionSectionProps>

interface SubscriptionDetailProps extends SubscriptionSectionProps {
  readonly sections: readonly SubscriptionSection[]
}

/** One subscription: the holder's card, what it is, its instalments, and what can be done with it. */
export function SubscriptionDetail({ subscription, isKept, sections }: SubscriptionDetailProps) {
  const texts = useTexts(subscriptionTexts)
  const { name, code, state } = subscription
  const look = STATE_LOOKS[state]
  return (
    <Page title={texts.mine.title} back={MINE_PATH} layout="columns">
      <div className="row sp g2 wrap mt2">
        <h2 className="large">{code === null ? name : texts.confirm.place(code, name)}</h2>
        <Pill tone={look.tone} {...(look.icon ? { icon: look.icon } : {})}>
          {texts.mine.states[state]}
        </Pill>
      </div>
      <div className="columns mt4">
        <div className="columns-main">
          <HolderCard subscription={subscription} isKept={isKept} />
        </div>
        <div className="columns-side">
          <Facts subscription={subscription} />
          <InstalmentList subscription={subscription} isKept={isKept} />
          {sections.map((Section, index) => (
            <Section key={index} subscription={subscription} isKept={isKept} />
          ))}
        </div>
      </div>
    </Page>
  )
}

function Facts({ subscription }: { readonly subscription: Subscription }) {
  const texts = useTexts(subscriptionTexts)
  const language = useLanguage()
  const countOf = useExtraCount()
  const { from, to, part, weekdays, row, people, dogs, extras, entries, entriesLeft, totalCents, orderId } =
    subscription
  const onDays = weekdayWords(weekdays, texts, language)
  return (
    <List inset="icon" header={texts.mine.facts}>
      <ListRow
        icon="calendar"
        label={texts.confirm.days(stretchWords(from, to, language, true), texts.parts[part])}
        {...(onDays === '' ? {} : { detail: texts.confirm.onDays(onDays) })}
      />
      {row === null ? null : <ListRow icon="waves" label={texts.mine.row(row)} />}
      {entries === null || entriesLeft === null ? null : (
        <ListRow icon="ticket" label={texts.mine.leftLabel} value={texts.mine.left(entriesLeft, entries)} />
      )}
      {entries === null ? <ListRow icon="people" label={texts.mine.people(people)} /> : null}
      {dogs.map((dog) => (
        <ListRow key={dog.name} icon="paw" label={dog.name} />
      ))}
      {extras.map(({ id, quantity }) => (
        <ListRow key={id} icon="sun-bed" label={countOf(id, quantity)} />
      ))}
      <ListRow
        icon="receipt"
        label={texts.mine.order}
        value={money(totalCents, language)}
        href={`/tabs/contact/riepilogo?order=${orderId}`}
      />
    </List>
  )
}
