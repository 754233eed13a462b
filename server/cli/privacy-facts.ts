import { Refusal } from '../../domain/platform/refusal.ts'
import { quietItems } from '../item-slices.ts'
import { PERSONAL_DATA_PARTS } from '../personal-data-parts.ts'
import type { Database } from '../platform/database.ts'
import type { PrivacyFacts } from '../privacy/privacy-facts.ts'
import { liveSettings } from '../settings/live-settings.ts'
import { CommandFailed } from './run-command.ts'

/** What an erasure needs to know of the resort, for a command. */
export async function privacyFacts(database: Database): Promise<PrivacyFacts> {
  const settings = liveSettings()
  await settings.reload(database)
  // The servers' polling shows what becomes free meanwhile.
  return { settings, categories: quietItems(settings), announce: () => undefined, parts: PERSONAL_DATA_PARTS }
}

const REASONS: Readonly<Record<string, string>> = {
  not_allowed: 'This account has roles of the staff: take them away first.',
  payment_in_progress: 'Money of this person is moving just now: try again in some minutes.',
}

/** Throws a refused erasure again, in words. */
export function erasureInWords(error: unknown): never {
  if (error instanceof Refusal) throw new CommandFailed(REASONS[error.code] ?? error.code)
  throw error
}
