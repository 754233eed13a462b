import type { Queryable } from './database.ts'

/** Plain JSON of what one slice keeps of a person, by its own names; instants as ISO 8601, money in cents. */
export type PersonalData = Readonly<Record<string, unknown>>

/**
 * What a slice keeps of a person and how it lets go of it (B-15, R-109, GDPR 15, 17 and 20). Every slice with a table that holds
 * personal data has one; `server/slices.ts` hands them to the slice of privacy.
 */
export interface PersonalDataPart {
  /** Key of this part in the export, e.g. `profile` or `orders`. */
  readonly name: string
  /** All of it, for the person themselves. */
  export(tx: Queryable, accountId: number): Promise<PersonalData>
  /**
   * Deletes it, in the transaction in which the account goes. What the law keeps (money, and what it was for) stays, without
   * a name, e-mail, phone or free text of the person. Effects at providers go through the outbox.
   */
  erase(tx: Queryable, accountId: number): Promise<void>
}

/** How long one table keeps personal data, for the page of records and the job that forgets (GDPR 5.1.e, 30). */
export interface RetentionRule {
  readonly table: string
  /** e.g. `sign-ups that wait for their code`. */
  readonly what: string
  /** e.g. `1 day`; the job that applies it names itself in `by`. */
  readonly kept: string
  readonly by: string
}
