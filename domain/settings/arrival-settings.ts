import { flag, whole } from './setting-kinds.ts'

/** What happens around the hour by which cash guests arrive (B-04). */
export const ARRIVAL_SETTINGS = {
  cutoffReminderMinutes: whole(
    1180,
    'internal',
    [0, 240],
    60,
    'Minutes before the cash hour at which a guest who has not come is reminded; 0 reminds nobody (B-04)',
  ),
  cashReleaseAutomatic: flag(
    1181,
    'internal',
    true,
    'Whether unpaid places are freed by themselves after the cash hour and its minutes of grace; else staff decide (B-04)',
  ),
} as const
