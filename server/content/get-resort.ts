import * as calls from '../../domain/content/calls.ts'
import { cashCutoffHours } from '../../domain/settings/cash-cutoffs.ts'
import { privacyUrl } from '../../domain/settings/privacy-url.ts'
import { umbrellaSeason, type Season } from '../../domain/settings/season.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { resortToday } from './content-queries.ts'

export interface ResortFacts {
  readonly settings: Settings
  /** Where guests reach the app, without a slash at the end. */
  readonly publicUrl: string
  /** Whether payments run against the sandbox, so that no money moves. */
  readonly isPaymentSandbox: boolean
  /** Lowest price of one day of the season in cents, or null when nothing has a price. */
  readonly fromCents: (tx: Queryable, season: Season) => Promise<number | null>
}

/** what every screen needs to know of the resort. */
export const getResort = ({ settings, publicUrl, isPaymentSandbox, fromCents }: ResortFacts) =>
  handle(calls.getResort, 'read', async (tx) => {
    const season = umbrellaSeason(settings)
    return {
      name: settings.resortName,
      place: settings.resortPlace,
      phone: settings.resortPhone,
      email: settings.resortEmail,
      address: settings.resortAddress,
      legalName: settings.resortLegalName,
      vatNumber: settings.resortVatNumber,
      timeZone: 'Europe/Rome',
      today: await resortToday(tx),
      season,
      holdMinutes: settings.holdMinutes,
      maxUmbrellas: settings.maxUmbrellas,
      maxPeriodDays: settings.maxPeriodDays,
      largeDogOverTenthsKg: settings.largeDogOverTenthsKg,
      accessiblePoolDays: settings.accessiblePoolDays,
      cashCutoffHours: cashCutoffHours(settings),
      fromCents: season === null ? null : await fromCents(tx, season),
      accountDeletionOffered: settings.accountDeletion,
      isPaymentSandbox,
      privacyUrls: { it: privacyUrl(settings, 'it', publicUrl), en: privacyUrl(settings, 'en', publicUrl) },
    }
  })
