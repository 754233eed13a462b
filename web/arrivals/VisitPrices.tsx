import type { Visit } from '../../domain/arrivals/calls.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { DiscountRows } from '../umbrellas/promotions/DiscountRows.tsx'
import { dueOfParty, type Party } from './party.ts'
import { arrivalTexts } from './texts.ts'
import { useVisitWords } from './use-visit-words.ts'

/** What an order costs, what of it is paid, and what is left: each place of the day once, the order once. */
export function VisitPrices({ party }: { readonly party: Party }) {
  const [visit, ...others] = party
  if (visit.subscriptionId !== null) return <Subscribed visit={visit} />
  return (
    <>
      {others.length === 0 ? <Parts visit={visit} /> : party.map((one) => <Place key={one.visitId} visit={one} />)}
      <DiscountRows rows={party.map(({ discounts }) => ({ quantity: 1, days: 1, discounts }))} />
      <Sums party={party} />
    </>
  )
}

function Row({ label, value, isTotal = false }: { label: string; value: React.ReactNode; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'kv tot' : 'kv'}>
      <span>{label}</span>
      <span>{value}</span>
    </div>
  )
}

function Subscribed({ visit }: { readonly visit: Visit }) {
  const texts = useTexts(arrivalTexts)
  const extras = useVisitWords().extras(visit)
  return (
    <>
      <Row label={visit.planName ?? texts.partRows[visit.part]} value={texts.subscriber} />
      {extras === '' ? null : <Row label={extras} value={null} />}
    </>
  )
}

/** What was taken off a place: its row stands before it, so that all add up. */
const offOfVisit = ({ discounts }: Visit) => discounts.reduce((sum, { cents }) => sum + cents, 0)

/** A place with what belongs to it. */
function Parts({ visit }: { readonly visit: Visit }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const words = useVisitWords()
  const extras = words.extras(visit)
  return (
    <>
      <Row
        label={words.stay(visit, texts.partRows[visit.part])}
        value={money(visit.placeCents + offOfVisit(visit), language)}
      />
      {extras === '' ? null : <Row label={extras} value={money(visit.extrasCents, language)} />}
    </>
  )
}

function Place({ visit }: { readonly visit: Visit }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const words = useVisitWords()
  const parts = [visit.code, words.stay(visit, texts.partRows[visit.part]), words.extras(visit)]
  return (
    <Row
      label={parts.filter((part) => part !== '').join(' · ')}
      value={money(visit.totalCents + offOfVisit(visit), language)}
    />
  )
}

/** The whole order: where some of it is paid, all three sums. */
function Sums({ party }: { readonly party: Party }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const { orderTotalCents } = party[0]
  const dueCents = dueOfParty(party)
  const paidCents = orderTotalCents - dueCents
  // Whoever does not come is asked for nothing, and has paid nothing.
  const isPaid = party.every((visit) => visit.dueCents === 0)
  if (dueCents === 0)
    return <Row isTotal label={isPaid ? texts.paid : texts.total} value={money(orderTotalCents, language)} />
  return (
    <>
      {paidCents > 0 ? (
        <>
          <Row label={texts.total} value={money(orderTotalCents, language)} />
          <Row label={texts.paid} value={money(paidCents, language)} />
        </>
      ) : null}
      <Row isTotal label={texts.due} value={money(dueCents, language)} />
    </>
  )
}
