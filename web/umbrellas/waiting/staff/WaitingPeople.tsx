import type { CallOutput } from '../../../../domain/platform/call.ts'
import { eachDay } from '../../../../domain/platform/civil-date.ts'
import { SECOND } from '../../../../domain/platform/duration.ts'
import { listWaitingPeople } from '../../../../domain/umbrellas/waiting-calls.ts'
import { FullBeachArt } from '../../../design/art/FullBeachArt.tsx'
import { day, dayOfInstant, dayRange, time } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { StaffPage } from '../../../ui/staff/StaffPage.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Card, Pill, Skeleton } from '../../../ui/surfaces.tsx'
import { umbrellaTexts } from '../../texts.ts'
import { useWishWords } from '../wish-words.ts'
import { waitingPeopleTexts } from './texts.ts'
import './waiting-people.css'

type Person = CallOutput<typeof listWaitingPeople>['people'][number]

const EVERY = 30 * SECOND

/** `ges/lista-attesa`: who waits for a place, day by day and in the queue's order; to be read only (B-05, R-603). */
export function WaitingPeople() {
  const texts = useTexts(waitingPeopleTexts)
  const query = useCallQuery(listWaitingPeople, {}, { refetchInterval: EVERY })
  const count = query.data?.people.length ?? 0
  return (
    <StaffPage title={texts.title} actions={count > 0 ? <Pill tone="primary">{texts.count(count)}</Pill> : null}>
      <Loaded query={query} skeleton={<Skeleton height={420} radius={22} />}>
        {({ people }) =>
          people.length === 0 ? (
            <EmptyState art={<FullBeachArt />} title={texts.empty} text={texts.emptyText} />
          ) : (
            <div className="waiting-days">
              {byDay(people).map(([date, waiting]) => (
                <DayTable key={date} date={date} people={waiting} />
              ))}
            </div>
          )
        }
      </Loaded>
    </StaffPage>
  )
}

/** Everybody under each day that they wait for, days in their order, people in the queue's. */
function byDay(people: readonly Person[]): [date: string, people: Person[]][] {
  const days = new Map<string, Person[]>()
  for (const person of people)
    for (const date of eachDay(person.from, person.to)) days.set(date, [...(days.get(date) ?? []), person])
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function DayTable({ date, people }: { readonly date: string; readonly people: readonly Person[] }) {
  const texts = useTexts(waitingPeopleTexts)
  const { parts } = useTexts(umbrellaTexts)
  const language = useLanguage()
  const wishWords = useWishWords()
  const { order, who, when, wish, since, offer } = texts.columns
  return (
    <Card>
      <h2 className="t3 cap">{day(date, language)}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached with the keyboard */}
      <div className="waiting-table" role="group" aria-label={texts.each(day(date, language))} tabIndex={0}>
        <table aria-label={texts.each(day(date, language))}>
          <thead>
            <tr>
              {[order, who, when, wish, since, offer].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person, index) => (
              <tr key={person.requestId}>
                <td className="num">{index + 1}</td>
                <td>{person.name}</td>
                <td>{`${dayRange(person.from, person.to, language)}, ${parts[person.part]}`}</td>
                <td>{wishWords(person)}</td>
                <td className="num">
                  {`${day(dayOfInstant(person.joinedAt), language, 'short')}, ${time(person.joinedAt, language)}`}
                </td>
                <td>
                  {person.offer === null ? (
                    <Pill>{texts.noOffer}</Pill>
                  ) : (
                    <Pill tone="accent">
                      {texts.offered(person.offer.code, time(person.offer.expiresAt, language))}
                    </Pill>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
