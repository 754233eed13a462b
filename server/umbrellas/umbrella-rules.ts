import { umbrellaSeason } from '../../domain/settings/season.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { LockRules } from '../../domain/umbrellas/lock-rules.ts'
import type { LockLimits } from './occupancy-queries.ts'
import type { ResortMoment } from './resort-moment.ts'

/** The resort's rules for holding places at a moment. */
export function lockRules(settings: Settings, moment: ResortMoment): LockRules {
  return {
    maxPeriodDays: settings.maxPeriodDays,
    season: umbrellaSeason(settings),
    today: moment.today,
    halfNow: moment.halfNow,
    maxUmbrellas: settings.maxUmbrellas,
    largeDogOverTenthsKg: settings.largeDogOverTenthsKg,
  }
}

/** The caps on what is held without being paid (R-514; security guide, 6 a). */
export function lockLimits(settings: Settings, heldPerDay: number | null): LockLimits {
  return {
    maxUmbrellas: Math.min(settings.maxUmbrellas, settings.maxHeldPerAccount),
    holdMinutes: settings.holdMinutes,
    perDevice: settings.maxHeldPerDevice,
    perPrefix: settings.maxHeldPerPrefix,
    heldPerDay,
    renewalMinutes: settings.holdRenewalMinutes,
    pauseAfter: settings.pauseAfterExpiredHolds,
    pauseWindowHours: settings.pauseWindowHours,
    pauseMinutes: settings.pauseMinutes,
  }
}
