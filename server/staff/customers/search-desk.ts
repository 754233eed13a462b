import { seesPart } from '../../../domain/staff/customer-fields.ts'
import * as calls from '../../../domain/staff/customer-calls.ts'
import { handle } from '../../platform/handler.ts'
import { findOrders, findPeople, findPlaces, readToday } from './search-queries.ts'
import { findStays } from './stay-queries.ts'

/**
 * what begins with what was typed: a place first, then orders, then people; and their stays of all
 * days, the nearest first. Only who sees e-mails finds by them.
 */
export const searchDesk = handle(calls.searchDesk, 'read', async (tx, { query, day }, { actor }) => {
  const byEmail = seesPart(actor.roles, 'email')
  const wanted = { query, day: day ?? (await readToday(tx)), most: calls.MOST_FOUND, byEmail }
  const found = [
    ...(await findPlaces(tx, wanted)),
    ...(await findOrders(tx, wanted)),
    ...(await findPeople(tx, wanted)),
  ]
  return { found: found.slice(0, calls.MOST_FOUND), stays: await findStays(tx, wanted) }
})
