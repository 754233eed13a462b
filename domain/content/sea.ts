import * as z from 'zod/mini'
import { whole } from '../platform/fields.ts'

export const SEA_FLAGS = ['white', 'yellow', 'red'] as const
export const WAVES = ['calm', 'slight', 'moderate', 'rough'] as const
export const SKIES = ['clear', 'partly_cloudy', 'cloudy', 'rain', 'storm'] as const
/** Where the wind comes from. */
export const WIND_DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** Weather and sea at the beach, whoever observed it. Temperatures are whole degrees Celsius, wind is in knots. */
export const seaFields = {
  airCelsius: whole(-20, 50),
  waterCelsius: whole(-2, 40),
  windKnots: whole(0, 120),
  windFrom: z.enum(WIND_DIRECTIONS, { error: 'not_offered' }),
  wave: z.enum(WAVES, { error: 'not_offered' }),
  sky: z.enum(SKIES, { error: 'not_offered' }),
  flag: z.enum(SEA_FLAGS, { error: 'not_offered' }),
} as const
export const seaField = z.strictObject(seaFields)
export type Sea = z.output<typeof seaField>

/** As guests read it: nobody but the resort's lifeguards knows which flag they have raised. */
export const seaReadingFields = { ...seaFields, flag: z.nullable(seaFields.flag) } as const
export type SeaReading = Omit<Sea, 'flag'> & { readonly flag: Sea['flag'] | null }

/** The staff on the beach know best; a provider's figures stand in for them, and the demo has a sample. */
export const SEA_SOURCES = ['staff', 'provider', 'sample'] as const
export type SeaSource = (typeof SEA_SOURCES)[number]
