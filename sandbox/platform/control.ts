import * as z from 'zod'
import type { SandboxClock } from './clock.ts'
import type { SeenRequest } from './exchange.ts'
import { faultSchema, type Faults } from './faults.ts'
import { command, CommandRefused, type Command, type Provider } from './provider.ts'
import { webhookModeSchema, type Webhooks } from './webhooks.ts'

interface Controlled {
  readonly clock: SandboxClock
  readonly webhooks: Webhooks
  readonly faults: Faults
  readonly seen: SeenRequest[]
  readonly parts: readonly Provider[]
}

const nothing = z.strictObject({})

/** The commands that belong to no provider (payments guide, 3.5). */
export function controlCommands({ clock, webhooks, faults, seen, parts }: Controlled): Command[] {
  return [
    // With keepWebhooks an application that registered its address when it started goes on hearing.
    command('reset', z.strictObject({ keepWebhooks: z.boolean().default(false) }), ({ keepWebhooks }) => {
      clock.reset()
      webhooks.reset()
      faults.reset()
      seen.length = 0
      for (const part of parts) part.reset({ webhooks: keepWebhooks })
    }),
    command('clock', z.strictObject({ advanceMs: z.number().int() }), ({ advanceMs }) => {
      clock.advance(advanceMs)
      for (const part of parts) part.clockMoved?.()
    }),
    command('slow', z.strictObject({ ms: z.number().int().min(0) }), ({ ms }) => faults.slowDown(ms)),
    command('faults', faultSchema, (fault) => faults.order(fault)),
    command('webhooks', webhookModeSchema, (mode) => webhooks.setMode(mode)),
    command(
      'webhooks/flush',
      z.strictObject({ order: z.enum(['fifo', 'lifo']).default('fifo') }),
      async ({ order }) => ({
        sent: await webhooks.flush(order),
      }),
    ),
    command('webhooks/resend', z.strictObject({ id: z.string() }), ({ id }) => {
      if (webhooks.resend(id) === 0) throw new CommandRefused(`no event ${id} was sent`)
    }),
    command('overview', nothing, () => ({
      now: clock.instant(),
      webhooks: webhooks.mode(),
      rows: parts.flatMap((part) => part.rows()),
      deliveries: webhooks.deliveries(),
    })),
    command('deliveries', nothing, () => ({ deliveries: webhooks.deliveries() })),
    command('requests', nothing, () => ({ requests: seen })),
  ]
}
