import type { ReactNode } from 'react'
import type { DaySheet } from '../../../domain/arrivals/sheet-calls.ts'
import { day as dayWords, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { useResort } from '../../umbrellas/use-resort.ts'
import { codesOf, dueOfParty, type Party } from '../party.ts'
import { arrivalTexts } from '../texts.ts'
import './day-paper.css'
import { sheetRows } from './sheet-rows.ts'

/** What stands on the paper: arrivals row by row, tables by time, parking by plate (B-11). */
export function DayPaper({ sheet }: { readonly sheet: DaySheet }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const resort = useResort()?.name ?? ''
  const { day, visits, tables, parking, serverNow } = sheet
  const rows = sheetRows(visits)
  const parties = rows.flatMap((row) => row.parties)
  const people = parties.flat().reduce((sum, visit) => sum + visit.people, 0)
  const dogs = parties.flat().reduce((sum, visit) => sum + visit.dogs.length, 0)
  const words = texts.sheet
  return (
    <article className="day-paper" lang={language}>
      <header>
        <h2>{dayWords(day, language)}</h2>
        <p>{[resort, words.asOf(time(serverNow, language))].join(' · ')}</p>
        <p>{[texts.people(people), words.dogs(dogs)].join(' · ')}</p>
      </header>
      <Part
        title={words.arrivals}
        isEmpty={rows.length === 0}
        columns={[words.place, words.name, words.people, texts.dogs, texts.paid, texts.due, words.here]}
      >
        {rows.map(({ id, parties: inRow }) => (
          <tbody key={id}>
            <tr>
              <th colSpan={7} scope="rowgroup">
                {texts.map.row(id)}
              </th>
            </tr>
            {inRow.map((party) => (
              <PartyRow key={party[0].visitId} party={party} />
            ))}
          </tbody>
        ))}
      </Part>
      <Part
        title={words.tables}
        isEmpty={tables.length === 0}
        columns={[words.time, words.table, words.name, words.people, texts.dogs, words.here]}
      >
        {inGroups(tables, ({ restaurant }) => restaurant).map(([restaurant, booked]) => (
          <tbody key={restaurant}>
            <tr>
              <th colSpan={6} scope="rowgroup">
                {restaurant}
              </th>
            </tr>
            {booked.map(({ time: at, table, name, people: seats, dogs: count }) => (
              <tr key={`${at} ${table}`}>
                <td>{at}</td>
                <td>{table}</td>
                <td className="wide">{name}</td>
                <td>{seats}</td>
                <td>{count === 0 ? '' : count}</td>
                <Tick />
              </tr>
            ))}
          </tbody>
        ))}
      </Part>
      <Part
        title={words.parking}
        isEmpty={parking.length === 0}
        columns={[words.plate, words.name, words.spaces, texts.due, words.here]}
      >
        {inGroups(parking, ({ area }) => area).map(([area, spaces]) => (
          <tbody key={area}>
            <tr>
              <th colSpan={5} scope="rowgroup">
                {area}
              </th>
            </tr>
            {spaces.map(({ plate, name, part, spaces: count, dueCents }, index) => (
              <tr key={index}>
                <td>{plate}</td>
                <td className="wide">{part === 'full_day' ? name : `${name}, ${texts.partsInLine[part]}`}</td>
                <td>{count}</td>
                <td>{dueCents > 0 ? money(dueCents, language) : ''}</td>
                <Tick />
              </tr>
            ))}
          </tbody>
        ))}
      </Part>
    </article>
  )
}

interface PartProps {
  readonly title: string
  readonly columns: readonly string[]
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** One table with its heading; its columns' names stand on every sheet that it goes on to. */
function Part({ title, columns, isEmpty, children }: PartProps) {
  const texts = useTexts(arrivalTexts).sheet
  return (
    <section>
      <h3>{title}</h3>
      {isEmpty ? (
        <p>{texts.none}</p>
      ) : (
        <table aria-label={title}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
      )}
    </section>
  )
}

function PartyRow({ party }: { readonly party: Party }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const [{ holder, part, subscriptionId, orderTotalCents, arrivedAt, dueCents: owed }] = party
  const isSubscriber = subscriptionId !== null
  const dueCents = isSubscriber ? owed : dueOfParty(party)
  return (
    <tr>
      <td>{codesOf(party)}</td>
      <td className="wide">{part === 'full_day' ? holder : `${holder}, ${texts.partsInLine[part]}`}</td>
      <td>{party.reduce((sum, visit) => sum + visit.people, 0)}</td>
      <td>{party.flatMap(({ dogs }) => dogs.map(({ name }) => name)).join(', ')}</td>
      <td>{isSubscriber ? texts.subscriber : money(orderTotalCents - dueCents, language)}</td>
      <td>{dueCents > 0 ? <b>{money(dueCents, language)}</b> : ''}</td>
      <Tick>{arrivedAt === null ? null : time(arrivedAt, language)}</Tick>
    </tr>
  )
}

/** To be ticked off by hand, where nobody has come yet. */
function Tick({ children = null }: { readonly children?: ReactNode }) {
  return <td className="tick">{children}</td>
}

/** What has the same name, in the order of the first of each. */
function inGroups<T>(all: readonly T[], nameOf: (one: T) => string): readonly (readonly [string, readonly T[]])[] {
  const names = [...new Set(all.map(nameOf))]
  return names.map((name) => [name, all.filter((one) => nameOf(one) === name)] as const)
}
