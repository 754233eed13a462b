import type { QueryResultRow } from 'pg'
import type { Queryable, Statement } from './database.ts'
import { keptFingerprint, type KeyedRequest } from './idempotency.ts'

/**
 * Where a statement finds whose it is: the CTE `asker (account_id)`, of one row, or of none when nobody may
 * ask. A claim that reads it proves its asker and takes effect in one round trip.
 */
export interface AccountSource {
  /** Told apart in the names of the statements. */
  readonly kind: 'known' | 'token'
  /** The CTEs, the last one is `asker`; their values follow the statement's own ones. */
  ctes(firstParameter: number): string
  readonly values: readonly unknown[]
  /** Whether a statement has found its asker. */
  isProven: boolean
}

/** Proves a bearer token inside a statement; brought by the accounts. */
export interface TokenProof {
  /** A select of the `account_id` of the live token's account with a confirmed e-mail: one row or none. */
  select(parameter: string): string
  /** What the parameter is for a token. */
  value(token: string): unknown
}

/** The token was over, or its key was first used for another request: who ran the statement finds out which. */
export class AskerNotFound extends Error {}

/** An account that is known already. */
export function knownAccount(accountId: number | null): AccountSource {
  return {
    kind: 'known',
    ctes: (first) => `asker (account_id) as (select $${first}::bigint where $${first} is not null)`,
    values: [accountId],
    isProven: true,
  }
}

/** The account of a token that is live in the moment of the statement, if the key is for this request. */
export function accountOfToken(proof: TokenProof, token: string, request: KeyedRequest): AccountSource {
  return {
    kind: 'token',
    ctes: (first) => `live (account_id) as materialized (${proof.select(`$${first}`)}),
      ${keptFingerprint('live', first + 1)},
      asker (account_id) as materialized (
        select live.account_id from live cross join kept where kept.request_hash = $${first + 2}
      )`,
    values: [proof.value(token), request.callerKey, request.requestHash],
    isProven: false,
  }
}

const texts = new Map<string, string>()

/** Runs a select that reads `asker`. Throws AskerNotFound when there is none: then nothing has happened. */
export async function queryForAsker<Row extends QueryResultRow>(
  tx: Queryable,
  account: AccountSource,
  statement: Statement,
): Promise<Row[]> {
  const name = `${statement.name}.${account.kind}`
  let text = texts.get(name)
  if (text === undefined) {
    text = `with ${account.ctes(statement.values.length + 1)} ${statement.text}`
    texts.set(name, text)
  }
  const rows = await tx.query<Row>({ name, text, values: [...statement.values, ...account.values] })
  if (rows.length === 0) throw new AskerNotFound('no live token with this key')
  account.isProven = true
  return rows
}
