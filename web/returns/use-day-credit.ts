import type { Order, OrderLine } from '../../domain/orders/calls.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import { getOwnDays, quoteReturn, type OwnDays } from '../../domain/returns/calls.ts'
import { money } from '../platform/format.ts'
import { useCallQuery } from '../platform/queries.ts'
import { resortDay } from '../platform/resort-day.ts'
import { useSession } from '../platform/session.ts'
import { halvesOn, partsToGive } from './day-choice.ts'
import { linesToReturn } from './lines-to-return.ts'
import type { it } from './texts/it.ts'

/** What a day of a booking brings when it is given back and somebody takes it (B-18). */
interface DayCredit {
  /** The first day that can be given back, else the first one that has been. */
  readonly day: string
  readonly isToday: boolean
  /** At today's prices; null as long as nobody knows, and where nothing more can be given back. */
  readonly cents: number | null
}

/** The first day of which something can be given back, else the first one of which something has been. */
function firstDay(days: OwnDays | undefined): string | undefined {
  if (days === undefined || days.closed !== null) return undefined
  const all = [...new Set(days.halves.map(({ day }) => day as string))]
  const isGiven = (day: string) => halvesOn(days, day).some(({ state }) => state !== 'own' && state !== 'used')
  return all.find((day) => partsToGive(halvesOn(days, day)).length > 0) ?? all.find(isGiven)
}

/** What giving a day of a booking back brings; null where that is not possible, or not known. */
export function useDayCredit(
  order: Order,
  line: OrderLine,
): { readonly credit: DayCredit | null; readonly isPending: boolean } {
  const { isLoggedIn } = useSession()
  const today = resortDay()
  const isAsked = isLoggedIn && linesToReturn(order, today).includes(line)
  const holder = { kind: 'booking' as const, id: String(line.bookingId) }
  const { data: days, isLoading } = useCallQuery(getOwnDays, holder, { enabled: isAsked })
  const day = firstDay(days)
  const part = days === undefined || day === undefined ? undefined : partsToGive(halvesOn(days, day))[0]
  const asked = civilDate(day ?? line.from)
  const quote = useCallQuery(
    quoteReturn,
    { ...holder, from: asked, to: asked, part: part ?? 'full_day' },
    { enabled: part !== undefined },
  )
  if (day === undefined) return { credit: null, isPending: isLoading }
  return { credit: { day, isToday: day === today, cents: quote.data?.creditCents ?? null }, isPending: quote.isLoading }
}

/** "Fino a 13,00 € di credito, se qualcuno lo prende.", or beside something else that may come back "Oppure fino a …". */
export function creditWords(
  { cents }: DayCredit,
  isElse: boolean,
  texts: (typeof it)['early'],
  language: Language,
): string {
  if (cents === null) return texts.forCredit
  return (isElse ? texts.orCreditUpTo : texts.creditUpTo)(money(cents, language))
}
