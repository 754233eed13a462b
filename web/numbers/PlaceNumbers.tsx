import { useState } from 'react'
import { placesTable } from '../../domain/numbers/beach-tables.ts'
import { getPlaceNumbers } from '../../domain/numbers/calls.ts'
import { percentOf } from '../../domain/numbers/measures.ts'
import { heatStep } from '../../domain/numbers/occupancy.ts'
import type { Days } from '../../domain/numbers/period.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Segmented } from '../ui/Segmented.tsx'
import { HeatLegend } from './HeatMap.tsx'
import { NothingHere } from './NothingHere.tsx'
import { NumbersPanel } from './NumbersPanel.tsx'
import { Part } from './Part.tsx'
import { ShareList } from './ShareList.tsx'
import { numberText } from './TableView.tsx'
import { numbersTexts, tableTexts } from './texts.ts'

type Place = CallOutput<typeof getPlaceNumbers>['places'][number]
type Measure = 'occupancy' | 'value' | 'bar'

/** The beach from above with its best and worst places. */
export function PlaceNumbers({ days }: { readonly days: Days }) {
  const texts = useTexts(numbersTexts)
  const words = useTexts(tableTexts)
  const [measure, setMeasure] = useState<Measure>('occupancy')
  return (
    <Part call={getPlaceNumbers} days={days} height={500} className="numbers-wide">
      {(answer) => {
        const best = answer.places
          .filter((place) => sizeOf(place, measure) > 0)
          .toSorted((a, b) => sizeOf(b, measure) - sizeOf(a, measure))
          .slice(0, 15)
        return (
          <NumbersPanel
            title={words.tables.places}
            tables={[placesTable(answer)]}
            tools={
              <Segmented
                label={texts.colourBy}
                value={measure}
                options={[
                  { id: 'occupancy', label: texts.byOccupancy },
                  { id: 'value', label: texts.byValue },
                  { id: 'bar', label: texts.byBar },
                ]}
                onChange={setMeasure}
              />
            }
            note={measure === 'bar' ? texts.barNote : texts.valueNote}
          >
            {best.length === 0 ? (
              <NothingHere />
            ) : (
              <div className="numbers-two">
                <div className="col g2">
                  <BeachFromAbove places={answer.places} measure={measure} label={words.tables.places} />
                  {measure === 'occupancy' ? <HeatLegend /> : null}
                </div>
                <Best places={best} measure={measure} />
              </div>
            )}
          </NumbersPanel>
        )
      }}
    </Part>
  )
}

function sizeOf(place: Place, measure: Measure): number {
  if (measure === 'value') return place.valueCents
  return measure === 'bar' ? place.barCents : (percentOf(place.takenHalves, place.openHalves) ?? 0)
}

function Best({ places, measure }: { readonly places: readonly Place[]; readonly measure: Measure }) {
  const texts = useTexts(numbersTexts)
  const language = useLanguage()
  return (
    <ShareList
      label={{ occupancy: texts.byOccupancy, value: texts.byValue, bar: texts.byBar }[measure]}
      shares={places.map((place) => ({
        key: place.code,
        label: place.code,
        size: sizeOf(place, measure),
        value:
          measure === 'occupancy'
            ? `${numberText(sizeOf(place, measure), language)} %`
            : money(sizeOf(place, measure), language),
      }))}
    />
  )
}

/** Every place where it stands, the sea at the top. */
function BeachFromAbove(props: {
  readonly places: readonly Place[]
  readonly measure: Measure
  readonly label: string
}) {
  const { places, measure, label } = props
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - 2, Math.min(...ys) - 2]
  const most = Math.max(1, ...places.map((place) => sizeOf(place, measure)))
  const stepOf = (place: Place) =>
    heatStep(measure === 'occupancy' ? sizeOf(place, measure) : (100 * sizeOf(place, measure)) / most)
  return (
    <svg
      className="numbers-beach"
      viewBox={`${left} ${top} ${Math.max(...xs) + 2 - left} ${Math.max(...ys) + 2 - top}`}
      role="img"
      aria-label={label}
    >
      {places.map((place) => (
        <circle key={place.code} cx={place.x} cy={place.y} r={1.1} data-step={stepOf(place)}>
          <title>{place.code}</title>
        </circle>
      ))}
    </svg>
  )
}
