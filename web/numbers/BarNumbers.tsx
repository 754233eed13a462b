import { getBarNumbers } from '../../domain/numbers/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import type { Days } from '../../domain/numbers/period.ts'
import { itemsTable, preparationTable } from '../../domain/numbers/tables.ts'
import { wordOf } from '../../domain/numbers/table-words.ts'
import { DishPicture } from '../bar/DishPicture.tsx'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { BarsChart } from './BarsChart.tsx'
import { NothingHere } from './NothingHere.tsx'
import { NumbersPanel } from './NumbersPanel.tsx'
import { Part } from './Part.tsx'
import { ShareList } from './ShareList.tsx'
import { numberText } from './TableView.tsx'
import { numbersTexts, tableTexts } from './texts.ts'

type Answer = CallOutput<typeof getBarNumbers>

/** How long the bar took and what it sold. */
export function BarNumbers({ days }: { readonly days: Days }) {
  const texts = useTexts(numbersTexts)
  const words = useTexts(tableTexts)
  return (
    <Part call={getBarNumbers} days={days} height={420} className="numbers-wide">
      {(answer) => (
        <div className="numbers-two">
          <NumbersPanel title={words.tables.preparation} tables={[preparationTable(answer)]}>
            <Times answer={answer} />
          </NumbersPanel>
          <NumbersPanel title={texts.top} tables={[itemsTable(answer)]}>
            <BestSold items={answer.items.slice(0, 12)} />
          </NumbersPanel>
        </div>
      )}
    </Part>
  )
}

function Times({ answer: { steps } }: { readonly answer: Answer }) {
  const texts = useTexts(numbersTexts)
  const words = useTexts(tableTexts)
  const language = useLanguage()
  const hours = steps.filter(({ by, toReady }) => by === 'hour' && toReady !== null)
  if (hours.length === 0) return <NothingHere />
  const minutes = (seconds: number) => seconds / 60
  return (
    <>
      <p className="sub b">{texts.minutes}</p>
      <BarsChart
        label={texts.minutes}
        labels={hours.map(({ key }) => key)}
        series={[
          { token: 'umbrella', label: texts.median, values: hours.map(({ toReady }) => minutes(toReady?.median ?? 0)) },
          {
            token: 'bar',
            label: texts.p90,
            values: hours.map(({ toReady }) => minutes((toReady?.p90 ?? 0) - (toReady?.median ?? 0))),
          },
        ]}
        format={(value) => numberText(value, language, value < 10 && value % 1 !== 0 ? 1 : 0)}
      />
      <p className="sub b">{texts.stations}</p>
      <ShareList
        label={texts.stations}
        shares={steps
          .filter(({ by }) => by !== 'hour')
          .map(({ key, toReady }) => ({
            key,
            label: wordOf(words, key),
            size: toReady?.median ?? 0,
            value: toReady === null ? '—' : numberText(minutes(toReady.median), language, 1),
          }))}
      />
    </>
  )
}

/** What sells best, with its picture. */
export function BestSold({ items }: { readonly items: Answer['items'] }) {
  const texts = useTexts(numbersTexts)
  const language = useLanguage()
  if (items.length === 0) return <NothingHere />
  return (
    <ShareList
      label={texts.top}
      shares={items.map((item) => ({
        key: String(item.itemId),
        label: item.name,
        size: item.pieces,
        value: numberText(item.pieces, language),
        picture: <DishPicture item={{ photoId: item.photoId, art: item.art as never }} size={36} photo={156} />,
      }))}
    />
  )
}
