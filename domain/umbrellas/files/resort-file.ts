import * as z from 'zod/mini'
import { schemaRef } from '../../platform/files/shapes.ts'
import { describe } from '../../platform/files/published.ts'

function line(min: number, max: number, description: string) {
  const error = `one line of ${min} to ${max} characters`
  return z.string({ error }).check(
    z.minLength(min, { error }),
    z.maxLength(max, { error }),
    z.refine((value) => !/\p{Cc}/u.test(value) && value.trim() === value, { error }),
    describe(description),
  )
}

const openingDay = z.string({ error: 'a day such as "2027-05-15", "05-15" or "today+200"' })

/** resort.json: who the resort is, when it is open, and what it sets differently. */
export const resortFileSchema = z
  .strictObject({
    $schema: schemaRef,
    name: line(2, 60, 'Name of the resort'),
    place: line(2, 60, 'Town and region'),
    address: line(5, 200, 'Postal address'),
    phone: line(6, 30, 'Telephone, with the country code'),
    email: line(5, 254, 'E-mail'),
    legalName: line(2, 120, 'Name of the trader that guests contract with'),
    vatNumber: line(8, 30, 'VAT number of the trader'),
    timeZone: z
      .literal('Europe/Rome', { error: '"Europe/Rome"' })
      .check(describe('The zone of the resort’s days and hours; the product knows this one')),
    opening: z
      .strictObject({ from: openingDay, to: openingDay })
      .check(
        describe(
          'First and last bookable day: "2027-05-15" once, "05-15" every year, or "today" and "today+200" for a resort that never closes',
        ),
      ),
    settings: z
      .record(z.string(), z.unknown())
      .check(describe('Settings that differ from their defaults, by the names of domain/settings/settings.ts')),
  })
  .check(describe('Who the resort is and when it is open'))
