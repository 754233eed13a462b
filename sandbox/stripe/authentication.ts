import type { Exchange } from '../platform/exchange.ts'
import { StripeFailure } from './errors.ts'

export type Caller = 'secret' | 'publishable'

/** Who calls, by the prefix of the key (`Bearer`, or the user of Basic). Throws 401 for no key or another prefix. */
export function callerOf({ headers }: Exchange): Caller {
  const key = keyOf(headers['authorization'] ?? '')
  if (/^[sr]k_test_\w+$/.test(key)) return 'secret'
  if (/^pk_test_\w+$/.test(key)) return 'publishable'
  const message =
    key === ''
      ? 'You did not provide an API key. You need to provide your API key in the Authorization header.'
      : `Invalid API Key provided: ${key.slice(0, 8)}****`
  throw new StripeFailure(401, { type: 'invalid_request_error', message })
}

/** Throws 403 where a publishable key is not enough. */
export function requireSecret(caller: Caller): void {
  if (caller === 'secret') return
  throw new StripeFailure(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  })
}

function keyOf(header: string): string {
  const [scheme = '', value = ''] = header.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return ''
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? ''
}
