import type { ReactNode } from 'react'
import type { FiscalDocument } from '../../../domain/fiscal/calls.ts'
import { day, dayOfInstant, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Pill } from '../../ui/surfaces.tsx'
import { fiscalTexts } from './texts.ts'

const TONES: Partial<Record<FiscalDocument['state'], 'ok' | 'warn' | 'bad'>> = {
  issued: 'ok',
  refunded: 'ok',
  failed: 'bad',
  manual: 'bad',
  to_issue: 'warn',
}

/** A receipt in a list: what it is, whose, how it was paid, how it stands, and what can be done. */
export function DocumentRow({
  document,
  children,
}: {
  readonly document: FiscalDocument
  readonly children?: ReactNode
}) {
  const texts = useTexts(fiscalTexts)
  const language = useLanguage()
  const { kind, state, reason, orderNumber, at, totalCents, payments, number, originalNumber, lastError } = document
  const sold = dayOfInstant(at)
  const due = dayOfInstant(document.nextAt)
  const facts = [
    number ?? '',
    texts.order(orderNumber),
    `${day(sold, language, 'date')} ${time(at, language)}`,
    payments.map((payment) => texts.payments[payment.kind]).join(', '),
    kind === 'sale' ? '' : originalNumber === null ? texts.waiting : texts.original(originalNumber),
    state === 'to_issue' && due > sold ? texts.due(day(due, language, 'date')) : '',
    texts.reasons[reason],
    lastError,
    document.isVoiding ? texts.voiding : '',
    document.voidNumber === null ? '' : texts.voidedBy(document.voidNumber),
  ]
  return (
    <li className="desk-row">
      <div className="grow">
        <p className="head">{texts.kinds[kind]}</p>
        <p className="foot ink2">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      <b className={kind === 'sale' ? 'num' : 'num dang'}>{money((kind === 'sale' ? 1 : -1) * totalCents, language)}</b>
      <Pill tone={TONES[state] ?? 'neutral'}>{texts.states[state]}</Pill>
      {children}
    </li>
  )
}
