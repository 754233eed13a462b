import { dayOfInstant } from './format.ts'
import { serverTime } from './server-clock.ts'

/** Today, by the resort's clock. */
export const resortDay = (): string => dayOfInstant(serverTime())
