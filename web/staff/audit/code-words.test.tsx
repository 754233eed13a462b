import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { BAR_ART, BAR_DIETS, BAR_STATIONS, REJECT_REASONS } from '../../../domain/bar/calls.ts'
import { BAR_STATUSES } from '../../../domain/bar/bar-status.ts'
import { NEWS_KINDS } from '../../../domain/content/news.ts'
import { SEA_FLAGS, SKIES, WAVES, WIND_DIRECTIONS } from '../../../domain/content/sea.ts'
import { DECISIONS, REJECTION_REASONS } from '../../../domain/dogs/documents.ts'
import { DUE_TIMES, NATURES } from '../../../domain/fiscal/fiscal-words.ts'
import { AUDIENCES } from '../../../domain/messages/broadcast-rules.ts'
import { SECTIONS } from '../../../domain/numbers/sections.ts'
import { REFUND_TO } from '../../../domain/orders/change-calls.ts'
import { MONEY_OUT_KINDS, MONEY_OUT_LIMITS } from '../../../domain/payments/money-out.ts'
import { PROVIDER_IDS } from '../../../domain/payments/snapshot.ts'
import { REFUND_TENDERS, TENDERS } from '../../../domain/payments/tender.ts'
import { ALLERGENS } from '../../../domain/platform/allergens.ts'
import type { AuditField } from '../../../domain/platform/audit-fields.ts'
import { DAY_PARTS } from '../../../domain/platform/day-part.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { STAFF_ROLES } from '../../../domain/platform/staff-role.ts'
import { SEATING_STATES } from '../../../domain/restaurant/booking-states.ts'
import { MEALS } from '../../../domain/restaurant/meals.ts'
import { STRANDED_CAUSES, STRANDED_SOLUTIONS } from '../../../domain/arrivals/stranded-rules.ts'
import { AUDIT_KINDS } from '../../../domain/staff/audit-actions.ts'
import { STORED_STATES } from '../../../domain/subscriptions/subscription-states.ts'
import { BLOCK_REASONS } from '../../../domain/umbrellas/staff-calls.ts'
import { WEATHER_CAUSES } from '../../../domain/weather/weather-rule.ts'
import { useCodeWords } from './use-code-words.ts'

/** Fields whose value is one of a fixed few, with all of them; the other fields are numbers, days, times and words that people typed. */
const CODES: readonly (readonly [AuditField, readonly string[]])[] = [
  ['allergen', ALLERGENS],
  ['allergens', ALLERGENS],
  ['traces', ALLERGENS],
  ['art', BAR_ART],
  ['diet', BAR_DIETS],
  ['station', BAR_STATIONS],
  ['reason', [...REJECT_REASONS, ...BLOCK_REASONS, ...REJECTION_REASONS]],
  ['cause', [...STRANDED_CAUSES, ...WEATHER_CAUSES]],
  ['from', [...BAR_STATUSES, ...DECISIONS]],
  ['to', BAR_STATUSES],
  ['state', [...SEATING_STATES, ...STORED_STATES]],
  ['kind', [...AUDIT_KINDS, ...NEWS_KINDS, 'amount', 'percent', 'paint', 'offers']],
  ['kind', ['block', 'unblock', 'break_hold', 'move', 'extend', 'walk_in', 'complimentary', 'waive']],
  ['undone', ['arrive', 'arrive_late', 'no_show', 'release', 'strand', ...STRANDED_SOLUTIONS]],
  ['undone', ['edited', 'copied', 'discarded', 'published', 'taken_back']],
  ['flag', SEA_FLAGS],
  ['sky', SKIES],
  ['wave', WAVES],
  ['windFrom', WIND_DIRECTIONS],
  ['dueWhen', DUE_TIMES],
  ['nature', NATURES],
  ['audience', AUDIENCES],
  ['language', LANGUAGES],
  ['languages', LANGUAGES],
  ['sections', SECTIONS],
  ['refundTo', REFUND_TO],
  ['provider', PROVIDER_IDS],
  ['tender', REFUND_TENDERS],
  ['tenders', TENDERS],
  ['part', DAY_PARTS],
  ['roles', STAFF_ROLES],
  ['meal', MEALS],
  ['by', ['code', 'recovery', 'enrolment', 'passkey', 'passkey_enrolment']],
  ['way', MONEY_OUT_KINDS],
  ['limit', MONEY_OUT_LIMITS],
]

afterEach(cleanup)

test('R-603 every code that is written down has words in the log', async () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Suspense>{children}</Suspense>
  const { result } = renderHook(() => useCodeWords(), { wrapper })
  await waitFor(() => expect(result.current).not.toBeNull())
  const wordless = CODES.flatMap(([field, codes]) =>
    codes.filter((code) => result.current(field, code) === null).map((code) => `${field} ${code}`),
  )
  expect(wordless).toEqual([])
  // The control: words that somebody typed stay as they are.
  expect(result.current('note', 'Telo strappato')).toBeNull()
})
