import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '../../domain/accounts/password-rules.ts'
import { Gate, type GateLane } from '../platform/gate.ts'

/** The package's number for Argon2id; its enum does not exist at run time. */
const ARGON2ID = 2
/** 19 MiB and two passes: about 70 ms (security guide, section 1). */
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Most hashes at once; one processor each is the most that helps. */
const MOST_AT_ONCE = 4
const MOST_WAITING = 32

/**
 * Hashes and checks passwords, a few at once: hashing must not be a way to stop the server. Strangers wait behind whom a session,
 * a link, a tablet's key or their browser's earlier login vouches for.
 */
export interface PasswordHasher {
  hash(password: string, lane?: GateLane): Promise<string>
  /** Takes as long for an account that does not exist: pass null for its hash. */
  verify(stored: string | null, password: string, lane?: GateLane): Promise<boolean>
}

/**
 * Both methods throw the refusal `try_again` when too many are waiting. Tests that measure time hash at a lower cost, which a
 * busy machine disturbs less.
 */
export function passwordHasher(cost: Partial<typeof COST> = {}): PasswordHasher {
  const parameters = { ...COST, ...cost }
  const gate = new Gate(Math.min(MOST_AT_ONCE, availableParallelism()), MOST_WAITING)
  const hashed = (password: string, lane?: GateLane) => gate.run(() => hash(normalPassword(password), parameters), lane)
  let nobody: Promise<string> | null = null
  return {
    hash: hashed,
    async verify(stored, password, lane) {
      nobody ??= hash('nobody has this password', parameters)
      const against = stored ?? (await nobody)
      const matches = await gate.run(() => verify(against, normalPassword(password)), lane)
      return stored !== null && matches
    },
  }
}
