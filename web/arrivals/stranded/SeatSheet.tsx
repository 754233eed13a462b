import { useState } from 'react'
import { listSeats, type SeatLine, type Stranded } from '../../../domain/arrivals/stranded-calls.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioList } from '../../ui/choices.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { ActionSheet } from '../actions/ActionSheet.tsx'
import { actionTexts } from '../actions/texts.ts'
import { arrivalTexts } from '../texts.ts'
import { useStrandedActions, type Seat } from './use-stranded-actions.ts'

interface SeatSheetProps {
  readonly stranded: Stranded
  readonly onClose: () => void
}

/** As many places as are offered for a line: its own, or the nearest ones of its kind. */
const SHOWN = 6

/** A place for each line of stranded guests: theirs where it is free, else another for what theirs cost (B-04, B-11). */
export function SeatSheet({ stranded, onClose }: SeatSheetProps) {
  const texts = useTexts(arrivalTexts).stranded
  const { isBusy, seat } = useStrandedActions(stranded)
  const found = useCallQuery(listSeats, { orderId: String(stranded.orderId) }, { staleTime: 0 })
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const seats = found.data?.lines.flatMap((line) => seatOf(line, chosen) ?? []) ?? []
  const isWhole = seats.length > 0 && seats.length === found.data?.lines.length
  return (
    <ActionSheet
      title={texts.seatTitle(stranded.holder)}
      onClose={onClose}
      failure={null}
      decision={
        isWhole ? (
          <Button full isBusy={isBusy} onPress={() => void seat(seats).then(onClose)}>
            {texts.seatConfirm(seats.map(({ code }) => code).join(', '))}
          </Button>
        ) : null
      }
    >
      <p>{texts.seatText}</p>
      <Loaded query={found} skeleton={<Skeleton height={220} radius={18} />}>
        {({ lines }) =>
          lines.map((line) => (
            <Line
              key={line.bookingId}
              line={line}
              taken={seats.filter(({ bookingId }) => bookingId !== line.bookingId).map(({ umbrellaId }) => umbrellaId)}
              value={seatOf(line, chosen)?.umbrellaId ?? null}
              onChange={(umbrellaId) => setChosen({ ...chosen, [line.bookingId]: umbrellaId })}
            />
          ))
        }
      </Loaded>
    </ActionSheet>
  )
}

/** What is chosen for a line; its own place where it is free and nobody chose. */
function seatOf(line: SeatLine, chosen: Readonly<Record<number, number>>): Seat | null {
  const { bookingId, umbrellaId, code, isFree, seats } = line
  const wanted = chosen[bookingId] ?? (isFree ? umbrellaId : null)
  if (wanted === umbrellaId && isFree) return { bookingId, umbrellaId, code }
  const there = seats.find((one) => one.umbrellaId === wanted)
  return there === undefined ? null : { bookingId, umbrellaId: there.umbrellaId, code: there.code }
}

interface LineProps {
  readonly line: SeatLine
  /** Chosen for other lines. */
  readonly taken: readonly number[]
  readonly value: number | null
  readonly onChange: (umbrellaId: number) => void
}

function Line({ line, taken, value, onChange }: LineProps) {
  const texts = useTexts(arrivalTexts).stranded
  const words = useTexts(actionTexts)
  const language = useLanguage()
  const own = line.isFree ? [{ id: String(line.umbrellaId), label: line.code, detail: texts.own }] : []
  const others = line.seats
    .filter(({ umbrellaId }) => !taken.includes(umbrellaId))
    .slice(0, SHOWN)
    .map(({ umbrellaId, code, isSameCategory, distance }) => ({
      id: String(umbrellaId),
      label: code,
      detail: [isSameCategory ? words.sameKind : words.otherKind, words.metres(distance)].join(' · '),
    }))
  const options = [...own, ...others]
  const title = `${line.code}, ${dayRange(line.from, line.to, language)}`
  return (
    <section className="col g2" aria-label={title}>
      <h3 className="foot ink2 b">{title}</h3>
      {options.length === 0 ? (
        <p className="sub ink2">{words.noTarget}</p>
      ) : (
        <RadioList
          label={title}
          value={value === null ? null : String(value)}
          options={options}
          onChange={(id) => onChange(Number(id))}
        />
      )}
    </section>
  )
}
