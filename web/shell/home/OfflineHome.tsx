import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { periodWords, placeNumber } from '../../cart/line-words.ts'
import { cartTexts } from '../../cart/texts.ts'
import { PendingOrders } from '../../orders/items/PendingOrders.tsx'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { Page } from '../../ui/Page.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { PlaceSymbol } from '../../umbrellas/PlaceSymbol.tsx'
import { useBookingWords } from './booking-words.ts'
import styles from './Home.module.css'
import { nearnessOf, type NextBooking } from './next-booking.ts'
import { homeTexts } from './texts.ts'

function OfflineTicket({ booking, today }: { booking: NextBooking; today: CivilDate }) {
  const texts = useTexts(homeTexts)
  const cart = useTexts(cartTexts)
  const language = useLanguage()
  const { order, lines } = booking
  const [line] = lines
  const nearness = nearnessOf(line, today)
  const { places, extras, dogs } = useBookingWords(booking)
  return (
    <article className="ticket mt4" aria-label={texts.ticket.label}>
      <div className={`row sp g3 ${styles['offlineTicket'] ?? ''}`}>
        <div>
          <p className="foot ink2 b">
            {nearness === 'later'
              ? periodWords(line, cart, language)
              : `${texts.ticket[nearness]}, ${cart.partsInline[line.part]}`}
          </p>
          <h2 className="t1">{places}</h2>
          <p className="sub ink2">{[extras, dogs && cart.withDogs(dogs)].filter(Boolean).join(', ')}</p>
        </div>
        <PlaceSymbol kind={line.kind} state="mine" number={placeNumber(line)} dogs={line.dogs.length} size={62} />
      </div>
      <div className="tear" />
      {order.passCode === null ? null : (
        <div className={styles['qr']}>
          <span className={styles['qrPaper']}>
            <QrCode text={order.passCode} label={texts.offline.qr(order.number)} size={168} />
          </span>
          <p className="foot ink2 mt2">{texts.offline.saved}</p>
        </div>
      )}
    </article>
  )
}

/** Home without a network (mockup 32): the pass stays, what needs the server says so, the phone works. */
export function OfflineHome(props: {
  firstName: string
  booking: NextBooking | null
  today: CivilDate
  phone: string | undefined
}) {
  const { firstName, booking, today, phone } = props
  const texts = useTexts(homeTexts)
  const reason = texts.offline.needsNetwork
  return (
    <Page tabs>
      <h1 className="large">{texts.offline.title(firstName)}</h1>
      <p className="sub ink2 mt1">{booking ? texts.offline.text : texts.offline.empty}</p>
      <PendingOrders />
      {booking ? <OfflineTicket booking={booking} today={today} /> : null}
      <List inset="icon" className="mt4">
        <ListRow icon="umbrella" label={texts.umbrella.titleFlat} href="/tabs/main-page-ombrelloni" reason={reason} />
        <ListRow icon="drink" label={texts.bar.title} href="/tabs/menu" reason={reason} />
        {phone === undefined ? null : (
          <ListRow icon="phone" label={texts.offline.call} href={`tel:${phone.replaceAll(' ', '')}`} />
        )}
      </List>
    </Page>
  )
}
