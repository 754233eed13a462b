/** A PostgreSQL of this machine with its tools: the folder of its programs and its version. */
export interface FoundPostgres {
  readonly bin: string
  readonly version: number
}

export interface StartedPostgres extends FoundPostgres {
  readonly url: string
  stop(): Promise<void>
}

export function findPostgres(): FoundPostgres | null
export function installPostgres(): void
export function startPostgres(): Promise<StartedPostgres>
