import type { ReactNode } from 'react'
import { useFailureReason, useFailureText } from '../platform/failure.ts'
import { dayRange } from '../platform/format.ts'
import { useGo, useHere } from '../platform/navigation.tsx'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { civilDate, parseCivilDate } from '../../domain/platform/civil-date.ts'
import { DAY_PARTS } from '../../domain/platform/day-part.ts'
import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { Button } from '../ui/Button.tsx'
import { ActionBar, Page } from '../ui/Page.tsx'
import { RangeCalendar } from '../ui/RangeCalendar.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Card, Note, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { GazeboOnly } from './GazeboOnly.tsx'
import { MinimumStay } from './promotions/MinimumStay.tsx'
import { rememberDogs } from './remembered-dogs.ts'
import { Party } from './search/Party.tsx'
import { QuickDays } from './search/QuickDays.tsx'
import { useDayStates } from './search/use-day-states.ts'
import { useStayChange } from './search/use-stay-change.ts'
import { useFreeCount } from './search/use-free-count.ts'
import { useSearchDraft } from './search/use-search-draft.ts'
import { completeSearch, printSearch, type Search, type SearchDraft } from './search-state.ts'
import { useWhen, useWho } from './SearchSummary.tsx'
import { umbrellaTexts } from './texts.ts'
import { useResortQuery, type Resort } from './use-resort.ts'
import { WaitingInvitation } from './waiting/WaitingInvitation.tsx'
import styles from './beach-page.module.css'

/** What is wrong with the dates of an address, in words; the calendar itself offers no such days. */
function useDateError(minDay: string): string | undefined {
  const texts = useTexts(umbrellaTexts)
  const { path } = useHere()
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  const [from, to] = [parseCivilDate(query.get('from') ?? ''), parseCivilDate(query.get('to') ?? '')]
  if (from !== null && from < minDay) return texts.search.past
  return from !== null && to !== null && to < from ? texts.search.orderWrong : undefined
}

/** What stands above the button: the count, what is missing, or what the server refused. */
function useFooterText(
  draft: SearchDraft,
  count: ReturnType<typeof useFreeCount>,
): { text: ReactNode; isReady: boolean; isError: boolean } {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const search = completeSearch(draft)
  if (search === null) return { text: texts.search.chooseDays, isReady: false, isError: false }
  if (count.failure) return { text: failureText(count.failure), isReady: false, isError: true }
  if (count.count === null) return { text: texts.search.counting, isReady: true, isError: false }
  const { umbrellas, gazebos } = count.count
  if (umbrellas + gazebos === 0) return { text: texts.search.noneFree, isReady: true, isError: false }
  const [first, and, second, end] = texts.search.freeForYou(umbrellas, gazebos)
  const text = (
    <>
      {capitalized(dayRange(search.from, search.to, language, search.from === search.to ? 'weekdayNumber' : 'short'))} ·{' '}
      {umbrellas > 0 ? <b>{first}</b> : null}
      {umbrellas > 0 && gazebos > 0 ? and : null}
      {gazebos > 0 ? <b>{second}</b> : null}
      {end}
    </>
  )
  return { text, isReady: true, isError: false }
}

