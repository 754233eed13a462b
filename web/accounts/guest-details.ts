import * as z from 'zod/mini'
import { enterAsGuest } from '../../domain/accounts/calls.ts'
import { createStoredStore } from '../platform/stored.ts'

/** What a guest leaves to order without an account: the call's own fields, so that the same rules judge here and there. */
export const guestSchema = z.pick(enterAsGuest.input, { firstName: true, lastName: true, email: true, phone: true })
export type GuestForm = z.input<typeof guestSchema>

export const NO_GUEST: GuestForm = { firstName: '', lastName: '', email: '', phone: '' }

const storedGuestSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
})

/**
 * What this device's guest has left, to be shown and changed at the next order: the server shows a guest's details to nobody.
 * They stay when the person signs in, as the guest's token does: after a logout the orders made as a guest are there again.
 */
export const guestDetails = createStoredStore<GuestForm>('guest_details', storedGuestSchema, NO_GUEST)
