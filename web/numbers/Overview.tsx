import {
  getBarNumbers,
  getNumbersOverview,
  getOccupancyNumbers,
  getRevenueNumbers,
} from '../../domain/numbers/calls.ts'
import { INCOME_KINDS } from '../../domain/numbers/answers.ts'
import { grainOf, type Days } from '../../domain/numbers/period.ts'
import { itemsTable, revenueTable } from '../../domain/numbers/tables.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { BarsChart } from './BarsChart.tsx'
import { bucketLabel } from './bucket-label.ts'
import { Headline } from './Headline.tsx'
import { Occupancy } from './Occupancy.tsx'
import { BestSold } from './BarNumbers.tsx'
import { NothingHere } from './NothingHere.tsx'
import { NumbersPanel } from './NumbersPanel.tsx'
import { Part } from './Part.tsx'
import { numberText } from './TableView.tsx'
import { numbersTexts } from './texts.ts'

/** The first view: headline, heat map, revenue and what sells best (mockup 56). */
export function Overview({ days }: { readonly days: Days }) {
  const texts = useTexts(numbersTexts)
  return (
    <>
      <Part call={getNumbersOverview} days={days} height={103} className="numbers-wide">
        {(overview) => <Headline overview={overview} />}
      </Part>
      <Part call={getOccupancyNumbers} days={days} height={500} className="numbers-main">
        {(answer) => <Occupancy answer={answer} />}
      </Part>
      <Revenue days={days} />
      <Part call={getBarNumbers} days={days} height={214}>
        {(answer) => (
          <NumbersPanel title={texts.top} tables={[itemsTable(answer)]}>
            <BestSold items={answer.items.slice(0, 4)} />
          </NumbersPanel>
        )}
      </Part>
    </>
  )
}

function Revenue({ days }: { readonly days: Days }) {
  const texts = useTexts(numbersTexts)
  const language = useLanguage()
  const title = texts.revenueBy[grainOf(days)]
  return (
    <Part call={getRevenueNumbers} days={days} height={320}>
      {(answer) => {
        const { buckets, today } = answer
        const most = Math.max(...buckets.map(({ income }) => INCOME_KINDS.reduce((sum, kind) => sum + income[kind], 0)))
        const inThousands = most >= 1_000_000
        return (
          <NumbersPanel title={title} tables={[revenueTable(answer)]} note={texts.moneyNote}>
            {buckets.every(({ income }) => INCOME_KINDS.every((kind) => income[kind] === 0)) ? (
              <NothingHere />
            ) : (
              <BarsChart
                label={title}
                labels={buckets.map((bucket) => bucketLabel(bucket, grainOf(days), language))}
                isOpen={buckets.map(({ from, to }) => from <= today && today <= to)}
                series={INCOME_KINDS.filter(
                  (kind) => kind === 'umbrella' || buckets.some(({ income }) => income[kind] !== 0),
                ).map((kind) => ({
                  token: kind,
                  label: texts.kinds[kind],
                  values: buckets.map(({ income }) => income[kind] / 100),
                }))}
                format={(euros) =>
                  inThousands ? `${numberText(euros / 1000, language, 1)}k` : numberText(euros, language)
                }
              />
            )}
          </NumbersPanel>
        )
      }}
    </Part>
  )
}
