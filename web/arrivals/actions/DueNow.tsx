import type { Visit } from '../../../domain/arrivals/calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { TenderChoice, type TenderDraft } from '../../ui/staff/TenderChoice.tsx'
import { actionTexts } from './texts.ts'

/**
 * What an order will owe, in cents, when something dearer is done to a visit of it: what is due already comes along. 0 when there is
 * nothing to collect in the same press: nothing is added, or the visit is not of today, when nobody of it can have come.
 */
export function dueAfter({ day, dueCents }: Pick<Visit, 'day' | 'dueCents'>, addedCents: number): number {
  return addedCents > 0 && day === resortDay() ? dueCents + addedCents : 0
}

interface DueNowProps {
  readonly dueCents: number
  readonly draft: TenderDraft
  readonly onChange: (draft: TenderDraft) => void
}

/** What is to be collected by this press, and how it is paid. */
export function DueNow({ dueCents, draft, onChange }: DueNowProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  return (
    <>
      <div className="kv tot">
        <span>{texts.dueNow}</span>
        <span>{money(dueCents, language)}</span>
      </div>
      <TenderChoice draft={draft} dueCents={dueCents} onChange={onChange} />
    </>
  )
}
