import { useState, type ReactNode } from 'react'
import { addDays, parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../Button.tsx'
import { Segmented } from '../Segmented.tsx'
import { DateField } from './DateField.tsx'
import type { Tendered } from './TenderChoice.tsx'
import { uiStaffTexts } from './texts.ts'

type PayTime = 'now' | 'later' | 'link'

/** How a sale at the desk is paid: at once, later, or online by a day. */
export type PayEnding =
  | { readonly kind: 'now'; readonly paid: Tendered }
  | { readonly kind: 'later' }
  | { readonly kind: 'link'; readonly payBy: CivilDate }

/** How long whoever calls has unless the desk says otherwise. */
const DAYS_TO_PAY = 2

interface PayWhenProps {
  /** What is offered; the first is chosen at the beginning. */
  readonly times: readonly [PayTime, ...PayTime[]]
  /** First day of what is sold: it is paid by then at the latest. */
  readonly from: CivilDate
  /** Why no link can be mailed yet; undefined where one can. */
  readonly mailError: string | undefined
  /** What the desk takes when it is paid at once; null while nobody knows. */
  readonly nowCents: number | null
  /** The same with its tender; null while that cannot be. */
  readonly paid: Tendered | null
  /** Chooses how it is paid at once. */
  readonly children: ReactNode
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly onSell: (ending: PayEnding) => void
}

/** When whoever buys at the desk pays, and the sale itself (B-11, B-12). */
export function PayWhen({ times, from, mailError, nowCents, paid, children, ...props }: PayWhenProps) {
  const { isBusy, isDisabled, onSell } = props
  const texts = useTexts(uiStaffTexts).pay
  const language = useLanguage()
  const [when, setWhen] = useState<PayTime>(times[0])
  const [said, setSaid] = useState<CivilDate>(() => addDays(resortDay(), DAYS_TO_PAY))
  const payBy = said > from ? from : said
  const endings: Readonly<Record<PayTime, PayEnding | null>> = {
    now: paid && { kind: 'now', paid },
    later: { kind: 'later' },
    link: mailError === undefined ? { kind: 'link', payBy } : null,
  }
  const ending = endings[when]
  const words = {
    now: texts.sellAndCollect(nowCents === null ? '' : money(nowCents, language)),
    later: texts.sellLater,
    link: texts.sellByLink,
  }
  return (
    <>
      <Segmented
        label={texts.when}
        className="pay-when"
        value={when}
        options={times.map((id) => ({ id, label: texts.times[id] }))}
        onChange={setWhen}
      />
      {when === 'link' ? (
        <DateField
          label={texts.by}
          value={payBy}
          error={mailError}
          onChange={(next) => setSaid(parseCivilDate(next) ?? payBy)}
        />
      ) : null}
      {when === 'now' ? children : null}
      <Button
        full
        variant={when === 'now' ? 'ok' : 'primary'}
        {...(when === 'now' ? { icon: 'cash' as const } : {})}
        isBusy={isBusy}
        isDisabled={isDisabled || ending === null}
        onPress={() => ending && onSell(ending)}
      >
        {words[when]}
      </Button>
    </>
  )
}
