import { NO_SHOW_DIMENSIONS, SOURCE_DIMENSIONS } from '../../domain/numbers/answers.ts'
import {
  getCoverNumbers,
  getHolderNumbers,
  getNoShowNumbers,
  getSourceNumbers,
  getWaitingNumbers,
} from '../../domain/numbers/calls.ts'
import { percentOf } from '../../domain/numbers/measures.ts'
import { grainOf, type Days } from '../../domain/numbers/period.ts'
import { wordOf } from '../../domain/numbers/table-words.ts'
import { coversTable, holdersTable, noShowsTable, sourcesTable, waitingTable } from '../../domain/numbers/tables.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { BarsChart } from './BarsChart.tsx'
import { bucketLabel } from './bucket-label.ts'
import { NothingHere } from './NothingHere.tsx'
import { NumbersPanel } from './NumbersPanel.tsx'
import { Part } from './Part.tsx'
import { ShareList } from './ShareList.tsx'
import { numberText } from './TableView.tsx'
import { numbersTexts, tableTexts } from './texts.ts'

interface ViewProps {
  readonly days: Days
}

/** A share with one decimal: "3,1 %". */
function useShare() {
  const language = useLanguage()
  return (part: number, whole: number) => `${numberText(percentOf(part, whole) ?? 0, language, 1)} %`
}

/** Who did not come, by method, row and weekday. */
export function NoShowNumbers({ days }: ViewProps) {
  const texts = useTexts(numbersTexts)
  const words = useTexts(tableTexts)
  return (
    <Part call={getNoShowNumbers} days={days} height={360} className="numbers-wide">
      {(answer) => (
        <NumbersPanel title={words.tables.no_shows} tables={[noShowsTable(answer)]}>
          {answer.parts.length === 0 ? (
            <NothingHere />
          ) : (
            <div className="numbers-three">
              {NO_SHOW_DIMENSIONS.map((dimension) => (
                <div key={dimension}>
                  <h3 className="sub b">{wordOf(words, dimension)}</h3>
                  <ShareList
                    label={wordOf(words, dimension)}
                    shares={answer.parts
                      .filter((part) => part.dimension === dimension)
                      .map(({ key, stays, noShows }) => ({
                        key,
                        label: wordOf(words, key),
                        size: percentOf(noShows, stays) ?? 0,
                        value: texts.missed(noShows, stays),
                      }))}
                  />
                </div>
              ))}
            </div>
          )}
        </NumbersPanel>
      )}
    </Part>
  )
}

/** Where orders come from. */
export function SourceNumbers({ days }: ViewProps) {
  const words = useTexts(tableTexts)
  const share = useShare()
  return (
    <Part call={getSourceNumbers} days={days} height={420} className="numbers-wide">
      {(answer) => (
        <NumbersPanel title={words.tables.sources} tables={[sourcesTable(answer)]}>
          {answer.parts.length === 0 ? (
            <NothingHere />
          ) : (
            <div className="numbers-three">
              {SOURCE_DIMENSIONS.map((dimension) => {
                const parts = answer.parts.filter((part) => part.dimension === dimension)
                const all = parts.reduce((sum, { orders }) => sum + orders, 0)
                return (
                  <div key={dimension}>
                    <h3 className="sub b">{wordOf(words, dimension)}</h3>
                    <ShareList
                      label={wordOf(words, dimension)}
                      shares={parts.map(({ key, orders }) => ({
                        key,
                        label: wordOf(words, key),
                        size: orders,
                        value: share(orders, all),
                      }))}
                    />
                  </div>
                )
              })}
            </div>
          )}
        </NumbersPanel>
      )}
    </Part>
  )
}

/** Subscriptions, and half-days that were given back and sold again. */
export function HolderNumbers({ days }: ViewProps) {
  const texts = useTexts(numbersTexts)
  const words = useTexts(tableTexts)
  const language = useLanguage()
  return (
    <Part call={getHolderNumbers} days={days} height={360} className="numbers-wide">
      {(answer) => (
        <NumbersPanel title={words.tables.holders} tables={[holdersTable(answer)]}>
          <p className="sub ink2">{texts.running(answer.running)}</p>
          <h3 className="sub b">{texts.returns}</h3>
          {answer.buckets.every(({ returned }) => returned === 0) ? (
            <NothingHere />
          ) : (
            <BarsChart
              label={texts.returns}
              labels={answer.buckets.map((bucket) => bucketLabel(bucket, grainOf(days), language))}
              series={[
                { token: 'umbrella', label: texts.resold, values: answer.buckets.map(({ resold }) => resold) },
                {
                  token: 'bar',
                  label: texts.returned,
                  values: answer.buckets.map(({ returned, resold }) => returned - resold),
                },
              ]}
              format={(value) => numberText(value, language)}
            />
          )}
        </NumbersPanel>
      )}
    </Part>
  )
}

/** Covers at lunch and dinner. */
export function CoverNumbers({ days }: ViewProps) {
  const texts = useTexts(numbersTexts)
  const words = useTexts(tableTexts)
  const language = useLanguage()
  return (
    <Part call={getCoverNumbers} days={days} height={360} className="numbers-wide">
      {(answer) => (
        <NumbersPanel title={words.tables.covers} tables={[coversTable(answer)]}>
          {answer.buckets.every(({ parties }) => parties === 0) ? (
            <NothingHere />
          ) : (
            <BarsChart
              label={texts.covers}
              labels={answer.buckets.map((bucket) => bucketLabel(bucket, grainOf(days), language))}
              series={[
                { token: 'bar', label: texts.lunch, values: answer.buckets.map(({ lunch }) => lunch) },
                { token: 'restaurant', label: texts.dinner, values: answer.buckets.map(({ dinner }) => dinner) },
              ]}
              format={(value) => numberText(value, language)}
            />
          )}
        </NumbersPanel>
      )}
    </Part>
  )
}

/** What became of those who waited. */
export function WaitingNumbers({ days }: ViewProps) {
  const texts = useTexts(numbersTexts)
  const words = useTexts(tableTexts)
  const language = useLanguage()
  const lines = ['joined', 'offered', 'accepted', 'ignored', 'left', 'over', 'open'] as const
  return (
    <Part call={getWaitingNumbers} days={days} height={320} className="numbers-wide">
      {(answer) => (
        <NumbersPanel title={words.tables.waiting} tables={[waitingTable(answer)]} note={texts.keptNote}>
          {answer.joined === 0 ? (
            <NothingHere />
          ) : (
            <ShareList
              label={words.tables.waiting}
              shares={lines.map((line) => ({
                key: line,
                label: wordOf(words, line),
                size: answer[line],
                value: numberText(answer[line], language),
              }))}
            />
          )}
        </NumbersPanel>
      )}
    </Part>
  )
}
