import { isPayingPath } from '../../domain/platform/paying-paths.ts'
import { NO_LEAVE, type AllowedOrigins, type DocumentLeave } from '../platform/security-headers.ts'
import type { PaymentFacts } from './payment-facts.ts'

/**
 * What the app's documents need of the providers that have their keys, by their pathname (payments guide, 5.2): no key, no origin, and
 * nothing at all where nobody pays.
 */
export function documentLeave(payments: Pick<PaymentFacts, 'providers'>): (pathname: string) => DocumentLeave {
  const paying = payingLeave(payments)
  return (pathname) => (isPayingPath(pathname) ? paying : NO_LEAVE)
}

function payingLeave({ providers }: Pick<PaymentFacts, 'providers'>): DocumentLeave {
  const all = [...providers.values()]
  const of = (kind: Exclude<keyof AllowedOrigins, 'media'>) => all.flatMap((provider) => provider.origins[kind])
  return {
    origins: {
      script: of('script'),
      frame: of('frame'),
      connect: of('connect'),
      image: of('image'),
      form: of('form'),
      media: [],
    },
    // PayPal's window talks back to the page that opened it, where its buttons are used.
    hasPopups: all.some(({ capturesOnApproval, origins }) => capturesOnApproval && origins.script.length > 0),
  }
}
