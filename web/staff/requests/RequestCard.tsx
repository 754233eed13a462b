import type { MoneyRequest } from '../../../domain/staff/money-request-calls.ts'
import { day, dayOfInstant, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Pill } from '../../ui/surfaces.tsx'
import { DecideRequest } from './DecideRequest.tsx'
import { requestTexts } from './texts.ts'

const TONES = { waiting: 'warn', approved: 'ok', refused: 'bad', withdrawn: 'neutral', expired: 'neutral' } as const

/** One request: how much, of what, who asks and why, and the decision or what was decided (B-32). */
export function RequestCard({ request }: { readonly request: MoneyRequest }) {
  const texts = useTexts(requestTexts)
  const language = useLanguage()
  const { kind, amountCents, orderNumber, name, reason, askedBy, isOwn, state, exceeded, mostCents } = request
  const at = (instant: string) => `${day(dayOfInstant(instant), language, 'medium')}, ${time(instant, language)}`
  const about = [orderNumber === null ? '' : texts.ofOrder(orderNumber), name].filter((text) => text !== '')
  return (
    <li className="card col g3">
      <div className="row g3">
        <h3 className="t2 num grow">{money(amountCents, language)}</h3>
        <Pill tone={TONES[state]}>{texts.states[state]}</Pill>
      </div>
      <div>
        <p className="b">{[texts.kinds[kind], ...about].join(' · ')}</p>
        {reason === '' ? null : <p>{reason}</p>}
      </div>
      <p className="sub ink2 grow">
        {[isOwn ? texts.own : askedBy === '' ? '' : texts.askedBy(askedBy), at(request.askedAt)]
          .filter((said) => said !== '')
          .join(', ')}
        <br />
        {texts.exceeded[exceeded](money(mostCents, language))}
        {state === 'waiting' ? ` ${texts.until(at(request.endsAt))}.` : ''}
      </p>
      {request.decidedBy === null || request.decidedAt === null ? null : (
        <p className="sub ink2">{texts.byWhom(request.decidedBy, at(request.decidedAt))}</p>
      )}
      {state === 'waiting' ? <DecideRequest request={request} /> : null}
    </li>
  )
}
