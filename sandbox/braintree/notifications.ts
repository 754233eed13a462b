import { createHash, createHmac } from 'node:crypto'
import { BRAINTREE_KEYS } from './keys.ts'
import type { BraintreeState } from './state.ts'
import { instant, xmlDocument, type Xml } from './xml.ts'

type Kind = 'check' | 'dispute_opened' | 'dispute_won' | 'dispute_lost' | 'refund_failed'

/** Braintree's signature of a payload or of a `bt_challenge`: `publicKey|hex`. */
export function signed(text: string): string {
  const key = createHash('sha1').update(BRAINTREE_KEYS.privateKey).digest()
  return `${BRAINTREE_KEYS.publicKey}|${createHmac('sha1', key).update(text).digest('hex')}`
}

/** Sends a notification to the hook, if there is one. There is none for a paid card (guide, 3.4). */
export function notify(state: BraintreeState, kind: Kind, subject: Xml): void {
  if (state.hook === null) return
  const document = xmlDocument('notification', { timestamp: instant(state.now()), kind, subject })
  const payload = `${Buffer.from(document).toString('base64')}\n`
  state.world.webhooks.send({
    provider: 'braintree',
    id: state.world.id('bt_', 16),
    type: kind,
    url: state.hook,
    write: () => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ bt_signature: signed(payload), bt_payload: payload }).toString(),
    }),
  })
}
