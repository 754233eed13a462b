import type { Credit } from '../../../domain/payments/credit-calls.ts'
import type { Queryable } from '../../platform/database.ts'
import { readCredit } from './credit-queries.ts'

/** Somebody's credit as they see it themselves, for the page that staff have of them. */
export const creditOfAccount = (tx: Queryable, accountId: number): Promise<Credit> => readCredit(tx, accountId)
