import { Socket } from 'node:net'

/**
 * A connection to PostgreSQL that sends what one turn of the event loop writes in one piece. `pg` corks each statement by
 * itself, so that `begin`, the claim of a key and a change's first statement would be three packets, and three times
 * PostgreSQL would wake up.
 */
export class DatabaseSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
