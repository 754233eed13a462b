import { whole } from './setting-kinds.ts'

/** When dogs' people are told that the sand is too hot for paws (B-22). */
export const SAND_SETTINGS = {
  hotSandCelsius: whole(
    1291,
    'public',
    [0, 45],
    28,
    'Degrees of the air under a clear sky from which sand burns paws, 3 more with some clouds; 0 never warns (B-22)',
  ),
  hotSandFromHour: whole(1292, 'public', [8, 14], 11, 'Hour from which the sun heats the sand (B-22)'),
  hotSandToHour: whole(1293, 'public', [15, 21], 18, 'Hour until which the sand stays hot (B-22)'),
} as const
