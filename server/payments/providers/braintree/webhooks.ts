import { createHash } from 'node:crypto'
import type { WebhookEvent, WebhookVerdict } from '../../provider.ts'
import { typeOf } from './connection.ts'
import type { Notification, Sdk } from './sdk.ts'

/**
 * Reads a notification: a form of `bt_signature` and `bt_payload`, checked by the SDK. Notifications have no id, so the
 * payload's hash is one: a repeat carries the same payload. Never `foreign`: each account and environment has keys of
 * its own. There is none for a paid card (payments guide, 3.4).
 */
export async function readNotification(sdk: Sdk, rawBody: Buffer): Promise<WebhookVerdict> {
  const form = new URLSearchParams(rawBody.toString('utf8'))
  const payload = form.get('bt_payload') ?? ''
  try {
    const notification = await sdk.webhookNotification.parse(form.get('bt_signature') ?? '', payload)
    const eventId = createHash('sha256').update(payload.replaceAll('\n', '')).digest('hex')
    return { eventId, type: notification.kind, about: aboutOf(notification) }
  } catch (error) {
    if (typeOf(error) === 'invalidSignatureError') return 'invalid'
    throw error
  }
}

/** A refund is about the sale that it gives back. A `check` is about nothing (case 60). */
function aboutOf({ dispute, transaction, revokedPaymentMethodMetadata: revoked }: Notification): WebhookEvent['about'] {
  const payment = dispute?.transaction.id ?? transaction?.refundedTransactionId ?? transaction?.id
  if (payment !== undefined) return { payment }
  return revoked?.customerId === undefined ? null : { customer: revoked.customerId }
}

/** The answer to `bt_challenge`, by which Braintree proves an address; null for a query that is none. */
export function answerChallenge(sdk: Sdk, query: URLSearchParams): string | null {
  const challenge = query.get('bt_challenge')
  if (challenge === null) return null
  try {
    return sdk.webhookNotification.verify(challenge)
  } catch (error) {
    if (typeOf(error) === 'invalidChallengeError') return null
    throw error
  }
}
