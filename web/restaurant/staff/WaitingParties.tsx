import type { WaitingParty } from '../../../domain/restaurant/service-plan.ts'
import { time as timeText } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Pill } from '../../ui/surfaces.tsx'
import { planTexts } from './texts.ts'

/** Who waits for a table of this sitting, in the queue's order, and what is offered to them (B-09). */
export function WaitingParties({ waiting }: { readonly waiting: readonly WaitingParty[] }) {
  const texts = useTexts(planTexts)
  return (
    <section className="panel service-panel" aria-label={texts.waiting.title}>
      <div className="row sp g2">
        <h2 className="t3">{texts.waiting.title}</h2>
        <Pill tone="primary">{waiting.length}</Pill>
      </div>
      <ol className="service-waiting">
        {waiting.map((party) => (
          <Party key={party.requestId} party={party} />
        ))}
      </ol>
    </section>
  )
}

function Party({ party }: { readonly party: WaitingParty }) {
  const texts = useTexts(planTexts)
  const language = useLanguage()
  const { name, phone, time, seats, dogs, note, offer } = party
  const wish = [time ?? texts.waiting.anyTime, texts.people(seats), ...(dogs > 0 ? [texts.dogs(dogs)] : [])]
  return (
    <li>
      <b className="service-name">{name}</b>
      <p className="foot ink2">{[wish.join(', '), ...(note === null ? [] : [note])].join(' · ')}</p>
      {phone === null ? null : (
        <a className="service-phone foot" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      )}
      {offer === null ? null : (
        <Pill tone="accent">{texts.waiting.offered(offer.time, timeText(offer.expiresAt, language))}</Pill>
      )}
    </li>
  )
}
