import { text, timeOfDay } from './setting-kinds.ts'

/** What guests read under the notice of a maintenance. */
export const MAINTENANCE_SETTINGS = {
  maintenanceNote: text(
    1225,
    'public',
    140,
    '',
    'Line under the maintenance notice, in whatever language it is written',
  ),
  maintenanceUntil: timeOfDay(1226, 'public', 'Time at which the maintenance is expected to end, under its notice'),
} as const
