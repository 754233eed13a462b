import { SAMPLE_STREAM } from '../../server/content/sample-webcam.ts'
import type { ContentFacts } from '../../server/content/content-facts.ts'
import type { Actor } from '../../server/platform/handler.ts'
import { liveSettings, type LiveSettings } from '../../server/settings/live-settings.ts'
import type { TestDatabase } from './database.ts'

/** What the content's calls are given in tests: no provider of weather, and the demo's webcam. */
export async function contentFacts(db: TestDatabase): Promise<ContentFacts & { readonly settings: LiveSettings }> {
  const settings = liveSettings()
  await settings.reload(db.database)
  return {
    database: db.database,
    settings,
    publicUrl: 'https://app.example',
    isPaymentSandbox: false,
    fromCents: async () => null,
    sea: null,
    sampleStream: SAMPLE_STREAM,
  }
}

/** Elena, who manages the resort. */
export const MANAGER: Actor = {
  accountId: 4712,
  sessionId: 1,
  email: 'elena@example.it',
  isConfirmed: true,
  isGuest: false,
  isProven: true,
  roles: ['manager'],
}
