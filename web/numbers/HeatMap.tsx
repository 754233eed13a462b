import { findingsOf, type Finding } from '../../domain/numbers/findings.ts'
import { cellPercent, gatherColumns, heatStep, MOST_HEAT_DAYS, type HeatRow } from '../../domain/numbers/occupancy.ts'
import { bucketsOf } from '../../domain/numbers/period.ts'
import { countDays, weekday, type CivilDate } from '../../domain/platform/civil-date.ts'
import { day, dayRange } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { numberText } from './TableView.tsx'
import { useGrid } from './use-grid.ts'
import { numbersTexts } from './texts.ts'

interface HeatDays {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly today: CivilDate
}

interface HeatMapProps extends HeatDays {
  /** What the map is called. */
  readonly label: string
  /** Rows of the beach, or its categories. */
  readonly rows: readonly HeatRow[]
  /** What stands in front of a row, and what it is called in full. */
  readonly headOf: (row: string) => string
  readonly nameOf: (row: string) => string
  readonly className?: string
}

interface Column {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly isAhead: boolean
  /** The first column that is ahead: today's line is at its left. */
  readonly isNext: boolean
  readonly mark: string
}

/** The seven steps of the colours, from empty to full. */
export function HeatLegend() {
  return (
    <span className="numbers-heat-legend foot ink2">
      0 %
      <span aria-hidden="true">
        {[0, 1, 2, 3, 4, 5, 6].map((step) => (
          <i key={step} data-step={step} />
        ))}
      </span>
      100 %
    </span>
  )
}

/** Parts of the beach by days, or by weeks where there are many: how full they were, and paler what is booked so far (mockup 56). */
export function HeatMap({ label, rows, headOf, nameOf, from, to, today, className }: HeatMapProps) {
  const texts = useTexts(numbersTexts)
  const language = useLanguage()
  const columns = columnsOf(from, to, today)
  const isWeeks = countDays(from, to) > MOST_HEAT_DAYS
  const gathered = isWeeks
    ? rows.map((row) =>
        gatherColumns(
          row,
          columns.map((column) => indexesOf(from, column)),
        ),
      )
    : rows
  const name = (column: Column) =>
    isWeeks ? dayRange(column.from, column.to, language) : day(column.from, language, 'weekdays')
  const said = (row: HeatRow, index: number) => {
    const percent = cellPercent(row, index)
    const column = columns[index]
    const value = percent === null ? texts.closed : `${numberText(percent, language)} %`
    return column === undefined ? '' : texts.cell(nameOf(row.row), name(column), value)
  }
  const size = { rows: gathered.length, columns: columns.length }
  const grid = useGrid(size)
  const chosen = grid.chosen === null ? undefined : gathered[grid.chosen.row]
  return (
    <>
      <div className={classNames('numbers-heat', className)}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- cells are walked with the arrows */}
        <table role="grid" aria-label={label} aria-readonly="true" onKeyDown={grid.onKeyDown}>
          <tbody>
            {gathered.map((row, rowIndex) => (
              <tr key={row.row}>
                <th scope="row">{headOf(row.row)}</th>
                {columns.map((column, index) => {
                  const percent = cellPercent(row, index)
                  return (
                    <td
                      key={column.from}
                      data-step={percent === null ? 'closed' : heatStep(percent)}
                      className={classNames(column.isAhead && 'ahead', column.isNext && 'next')}
                      title={said(row, index)}
                      aria-label={said(row, index)}
                      tabIndex={grid.current.row === rowIndex && grid.current.column === index ? 0 : -1}
                      onFocus={() => grid.choose({ row: rowIndex, column: index })}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th aria-hidden="true" />
              {columns.map((column) => (
                <th
                  key={column.from}
                  scope="col"
                  className={column.to === today || (column.from <= today && today <= column.to) ? 'today' : undefined}
                >
                  <span aria-hidden="true">{column.mark}</span>
                  <span className="sr">{name(column)}</span>
                </th>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {/* What the focus speaks stands here for the eye. */}
      <p className="numbers-heat-said foot ink2" aria-hidden="true">
        {chosen === undefined || grid.chosen === null ? '' : said(chosen, grid.chosen.column)}
      </p>
    </>
  )
}

function columnsOf(from: CivilDate, to: CivilDate, today: CivilDate): Column[] {
  const isWeeks = countDays(from, to) > MOST_HEAT_DAYS
  const buckets = bucketsOf({ from, to }, isWeeks ? 'week' : 'day')
  return buckets.map((bucket, index) => ({
    ...bucket,
    isAhead: bucket.from > today,
    isNext: bucket.from > today && (buckets[index - 1]?.from ?? '9') <= today,
    mark: isWeeks ? weekMark(bucket.from, buckets[index - 1]?.from) : dayMark(bucket.from, { from, to, today }),
  }))
}

/** Weekends, the ends and today are named; the month's number where a week begins another. */
function dayMark(date: CivilDate, { from, to, today }: { from: CivilDate; to: CivilDate; today: CivilDate }): string {
  return date === from || date === to || date === today || weekday(date) >= 6 ? String(Number(date.slice(8))) : ''
}

function weekMark(date: CivilDate, before: CivilDate | undefined): string {
  return date.slice(5, 7) === before?.slice(5, 7) ? '' : String(Number(date.slice(5, 7)))
}

function indexesOf(from: CivilDate, column: Column): number[] {
  const first = countDays(from, column.from) - 1
  return Array.from({ length: countDays(column.from, column.to) }, (_, index) => first + index)
}

/** What the map says, in up to three sentences. */
export function HeatFindings({ rows, from, today }: Pick<HeatMapProps, 'rows' | 'from' | 'today'>) {
  const texts = useTexts(numbersTexts)
  const language = useLanguage()
  const said = (finding: Finding): readonly [string, string] => {
    if (finding.kind === 'full_weekends') return [finding.rows, texts.fullWeekends(finding.percent)]
    if (finding.kind === 'quiet_weekdays') return [finding.rows, texts.quietWeekdays(finding.percent)]
    return [texts.ahead(day(finding.from, language, 'number')), texts.aheadText]
  }
  const findings = findingsOf(rows, from, today)
  if (findings.length === 0) return null
  return (
    <dl className="numbers-findings">
      {findings.map((finding) => {
        const [about, words] = said(finding)
        return (
          <div key={finding.kind}>
            <dt>{about}</dt>
            <dd className="foot ink2">{words}</dd>
          </div>
        )
      })}
    </dl>
  )
}
