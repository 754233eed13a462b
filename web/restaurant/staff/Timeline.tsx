import type { CSSProperties } from 'react'
import { Button } from 'react-aria-components/Button'
import type { ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { axisOf, blocksOf, cellsOf, nowOn, type Cell } from './plan-layout.ts'
import { timeForWalkIn } from './plan-view.ts'
import { PlanBlock } from './PlanBlock.tsx'
import { planTexts } from './texts.ts'
import type { Place } from './use-plan-actions.ts'

/** The plan scrolls by itself: the keyboard has to reach it too. */
const REACHABLE = { tabIndex: 0 } as const

interface TimelineProps {
  readonly plan: ServicePlan
  readonly chosen: number | null
  readonly onChoose: (bookingId: number) => void
  readonly onAdd: (place: Place) => void
}

/**
 * Tables as rows, parties from their time to their end along the hours, and the line of now (mockup 53, B-09); a free half hour
 * is where the next party is written.
 */
export function Timeline({ plan, chosen, onChoose, onAdd }: TimelineProps) {
  const texts = useTexts(planTexts)
  const axis = axisOf(plan)
  const now = nowOn(plan, axis)
  const step = 100 / axis.ticks.length
  return (
    <section className="panel scrolls" aria-label={texts.timeline} {...REACHABLE}>
      <div className="service-axis" style={{ '--ticks': axis.ticks.length } as CSSProperties}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{texts.tableColumn}</span>
              </th>
              <th scope="col">
                <span className="sr">{texts.bookingsColumn}</span>
                {axis.ticks.map((tick, index) => (
                  <span key={tick} className="num" aria-hidden="true" style={{ left: `${index * step}%` }}>
                    {tick}
                  </span>
                ))}
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.tables.map(({ table, seats }) => (
              <tr key={table}>
                <th scope="row">
                  <b>
                    <span className="sr">{texts.tableColumn} </span>
                    {table}
                  </b>
                  <i>{texts.seats(seats)}</i>
                </th>
                <td>
                  {cellsOf(plan, axis, table, timeForWalkIn(plan)).map((cell) => (
                    <FreeCell key={cell.time} cell={cell} table={table} onAdd={onAdd} />
                  ))}
                  {blocksOf(plan, axis, table).map((block) => (
                    <PlanBlock
                      key={block.booking.bookingId}
                      block={block}
                      isChosen={block.booking.bookingId === chosen}
                      onChoose={() => onChoose(block.booking.bookingId)}
                    />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {now === null ? null : (
          <div className="service-now" aria-hidden="true" style={{ '--now': now / 100 } as CSSProperties}>
            <i>{plan.now}</i>
          </div>
        )}
      </div>
    </section>
  )
}

interface FreeCellProps {
  readonly cell: Cell
  readonly table: number
  readonly onAdd: (place: Place) => void
}

/** By keyboard the button above the plan does the same, without a stop at every half hour. */
function FreeCell({ cell: { time, left, width }, table, onAdd }: FreeCellProps) {
  const { add } = useTexts(planTexts)
  return (
    <Button
      className="service-free"
      aria-label={add.cell(table, time)}
      excludeFromTabOrder
      style={{ left: `${left}%`, width: `${width}%` }}
      onPress={() => onAdd({ table, time })}
    >
      <Icon name="plus" size={18} />
    </Button>
  )
}
