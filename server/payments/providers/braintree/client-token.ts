import { ProviderMisuse, UnknownAtProvider } from '../../provider.ts'
import type { BraintreeConnection } from './connection.ts'
import { codesOf } from './sdk.ts'

const NO_SUCH_CUSTOMER = '92804'

/** What the browser's fields introduce themselves with, for a customer where there is one. */
export async function clientTokenOf({ sdk, ask }: BraintreeConnection, customerId: string | null): Promise<string> {
  const result = await ask(() => sdk.clientToken.generate(customerId === null ? {} : { customerId }))
  if (result.success) return result.clientToken
  if (codesOf(result).includes(NO_SUCH_CUSTOMER)) throw new UnknownAtProvider(`Braintree has no customer ${customerId}`)
  throw new ProviderMisuse(`Braintree made no client token: ${codesOf(result).join(' ')}`)
}
