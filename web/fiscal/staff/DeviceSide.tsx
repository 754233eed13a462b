import type { Fiscal } from '../../../domain/fiscal/calls.ts'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Note, Pill } from '../../ui/surfaces.tsx'
import { fiscalTexts } from './texts.ts'

/** Names of the providers, the same in every language. */
const PROVIDERS: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal', braintree: 'Braintree' }

/** How the printer or the service is, and who takes the money (guide 2.1). */
export function DeviceSide({ fiscal: { adapter, device, acquirers, terminalAcquirer } }: { readonly fiscal: Fiscal }) {
  const texts = useTexts(fiscalTexts)
  const language = useLanguage()
  return (
    <div className="fiscal-side desk-side col g3">
      <section className="panel col g2" aria-label={texts.device}>
        <h2 className="lh">{texts.device}</h2>
        <p className="head">{texts.adapters[adapter]}</p>
        {adapter === 'none' ? (
          <p className="foot ink2">{texts.byHand}</p>
        ) : device === null ? (
          <Pill>{texts.unseen}</Pill>
        ) : (
          <>
            <Pill tone={device.isOk ? 'ok' : 'bad'}>{device.isOk ? texts.ok : texts.notOk}</Pill>
            <p className="foot ink2">
              {[
                texts.paper[device.paper],
                device.lastZ === '' ? '' : texts.lastZ(device.lastZ),
                device.note,
                texts.seen(time(device.seenAt, language)),
              ]
                .filter((fact) => fact !== '')
                .join(' · ')}
            </p>
          </>
        )}
      </section>
      <section className="panel col g2" aria-label={texts.acquirers}>
        <h2 className="lh">{texts.acquirers}</h2>
        <p className="foot ink2">{texts.acquirersText}</p>
        <ul className="desk-rows">
          {acquirers.map(({ modeId, provider, isOn }) => (
            <li key={modeId} className="desk-row">
              <span className="grow">{texts.modes(modeId)}</span>
              <b>{`${PROVIDERS[provider] ?? provider}${isOn ? '' : ` (${texts.off})`}`}</b>
            </li>
          ))}
          <li className="desk-row">
            <div className="grow">
              <p>{texts.terminal}</p>
              <b>{terminalAcquirer === '' ? texts.terminalNone : terminalAcquirer}</b>
            </div>
          </li>
        </ul>
      </section>
      <Note tone="warn" icon="info">
        {texts.confirm}
      </Note>
    </div>
  )
}
