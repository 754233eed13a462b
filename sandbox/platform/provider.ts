import type * as z from 'zod'
import type { Answer, Exchange, Route } from './exchange.ts'
import type { SandboxClock } from './clock.ts'
import type { Collections } from './collections.ts'
import type { Webhooks } from './webhooks.ts'

/** What every provider's surface stands on. */
export interface World {
  readonly clock: SandboxClock
  readonly webhooks: Webhooks
  /** Where the sandbox is reached, without a slash at the end. */
  origin(): string
  /** The slowness that the control plane ordered, for a surface that waits by itself (`pacesItself`). */
  pace(): Promise<void>
  /** Milliseconds of real time until a bank speaks that no command has spoken for. */
  readonly bankDelay: number
  /** A new id, e.g. `pi_` and 24 letters and digits. */
  id(prefix: string, length?: number): string
}

/** A command of the control plane, at `/_sandbox/<name>`. */
export interface Command {
  readonly name: string
  /** Throws ZodError for a body that does not fit. */
  run(body: unknown): unknown
}

/** One payment or card as the operator page lists it. */
export interface OperatorRow {
  readonly provider: string
  readonly id: string
  readonly state: string
  /** e.g. "45.00 EUR". */
  readonly amount: string
  readonly actions: readonly { readonly label: string; readonly command: string; readonly input: object }[]
}

/** What a reset leaves as it is. */
export interface Kept {
  readonly webhooks: boolean
}

/** One provider's part of the sandbox. */
export interface Provider {
  readonly name: 'stripe' | 'paypal' | 'braintree'
  readonly routes: readonly Route[]
  readonly commands: readonly Command[]
  /** True where the surface waits for `World.pace` in the middle of a write, e.g. while it holds the key of a call. */
  readonly pacesItself?: boolean
  /** Paths that this provider answers even when no route matches, e.g. `/v1/`, in its own shape of an error. */
  owns(path: string): boolean
  /** The provider's own error for an unknown path, a fault or a defect of the sandbox. */
  failure(status: number, exchange: Exchange): Answer
  rows(): readonly OperatorRow[]
  /** All that it remembers over a new start; where webhooks go is no part of it, since servers say that anew. */
  readonly collections: Collections
  /** Called after the collections were filled from a file, for what goes on by itself. */
  loaded?(): void
  /** Called after the control plane moved the clock, for what ends by itself. */
  clockMoved?(): void
  /** Forgets everything; with `webhooks`, where they go is kept. */
  reset(keep: Kept): void
}

export type ProviderFactory = (world: World) => Provider

/** What a command throws when things do not stand as it needs them; the control plane answers 409 with the text. */
export class CommandRefused extends Error {}

/** A command whose body is checked first. */
export function command<Input>(name: string, input: z.ZodType<Input>, run: (input: Input) => unknown): Command {
  return { name, run: (body) => run(input.parse(body)) }
}