/** A line begins with a capital letter, also with a day's name. */
function capitalized(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function OpenSearch({ resort, season }: { resort: Resort; season: { from: string; to: string } }) {
  const texts = useTexts(umbrellaTexts)
  const go = useGo()
  const { draft, change } = useSearchDraft()
  const search = completeSearch(draft)
  const minDay = season.from > resort.today ? season.from : resort.today
  const dateError = useDateError(minDay)
  const days = useDayStates(draft.part, resort.today)
  const stay = useStayChange(draft, change, days.isMorningOver ? resort.today : null)
  const count = useFreeCount(search, draft)
  const footer = useFooterText(draft, count)
  const submit = () => {
    rememberDogs(draft.dogs)
    // Also where a visitor chooses days on the open beach itself (B-31).
    go('/tabs/main-page-ombrelloni/new-search-loader', { query: Object.fromEntries(printSearch(draft)) })
  }
  return (
    <div className="columns mt2">
      <div className={`columns-main ${styles['when']}`}>
        <QuickDays
          draft={draft}
          today={civilDate(resort.today)}
          season={season}
          dayState={days.dayState}
          onChoose={stay.chooseDays}
        />
        <Card>
          <RangeCalendar
            label={texts.search.calendar}
            {...(dateError === undefined ? {} : { error: dateError })}
            value={search !== null && dateError === undefined ? { from: search.from, to: search.to } : null}
            minDay={minDay}
            maxDay={season.to}
            today={resort.today}
            dayState={days.dayState}
            onShown={days.onShown}
            onChange={stay.chooseDays}
          />
        </Card>
        {days.hasFailed ? <Note tone="warn">{texts.search.calendarFailed}</Note> : null}
        <Segmented
          label={texts.partLabel}
          value={draft.part}
          options={DAY_PARTS.map((part) => ({
            id: part,
            label: texts.parts[part],
            isDisabled: stay.isAfternoonOnly && part !== 'afternoon',
          }))}
          onChange={stay.choosePart}
        />
        {stay.isAfternoonOnly ? (
          <Note tone="info" role="status">
            {texts.search.afternoonOnly}
          </Note>
        ) : null}
        {search === null || dateError !== undefined || count.plan === undefined ? null : (
          <MinimumStay
            search={search}
            rows={count.plan.rows}
            resort={resort}
            onDays={(from, to) => stay.chooseDays({ from, to })}
          />
        )}
      </div>
      <div className="columns-side">
        <Party
          plan={count.plan}
          draft={draft}
          onPeople={(people) => change({ people })}
          onDogs={(dogs) => change({ dogs })}
        />
        <GazeboOnly plan={count.plan} dogs={draft.dogs} />
        {search !== null && dateError === undefined && count.count?.umbrellas === 0 && count.count.gazebos === 0 ? (
          <WaitingInvitation search={search} />
        ) : null}
        <ActionBar className="decision">
          {search === null || dateError !== undefined ? null : <ChosenStay search={search} />}
          <p className={`${styles['count']} c sub ${footer.isError ? 'dang b' : 'ink2'}`} role="status">
            {footer.text}
          </p>
          <Button full needsNetwork isDisabled={!footer.isReady || dateError !== undefined} onPress={submit}>
            {texts.search.submit}
          </Button>
        </ActionBar>
      </div>
    </div>
  )
}

/** The stay and who comes along in words, where there is room beside the calendar. */
function ChosenStay({ search }: { search: Search }) {
  const when = useWhen(search)
  const who = useWho(search)
  return (
    <div className={`only-wide c ${styles['chosen']}`}>
      <p className="t3">{when}</p>
      <p className="sub ink2">{who}</p>
    </div>
  )
}

/** The search before the resort's season is known. */
function OpeningSearch({ query }: { query: ReturnType<typeof useResortQuery> }) {
  const failureReason = useFailureReason()
  const load = () => void query.refetch()
  return query.isError ? (
    <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
  ) : (
    <Waiting onRetry={load}>
      <div className="columns mt2">
        <div className={`columns-main ${styles['when']}`}>
          <Skeleton height={402} radius={22} />
          <Skeleton height={46} radius={14} />
        </div>
        <div className="columns-side">
          <Skeleton height={186} radius={22} />
        </div>
      </div>
    </Waiting>
  )
}

/** When, which part of the day, how many people and which dogs (mockups 05 and 05b). The state is in the address. */
export function SearchPage() {
  const texts = useTexts(umbrellaTexts)
  const query = useResortQuery()
  const resort = query.data
  // One page for all states: what has the focus keeps it when the resort has come.
  return (
    <Page title={texts.search.title} tabs large layout={resort?.season === null ? 'phone' : 'columns'}>
      {resort === undefined ? (
        <OpeningSearch query={query} />
      ) : resort.season === null ? (
        <EmptyState art={<FullBeachArt />} title={texts.search.closed} text={texts.search.closedText(resort.phone)} />
      ) : (
        <OpenSearch resort={resort} season={resort.season} />
      )}
    </Page>
  )
}
