import * as z from 'zod/mini'
import { getOwnDays, type OwnDays } from '../../domain/returns/calls.ts'
import { seasonStatement } from '../../domain/returns/own-days.ts'
import { isCallFailure } from '../platform/call.ts'
import { useFailureReason } from '../platform/failure.ts'
import { dayRange, hour, moneyWhole } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Card, Note, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import type { AskedHolder } from './asked-holder.ts'
import { DaySheet } from './DaySheet.tsx'
import { halvesOn } from './day-choice.ts'
import { OwnDaysCalendar } from './OwnDaysCalendar.tsx'
import { SeasonTable } from './SeasonTable.tsx'
import styles from './returns.module.css'
import { returnTexts } from './texts.ts'

const BACK = '/tabs/contact'
const ORDERS_PATH = '/tabs/contact/ordini'
const idText = z.string().check(z.regex(/^[1-9]\d{0,15}$/))
const querySchema = z.object({
  subscription: z.optional(idText),
  booking: z.optional(idText),
  day: z.optional(z.string()),
})

/** The calendar of one's own days: what is given back, sold and credited, and the statement of the season (B-18). */
export function OwnDaysPage() {
  const [{ subscription, booking }] = useQueryState(querySchema)
  if (subscription !== undefined) return <DaysOf holder={{ kind: 'subscription', id: subscription }} />
  if (booking !== undefined) return <DaysOf holder={{ kind: 'booking', id: booking }} />
  return <UnknownDays />
}

function DaysOf({ holder }: { readonly holder: AskedHolder }) {
  const texts = useTexts(returnTexts)
  const failureReason = useFailureReason()
  const query = useCallQuery(getOwnDays, holder)
  const load = () => void query.refetch()
  if (query.data !== undefined) return <OwnDaysView holder={holder} days={query.data} />
  if (query.isError && isCallFailure(query.error, 'not_found')) return <UnknownDays />
  return (
    <Page title={texts.title} back={BACK}>
      {query.isError ? (
        <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <Skeleton height={420} radius="var(--r-xl)" />
          <Skeleton height={160} radius="var(--r-xl)" className="mt3" />
        </Waiting>
      )}
    </Page>
  )
}

function OwnDaysView({ holder, days }: { readonly holder: AskedHolder; readonly days: OwnDays }) {
  const texts = useTexts(returnTexts)
  const language = useLanguage()
  const [{ day }, set] = useQueryState(querySchema)
  const isOpen = day !== undefined && halvesOn(days, day).length > 0
  const { terms, untilHours } = days
  return (
    <Page title={texts.title} subtitle={texts.place(days.code)} back={BACK} layout="columns">
      <div className={styles.page}>
        <div className={styles.column}>
          <p className="call ink2">{texts.lead}</p>
          <p className="sub ink2">{dayRange(days.from, days.to, language)}</p>
          {days.closed === null ? null : (
            <Note tone="warn" icon="alert">
              {texts.closed[days.closed]}
            </Note>
          )}
          <Card>
            <OwnDaysCalendar days={days} onDay={(chosen) => set({ day: chosen }, { push: true })} />
          </Card>
        </div>
        <div className={styles.column}>
          <Note icon="euro">
            <p>{texts.rule(terms.sharePercent, moneyWhole(terms.capCents, language))}</p>
            <p className="mt1">{texts.until(hour(untilHours.eve), hour(untilHours.afternoon))}</p>
          </Note>
          <SeasonTable months={seasonStatement(days.halves)} code={days.code} />
        </div>
      </div>
      {isOpen ? (
        <DaySheet key={day} holder={holder} days={days} day={day} onClose={() => set({ day: undefined })} />
      ) : null}
    </Page>
  )
}

function UnknownDays() {
  const texts = useTexts(returnTexts)
  return (
    <Page title={texts.title} back={BACK}>
      <EmptyState
        title={texts.unknownTitle}
        text={texts.unknownText}
        action={
          <LinkButton full to={ORDERS_PATH}>
            {texts.toOrders}
          </LinkButton>
        }
      />
    </Page>
  )
}
