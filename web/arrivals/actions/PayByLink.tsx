import { addDays, parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { actionTexts } from './texts.ts'

/** How long whoever calls has unless the desk says otherwise. */
const DAYS_TO_PAY = 2

interface PayByLinkProps {
  /** First day of the sale: it is paid by then at the latest. */
  readonly from: CivilDate
  /** By which day; null without a link. */
  readonly value: CivilDate | null
  /** Whether there is an e-mail for the link. */
  readonly hasMail: boolean
  readonly onChange: (value: CivilDate | null) => void
}

/** Whoever calls gets a mail with a link to pay, and a day by which: after it the places are free again. */
export function PayByLink({ from, value, hasMail, onChange }: PayByLinkProps) {
  const texts = useTexts(actionTexts)
  const usual = addDays(resortDay(), DAYS_TO_PAY)
  const day = value !== null && value > from ? from : value
  return (
    <div className="col g2">
      <Switch
        isSelected={value !== null}
        onChange={(isWanted) => onChange(isWanted ? (usual < from ? usual : from) : null)}
      >
        {texts.payByLink}
      </Switch>
      {day === null ? null : (
        <DateField
          label={texts.payBy}
          value={day}
          error={hasMail ? undefined : texts.linkNeedsMail}
          onChange={(next) => onChange(parseCivilDate(next) ?? day)}
        />
      )}
    </div>
  )
}
