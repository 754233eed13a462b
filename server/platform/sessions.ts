import { hash } from 'node:crypto'
import { MINUTE } from '../../domain/platform/duration.ts'
import type { FindActor } from './call-platform.ts'
import type { Database } from './database.ts'
import type { Actor } from './handler.ts'
import { checkFingerprint, type KeyedRequest } from './idempotency.ts'

const MOST_REMEMBERED = 20_000
/** Then the session is looked up by itself again, which also lets it slide on. */
const REMEMBERED_FOR = 30 * MINUTE

interface Remembered {
  readonly actor: Actor
  /** Milliseconds of the process's own clock. */
  readonly until: number
}

/**
 * Resolves bearer tokens, always in the database, so that a revoked session is over at once. It remembers
 * whose a token was, and only uses that to send more along in the same round trip as the proof.
 */
export class Sessions {
  readonly #database: Database
  readonly #findActor: FindActor
  readonly #actors = new Map<string, Remembered>()

  constructor(database: Database, findActor: FindActor) {
    this.#database = database
    this.#findActor = findActor
  }

  /** The customer that a token belonged to when it was last looked up; proves nothing. */
  remembered(token: string): Actor | null {
    const known = this.#actors.get(hash('sha256', token))
    return known === undefined || known.until < performance.now() ? null : known.actor
  }

  async find(token: string): Promise<Actor | null> {
    const actor = await this.#findActor(this.#database, token)
    this.#remember(token, actor)
    return actor
  }

  /** The token's actor and the check of the key, in one round trip. A token that is over hides the key's refusal. */
  async findAndCheck(token: string, request: KeyedRequest): Promise<Actor | null> {
    const [actor, check] = await this.#database.connection((tx) =>
      Promise.allSettled([this.#findActor(tx, token), checkFingerprint(tx, request)]),
    )
    if (actor.status === 'rejected') throw actor.reason
    this.#remember(token, actor.value)
    if (actor.value !== null && check.status === 'rejected') throw check.reason
    return actor.value
  }

  #remember(token: string, actor: Actor | null): void {
    const key = hash('sha256', token)
    if (actor === null) return void this.#actors.delete(key)
    if (this.#actors.size >= MOST_REMEMBERED) this.#actors.clear()
    this.#actors.set(key, { actor, until: performance.now() + REMEMBERED_FOR })
  }
}
