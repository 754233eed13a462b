import type { VisitList } from '../../domain/arrivals/calls.ts'
import { getTill } from '../../domain/till/calls.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { hour, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { percent } from '../ui/staff/amount.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { limitHourOf } from './BeachSide.tsx'
import { DaySheetButton } from './sheet/DaySheetButton.tsx'
import { arrivalTexts } from './texts.ts'

interface ArrivalsSideProps {
  readonly list: VisitList
  readonly hasTill: boolean
}

/** Beside the list: the till of today, how many have come, who is late (mockup 51). */
export function ArrivalsSide({ list, hasTill }: ArrivalsSideProps) {
  const texts = useTexts(arrivalTexts)
  const late = list.visits.filter(({ state }) => state === 'late').length
  const limit = hour(limitHourOf(list))
  return (
    <aside className="arrivals-side" aria-label={texts.till.title}>
      {hasTill ? (
        <TillToday toCollectCents={list.totals.toCollectCents} />
      ) : (
        <ToCollect cents={list.totals.toCollectCents} />
      )}
      <Donut totals={list.totals} />
      {late > 0 ? (
        <Note tone="warn" icon="clock">
          <b>{texts.lateNote.count(late)}</b>{' '}
          {list.releasesByItself ? texts.lateNote.byItself(limit) : texts.lateNote.decide(limit)}
        </Note>
      ) : null}
      <DaySheetButton day={list.day} />
    </aside>
  )
}

const POLL_EVERY = 30 * SECOND

function TillToday({ toCollectCents }: { readonly toCollectCents: number }) {
  const texts = useTexts(arrivalTexts).till
  const language = useLanguage()
  const till = useCallQuery(getTill, {}, { refetchInterval: POLL_EVERY })
  const today = till.data?.today
  const cash = today && today.cashCents - today.refundCashCents
  const card = today && today.cardCents - today.refundCardCents
  return (
    <section className="panel side-panel" aria-label={texts.title}>
      <h2 className="foot ink2 b">{texts.title}</h2>
      {cash === undefined || card === undefined ? (
        till.isError ? null : (
          <Skeleton height={32} width="60%" className="mt1" />
        )
      ) : (
        <>
          <p className="price till-total mt1">{money(cash + card, language)}</p>
          <div className="mt3">
            <Row name={texts.cash} value={money(cash, language)} />
            <Row name={texts.card} value={money(card, language)} />
            <Row name={texts.toCollect} value={money(toCollectCents, language)} />
          </div>
        </>
      )}
      <LinkButton to="/ges/cassa" variant="tint" size="sm" full className="mt3" motion="tab">
        {texts.close}
      </LinkButton>
    </section>
  )
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="kv">
      <span>{name}</span>
      <span>{value}</span>
    </div>
  )
}

/** For the beach's people, who do not see the till: only what is still to be collected. */
function ToCollect({ cents }: { readonly cents: number }) {
  const texts = useTexts(arrivalTexts).till
  const language = useLanguage()
  return (
    <section className="panel side-panel" aria-label={texts.toCollect}>
      <h2 className="foot ink2 b">{texts.toCollect}</h2>
      <p className="price till-total mt1">{money(cents, language)}</p>
    </section>
  )
}

/** Radius of the ring, and its whole way round. */
const RADIUS = 35
const ROUND = 2 * Math.PI * RADIUS

function Donut({ totals }: { readonly totals: VisitList['totals'] }) {
  const texts = useTexts(arrivalTexts).donut
  const language = useLanguage()
  const part = totals.visits === 0 ? 0 : totals.arrived / totals.visits
  return (
    <section className="panel side-panel" aria-label={texts.title}>
      <h2 className="foot ink2 b">{texts.title}</h2>
      <div className="row g3 mt2">
        <svg
          className="donut"
          width="84"
          height="84"
          viewBox="0 0 84 84"
          role="img"
          aria-label={texts.spoken(totals.arrived, totals.visits)}
        >
          <circle cx="42" cy="42" r={RADIUS} stroke="var(--c-surface-2)" />
          {part === 0 ? null : (
            <circle
              cx="42"
              cy="42"
              r={RADIUS}
              stroke="var(--c-ink)"
              strokeLinecap="round"
              strokeDasharray={`${part * ROUND} ${ROUND}`}
              transform="rotate(-90 42 42)"
            />
          )}
          <text x="42" y="48" textAnchor="middle">
            {percent(Math.round(part * 100), language)}
          </text>
        </svg>
        <div>
          <p className="t2">{texts.count(totals.arrived, totals.visits)}</p>
          <p className="foot ink2">{texts.dogs(totals.dogsOnBeach)}</p>
        </div>
      </div>
    </section>
  )
}
