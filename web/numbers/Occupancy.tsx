import { useState } from 'react'
import { categoriesTable, occupancyTable } from '../../domain/numbers/beach-tables.ts'
import type { getOccupancyNumbers } from '../../domain/numbers/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { useTexts } from '../platform/texts.ts'
import { Segmented } from '../ui/Segmented.tsx'
import { HeatFindings, HeatLegend, HeatMap } from './HeatMap.tsx'
import { NumbersPanel } from './NumbersPanel.tsx'
import { numbersTexts } from './texts.ts'

/** How full the beach was, row by row or category by category (B-14). */
export function Occupancy({ answer }: { readonly answer: CallOutput<typeof getOccupancyNumbers> }) {
  const texts = useTexts(numbersTexts)
  const [by, setBy] = useState<'row' | 'category'>('row')
  const { rows, categories, from, to, today } = answer
  const days = { from, to, today }
  const isRows = by === 'row'
  const names = new Map(categories.map(({ category, name }) => [category, name]))
  const nameOf = (category: string) => names.get(category) ?? category
  return (
    <NumbersPanel
      title={isRows ? texts.heat : texts.heatByCategory}
      tables={[isRows ? occupancyTable(answer) : categoriesTable(answer)]}
      tools={<HeatLegend />}
    >
      <Segmented
        label={texts.heatBy}
        value={by}
        options={[
          { id: 'row', label: texts.byRow },
          { id: 'category', label: texts.byCategory },
        ]}
        onChange={setBy}
      />
      {isRows ? (
        <>
          <HeatMap {...days} label={texts.heat} rows={rows} headOf={(row) => row} nameOf={texts.row} />
          <HeatFindings rows={rows} from={from} today={today} />
        </>
      ) : (
        <HeatMap
          {...days}
          label={texts.heatByCategory}
          rows={categories.map(({ category, places, taken, open }) => ({ row: category, places, taken, open }))}
          headOf={nameOf}
          nameOf={nameOf}
          className="by-category"
        />
      )}
    </NumbersPanel>
  )
}
