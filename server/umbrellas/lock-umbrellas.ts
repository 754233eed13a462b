import * as calls from '../../domain/umbrellas/calls.ts'
import { handle } from '../platform/handler.ts'
import { holdPlaces } from './hold-places.ts'
import { resortData } from './resort-data.ts'
import { wireCart } from './stored-lines.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'

/**
 * B-01: holds one to five places for the cart, all or nothing, in one statement that is
 * idempotent by state: places that the cart holds already with the same wish stay as they are.
 */
export const lockUmbrellas = (facts: UmbrellaFacts) =>
  handle(calls.lockUmbrellas, 'claim', async (tx, input, context) => {
    const held = await holdPlaces(tx, facts, input, context)
    context.afterCommit(() => facts.announce([input]))
    const { plan } = await resortData(tx)
    return { cart: wireCart(plan, held), serverNow: held.serverNow }
  })
