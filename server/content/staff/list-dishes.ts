import * as calls from '../../../domain/content/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { findDishes } from '../dish-queries.ts'
import { staffDishes } from './staff-dish.ts'

/** the catalogue of the restaurants. */
export const listDishes = handle(calls.listDishes, 'read', async (tx) => ({
  dishes: await staffDishes(tx, await findDishes(tx)),
}))
