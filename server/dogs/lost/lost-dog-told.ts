import type { Queryable } from '../../platform/database.ts'
import { readLostToTell } from './lost-queries.ts'

/** What a message says of a lost dog; null once it is found. */
export const lostDogTold = (tx: Queryable, alertId: number) => readLostToTell(tx, alertId)
