import { useId, useState, type ReactNode } from 'react'
import type { NumbersTable } from '../../domain/numbers/tables.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { TableView } from './TableView.tsx'
import { numbersTexts } from './texts.ts'

interface NumbersPanelProps {
  readonly title: string
  readonly tables: readonly NumbersTable[]
  /** Beside the title: a legend, a choice. */
  readonly tools?: ReactNode
  readonly note?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A picture with its table one press away (B-14). */
export function NumbersPanel({ title, tables, tools, note, className, children }: NumbersPanelProps) {
  const texts = useTexts(numbersTexts)
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <section className={classNames('panel numbers-panel', className)} aria-labelledby={id}>
      <header>
        <h2 className="t3 grow" id={id}>
          {title}
        </h2>
        {isTable ? null : tools}
        <Button
          variant="plain"
          size="sm"
          icon={isTable ? 'eye' : 'table'}
          aria-label={`${isTable ? texts.picture : texts.table}: ${title}`}
          onPress={() => setTable(!isTable)}
        >
          {isTable ? texts.picture : texts.table}
        </Button>
      </header>
      {isTable ? tables.map((table) => <TableView key={table.id} table={table} />) : children}
      {note === undefined ? null : <p className="foot ink2">{note}</p>}
    </section>
  )
}
