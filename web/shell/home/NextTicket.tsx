import { lazy, Suspense } from 'react'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import { placeNumber } from '../../cart/line-words.ts'
import { cartTexts } from '../../cart/texts.ts'
import { statusLook } from '../../orders/order-words.ts'
import { ordersTexts } from '../../orders/texts.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { usePlaceStates } from '../../umbrellas/use-stay.ts'
import { PlaceSymbol } from '../../umbrellas/PlaceSymbol.tsx'
import { useBookingWords } from './booking-words.ts'
import styles from './Home.module.css'
import { nearnessOf, type NextBooking } from './next-booking.ts'
import { homeTexts } from './texts.ts'

// A picture in a box of its own: the ticket does not wait for the beach's drawings.
const MiniBeach = lazy(async () => ({ default: (await import('../../umbrellas/MiniBeach.tsx')).MiniBeach }))

/** To be paid, paid or confirmed, in the words of the orders. */
function StatusPill({ booking }: { booking: NextBooking }) {
  const { label, tone, icon } = statusLook(booking.order, useTexts(ordersTexts))
  return (
    <Pill tone={tone} {...(icon === undefined ? {} : { icon })}>
      {label}
    </Pill>
  )
}

/** Where the place is: the cropped beach, and until the plan is there the place alone. */
function TicketMap({ booking }: { booking: NextBooking }) {
  const plan = useCallQuery(getPlan, {})
  const [line] = booking.lines
  const around = usePlaceStates(line)
  return (
    <div className={styles['miniMap']} aria-hidden="true">
      {plan.data ? (
        <Suspense>
          <MiniBeach
            plan={plan.data}
            codes={booking.lines.map((each) => each.code)}
            aspect={104 / 92}
            cells={3}
            most={4}
            {...around}
          />
        </Suspense>
      ) : (
        <PlaceSymbol kind={line.kind} state="mine" number={placeNumber(line)} dogs={line.dogs.length} size={62} />
      )}
    </div>
  )
}

/** The next booking as a ticket, with its pass one tap away (R-212, B-02). */
export function NextTicket({ booking, today }: { booking: NextBooking; today: CivilDate }) {
  const texts = useTexts(homeTexts).ticket
  const cart = useTexts(cartTexts)
  const language = useLanguage()
  const { order, lines } = booking
  const [line] = lines
  const nearness = nearnessOf(line, today)
  const { places, extras, dogs } = useBookingWords(booking)
  return (
    <article className="ticket" aria-label={texts.label}>
      <div className={styles['ticketBody']}>
        <TicketMap booking={booking} />
        <div className="grow">
          <div className="row sp wrap g2">
            <StatusPill booking={booking} />
            <span className="foot ink2">
              {nearness === 'later' ? dayRange(line.from, line.to, language) : texts[nearness]}
            </span>
          </div>
          <h2 className={lines.length === 1 ? 't1 mt1' : 't2 mt1'}>{places}</h2>
          <p className="sub ink2">
            {cart.parts[line.part]}
            {extras && ` · ${extras}`}
          </p>
          {dogs && (
            <p className={`sub ink2 row g1 ${styles['ticketDogs'] ?? ''}`}>
              <Icon name="paw" size={16} />
              {dogs}
            </p>
          )}
        </div>
      </div>
      <div className="tear" />
      <div className={styles['ticketActions']}>
        <LinkButton
          to="/riepilogo"
          query={{ order: order.orderId, pass: order.passCode === null ? undefined : '1' }}
          size="sm"
          full
          icon="qr-code"
        >
          {texts.showQr}
        </LinkButton>
        {nearness === 'today' && (
          <LinkButton to="/tabs/menu" motion="tab" variant="tint" size="sm" full icon="drink">
            {texts.orderHere}
          </LinkButton>
        )}
      </div>
    </article>
  )
}
