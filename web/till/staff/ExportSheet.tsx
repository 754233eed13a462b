import { useState, type FormEvent } from 'react'
import { addDays, civilDate, parseCivilDate } from '../../../domain/platform/civil-date.ts'
import { useFailureText } from '../../platform/failure.ts'
import { dayOfInstant } from '../../platform/format.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { saveAccounting } from './export-file.ts'
import { tillTexts } from './texts.ts'

const MOST_DAYS = 400

/** All of the month that a day lies in: accountants work by whole months. */
function monthOf(day: string): { readonly from: string; readonly to: string } {
  const from = civilDate(`${day.slice(0, 8)}01`)
  const next = `${addDays(from, 31).slice(0, 8)}01`
  return { from, to: addDays(civilDate(next), -1) }
}

/** This month of the resort and the one before, which is what is asked for most. */
function lastMonths() {
  const thisMonth = monthOf(dayOfInstant(Date.now()))
  return { thisMonth, lastMonth: monthOf(addDays(civilDate(thisMonth.from), -1)) }
}

/** Days of the file; a month is one press. */
export function ExportSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(tillTexts).exporting
  const failureText = useFailureText()
  const [{ thisMonth, lastMonth }] = useState(lastMonths)
  const [days, setDays] = useState(lastMonth)
  const [pages, setPages] = useState<number | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const from = parseCivilDate(days.from)
  const to = parseCivilDate(days.to)
  const isRight = from !== null && to !== null && from <= to && to < addDays(from, MOST_DAYS)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (from === null || to === null || !isRight || pages !== null) return
    setFailure(null)
    setPages(0)
    try {
      await saveAccounting({ from, to }, setPages)
      toast(texts.done, { tone: 'ok', icon: 'check' })
      onClose()
    } catch (error) {
      setFailure(error)
    }
    setPages(null)
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.title}
      subtitle={texts.text}
      footer={
        <Button full type="submit" form="till-export" icon="download" isDisabled={!isRight} isBusy={pages !== null}>
          {texts.submit}
        </Button>
      }
    >
      <form id="till-export" className="col g3" onSubmit={(event) => void send(event)} aria-label={texts.title}>
        <div className="row g2 wrap" role="group" aria-label={texts.month}>
          {[lastMonth, thisMonth].map((month) => (
            <Button key={month.from} size="sm" variant="ghost" onPress={() => setDays(month)}>
              {`${month.from.slice(5, 7)}/${month.from.slice(0, 4)}`}
            </Button>
          ))}
        </div>
        <div className="row g2">
          <DateField label={texts.from} value={days.from} onChange={(value) => setDays({ ...days, from: value })} />
          <DateField
            label={texts.to}
            value={days.to}
            onChange={(value) => setDays({ ...days, to: value })}
            error={isRight ? undefined : texts.wrong}
          />
        </div>
        {pages === null || pages === 0 ? null : (
          <p className="foot ink2" role="status">
            {texts.rows(pages)}
          </p>
        )}
        {failure === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(failure)}
          </Note>
        )}
      </form>
    </Sheet>
  )
}
