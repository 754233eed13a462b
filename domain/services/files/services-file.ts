import * as z from 'zod/mini'
import { euroText, localized, wholeIn } from '../../platform/files/shapes.ts'
import { SERVICE_ARTS } from '../service-kinds.ts'
import { describe } from '../../platform/files/published.ts'

const service = {
  id: wholeIn(1, 2_147_483_647, 'Stays the same for ever: orders name it'),
  name: localized,
  text: localized,
  art: z.enum(SERVICE_ARTS, { error: `one of ${SERVICE_ARTS.join(', ')}` }),
  stock: z.nullable(wholeIn(0, 10_000, 'How many there are for each half-day; null is no limit')),
  page: z
    .nullable(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'the slug of a page, or null' })))
    .check(describe('Slug of the info page that says more')),
}

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time as 10:30' }))
const slots = z
  .optional(
    z.strictObject({
      from: clock,
      to: clock,
      everyMinutes: wholeIn(5, 240, 'Minutes from one time to the next'),
      atOnce: wholeIn(1, 50, 'How many at one time'),
    }),
  )
  .check(describe('Booked for one of these times, both ends included; without it for a part of the day'))

const hidden = z
  .optional(z.literal(true, { error: 'true, or nothing' }))
  .check(describe('Not offered for now; what is ordered of it stays'))

/** `services.json` of a resort's folder: the services in the order in which they are shown (R-314, R-715, B-23). */
export const servicesFile = z.strictObject({
  services: z
    .array(
      z.discriminatedUnion('unit', [
        z.strictObject({ ...service, unit: z.literal('piece'), price: euroText, slots, hidden }),
        z.strictObject({ ...service, unit: z.literal('day_part'), fullDay: euroText, halfDay: euroText, hidden }),
      ]),
    )
    .check(z.maxLength(60, { error: 'at most 60 services' })),
})
export type ServicesFile = z.output<typeof servicesFile>
export type ServiceEntry = ServicesFile['services'][number]
