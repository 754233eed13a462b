import * as z from 'zod/mini'
import { PLATFORMS } from '../platform/app-platform.ts'
import { defineCall } from '../platform/call.ts'
import { noInput, whole } from '../platform/fields.ts'
import { ONLINE_METHODS } from './payment-modes.ts'
import { PROVIDER_IDS } from './snapshot.ts'

const modeSchema = z.strictObject({
  modeId: z.number(),
  method: z.enum(ONLINE_METHODS),
  provider: z.nullable(z.enum(PROVIDER_IDS)),
  isOn: z.boolean(),
  /** Whether the server has the provider's keys: without them nobody is offered the mode. */
  hasKeys: z.boolean(),
  platforms: z.array(z.enum(PLATFORMS)),
})
export type StaffPaymentMode = z.output<typeof modeSchema>

const modesOutput = z.strictObject({ modes: z.array(modeSchema) })

export const listPaymentModes = defineCall({
  name: 'listPaymentModes',
  method: 'GET',
  path: 'ges/payments/modes',
  policy: 'staff',
  roles: ['manager'],
  summary: 'The modes that are paid online: the provider behind each, whether it is on and has its keys (R-111, R-316)',
  input: noInput,
  output: modesOutput,
  refusals: [],
})

export const setPaymentMode = defineCall({
  name: 'setPaymentMode',
  method: 'POST',
  path: 'ges/payments/modes/set',
  policy: 'staff',
  roles: ['manager'],
  needsProof: true,
  summary: 'Switches a mode on or off; payments that have begun go on (R-111, R-708)',
  input: z.strictObject({ modeId: whole(2, 4), isOn: z.boolean() }),
  output: modesOutput,
  refusals: ['proof_needed', 'not_found', 'status_changed'],
})
