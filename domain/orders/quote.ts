import { cents, percentOf, sumCents, type Cents } from '../platform/cents.ts'
import type { UmbrellaLine } from '../umbrellas/calls.ts'
import type { PaymentMethod } from './calls.ts'
import type { Deadline } from './deadlines.ts'

/** Which text of the conditions of sale applies to a method. */
export interface MethodConditions {
  readonly method: PaymentMethod
  readonly slug: string
  readonly version: string
}

/** What a quote promises about money: the sum of the kept prices and the service on top. */
export function quoteTotals(
  lines: readonly Pick<UmbrellaLine, 'totalCents'>[],
  servicePercent: number,
): { readonly serviceCents: Cents; readonly totalCents: Cents } {
  const sum = sumCents(lines.map((line) => line.totalCents))
  const serviceCents = percentOf(sum, servicePercent)
  return { serviceCents, totalCents: cents(sum + serviceCents) }
}

/** A method that the resort has for a cart, in time or too late, with its deadline. */
export interface MethodTerm {
  readonly method: PaymentMethod
  readonly deadline: Deadline | null
}

/**
 * Everything that a quote binds, as one text: the same text is the same offer. Whether a deadline has passed
 * is not in it, so that a method that came too late is refused by its own reason.
 */
export function quoteContent(quote: {
  readonly lines: readonly UmbrellaLine[]
  readonly servicePercent: number
  readonly totalCents: Cents
  readonly terms: readonly MethodTerm[]
  readonly conditions: readonly MethodConditions[]
}): string {
  const { lines, servicePercent, totalCents, terms, conditions } = quote
  return JSON.stringify([
    lines.map((line) => [
      line.lineId,
      line.umbrellaId,
      line.from,
      line.to,
      line.part,
      line.people,
      line.dogs.map((dog) => [dog.name, dog.size, dog.weightTenthsKg ?? null, dog.temperament ?? null]),
      line.extras.map((extra) => [extra.id, extra.quantity]),
      line.totalCents,
    ]),
    servicePercent,
    totalCents,
    terms.map(({ method, deadline }) => `${method} ${deadline?.day} ${deadline?.hour}`).toSorted(),
    conditions.map(({ method, slug, version }) => `${method} ${slug} ${version}`).toSorted(),
  ])
}
