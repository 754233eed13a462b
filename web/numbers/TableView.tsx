import { wordOf, columnTitle } from '../../domain/numbers/table-words.ts'
import type { ColumnKind, NumbersTable, TableCell } from '../../domain/numbers/tables.ts'
import type { NumbersWords } from '../../domain/numbers/words/it.ts'
import type { Language } from '../../domain/platform/language.ts'
import { day, LOCALES, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { tableTexts } from './texts.ts'

/** A number in a language, with so many decimals. */
export function numberText(value: number, language: Language, digits = 0): string {
  return value.toLocaleString(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  })
}

function cellText(cell: TableCell, kind: ColumnKind, words: NumbersWords, language: Language): string {
  if (cell === null) return '—'
  if (typeof cell === 'string')
    return kind === 'word' ? wordOf(words, cell) : kind === 'day' ? day(cell, language, 'date') : cell
  if (kind === 'cents') return money(cell, language)
  if (kind === 'percent') return numberText(cell, language, 1)
  return kind === 'minutes' ? numberText(cell / 60, language, 1) : numberText(cell, language)
}

const isNumber = (kind: ColumnKind) => kind !== 'text' && kind !== 'word' && kind !== 'day'

/** A picture's table, with the same words as its file. It scrolls by itself, with the keyboard too. */
export function TableView({ table }: { readonly table: NumbersTable }) {
  const words = useTexts(tableTexts)
  const language = useLanguage()
  const title = words.tables[table.id]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached with the keyboard
    <div className="numbers-table" role="group" aria-label={title} tabIndex={0}>
      <table aria-label={title}>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th key={index} scope="col" className={isNumber(column.kind) ? 'num' : undefined}>
                {columnTitle(words, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, index) => {
                const kind = table.columns[index]?.kind ?? 'text'
                return (
                  <td key={index} className={isNumber(kind) ? 'num' : undefined}>
                    {cellText(cell, kind, words, language)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
