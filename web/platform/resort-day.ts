import { civilDate, type CivilDate } from '../../domain/platform/civil-date.ts'
import { dayOfInstant } from './format.ts'
import { serverTime } from './server-clock.ts'

/** Today, by the resort's clock, as far as this device knows it. */
export const resortDay = (): CivilDate => civilDate(dayOfInstant(serverTime()))
