import type { StatementMonth } from '../../domain/returns/own-days.ts'
import { day, LOCALES, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { saveFile } from '../platform/save-file.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/surfaces.tsx'
import { seasonFile } from './season-file.ts'
import styles from './returns.module.css'
import { returnTexts } from './texts.ts'

/** The statement of the season: days used, given back and sold, and the credit that they earned, month by month (B-18). */
export function SeasonTable({ months, code }: { readonly months: readonly StatementMonth[]; readonly code: string }) {
  const texts = useTexts(returnTexts).statement
  const language = useLanguage()
  const days = (halves: number) => (halves / 2).toLocaleString(LOCALES[language])
  const sum = (of: (month: StatementMonth) => number) => months.reduce((all, month) => all + of(month), 0)
  const cells = (month: StatementMonth) => [
    days(month.halves.used),
    days(month.halves.given),
    days(month.halves.sold),
    money(month.creditCents, language),
  ]
  const total: StatementMonth = {
    month: months[0]?.month ?? ('' as StatementMonth['month']),
    halves: {
      used: sum(({ halves }) => halves.used),
      given: sum(({ halves }) => halves.given),
      sold: sum(({ halves }) => halves.sold),
      ahead: sum(({ halves }) => halves.ahead),
    },
    creditCents: sum(({ creditCents }) => creditCents),
  }
  const download = () => saveFile(`${texts.file}-${code}.csv`, 'text/csv;charset=utf-8', seasonFile(months, texts))
  return (
    <Card>
      <h2 className="t2">{texts.title}</h2>
      <div className={styles.wide}>
        <table className={`${styles.table} foot mt2`}>
          <thead>
            <tr>
              {[texts.month, texts.used, texts.given, texts.sold, texts.credit].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{day(month.month, language, 'month')}</th>
                {cells(month).map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              {cells(total).map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="foot ink2 mt2">{texts.note}</p>
      <Button full variant="tint" icon="download" className="mt2" onPress={download}>
        {texts.download}
      </Button>
    </Card>
  )
}
