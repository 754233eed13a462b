import { useState } from 'react'
import { getStaffSubscription, type StaffSubscription } from '../../../domain/subscriptions/staff-calls.ts'
import { day, dayOfInstant, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { laterSheet } from '../../ui/later-sheet.tsx'
import { Card, Pill, Skeleton } from '../../ui/surfaces.tsx'
import { ChangePlace } from './ChangePlace.tsx'
import { EndSubscription } from './EndSubscription.tsx'
import { Instalments } from './Instalments.tsx'
import { STATE_TONES } from './SubscriptionRows.tsx'
import { staffSubscriptionTexts } from './texts.ts'

interface SubscriptionDeskProps {
  readonly subscriptionId: string
  /** The subscription of the coming season. */
  readonly onRenewed: (subscriptionId: number) => void
}

const SellSubscription = laterSheet(async () => (await import('./sale/SellSubscription.tsx')).SellSubscription)

/** One subscription at the desk: what it is, its instalments, and what can be done. */
export function SubscriptionDesk({ subscriptionId, onRenewed }: SubscriptionDeskProps) {
  const query = useCallQuery(getStaffSubscription, { subscriptionId })
  return (
    <Loaded query={query} skeleton={<Skeleton height={420} radius={22} />}>
      {(subscription) => <Shown subscription={subscription} onRenewed={onRenewed} />}
    </Loaded>
  )
}

interface ShownProps extends Pick<SubscriptionDeskProps, 'onRenewed'> {
  readonly subscription: StaffSubscription
}

function Shown({ subscription, onRenewed }: ShownProps) {
  const texts = useTexts(staffSubscriptionTexts)
  const language = useLanguage()
  const [open, setOpen] = useState<'renew' | 'change' | 'end' | null>(null)
  const { holder, name, code, row, state, from, to, changeFrom, changes, renewal } = subscription
  const canEnd = state === 'confirmed' || state === 'running' || state === 'suspended'
  const renewalWords = ({ code: kept, until, isOpen }: NonNullable<StaffSubscription['renewal']>) =>
    isOpen ? texts.kept(kept, day(until, language, 'date')) : texts.keptSoon(kept)
  return (
    <>
      <Card className="col g3" aria-label={holder}>
        <div className="row sp g2">
          <h2 className="t2">{holder}</h2>
          <Pill tone={STATE_TONES[state]}>{texts.states[state]}</Pill>
        </div>
        <p className="sub ink2">
          {[
            name,
            code === null || row === null ? '' : texts.place(code, row),
            texts.days(day(from, language, 'date'), day(to, language, 'date')),
          ]
            .filter((words) => words !== '')
            .join(' · ')}
        </p>
        {renewal === null ? null : <p className="sub">{renewalWords(renewal)}</p>}
        <div className="row g2 wrap">
          {renewal === null || !renewal.isOpen ? null : (
            <Button icon="retry" onPress={() => setOpen('renew')}>
              {texts.renew}
            </Button>
          )}
          {changeFrom === null ? null : (
            <Button variant="tint" icon="map" onPress={() => setOpen('change')}>
              {texts.change}
            </Button>
          )}
          {canEnd ? (
            <Button variant="danger-tint" icon="close" onPress={() => setOpen('end')}>
              {texts.end}
            </Button>
          ) : null}
        </div>
      </Card>
      <Instalments subscription={subscription} />
      <Facts subscription={subscription} />
      {changes.length === 0 ? null : (
        <List header={texts.changes}>
          {changes.map(({ at, oldCode, newCode, differenceCents }) => (
            <ListRow
              key={at}
              label={`${oldCode} → ${newCode}`}
              detail={day(dayOfInstant(at), language, 'date')}
              value={money(differenceCents, language)}
            />
          ))}
        </List>
      )}
      {open === 'renew' && renewal !== null ? (
        <SellSubscription renewed={{ ...subscription, renewal }} onClose={() => setOpen(null)} onSold={onRenewed} />
      ) : null}
      {open === 'change' ? <ChangePlace subscription={subscription} onClose={() => setOpen(null)} /> : null}
      {open === 'end' ? <EndSubscription subscription={subscription} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

function Facts({ subscription }: { readonly subscription: StaffSubscription }) {
  const texts = useTexts(staffSubscriptionTexts)
  const language = useLanguage()
  const { phone, number, people, dogs, members, totalCents, part, entries, entriesLeft } = subscription
  const rows: readonly (readonly [string, string])[] = [
    [texts.phone, phone],
    [texts.order, number],
    [texts.total, money(totalCents, language)],
    [texts.parts[part], entries === null || entriesLeft === null ? '' : texts.carnet(entriesLeft, entries)],
    [texts.people, String(people)],
    [texts.dogs, dogs.map((dog) => dog.name).join(', ')],
    [texts.members, members.join(', ')],
  ]
  return (
    <List header={texts.facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <ListRow key={label} label={label} value={value} />
        ))}
    </List>
  )
}
