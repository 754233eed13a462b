import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { Card } from '../../ui/surfaces.tsx'
import styles from './changes.module.css'

interface Row {
  readonly label: string
  readonly cents: number
  readonly isShown?: boolean
}

interface ChangeMoneyProps {
  readonly rows: readonly Row[]
  readonly total: Row
}

/** What a change does to the money, row by row, with what the order costs afterwards (mockup 15). */
export function ChangeMoney({ rows, total }: ChangeMoneyProps) {
  const language = useLanguage()
  return (
    <Card>
      <dl className={styles.money} aria-live="polite">
        {rows
          .filter((row) => row.isShown !== false)
          .map((row) => (
            <div key={row.label} className="row sp">
              <dt>{row.label}</dt>
              <dd className="num">{money(row.cents, language)}</dd>
            </div>
          ))}
        <div className={`row sp head ${styles.total ?? ''}`}>
          <dt>{total.label}</dt>
          <dd className="num">{money(total.cents, language)}</dd>
        </div>
      </dl>
    </Card>
  )
}
