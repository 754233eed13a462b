import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { Order, OrderLine } from '../../../domain/orders/calls.ts'
import { extrasWords, placesWords, placeNumber } from '../../cart/line-words.ts'
import { cartTexts } from '../../cart/texts.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { useWakeLock } from '../../platform/wake-lock.ts'
import { IconButton } from '../../ui/Button.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { uiTexts } from '../../ui/texts.ts'
import { PlaceSymbol } from '../../umbrellas/PlaceSymbol.tsx'
import { useOrderTitle, useOrderWhen } from '../order-name.tsx'
import { standingLines } from '../order-words.ts'
import { ordersTexts } from '../texts.ts'
import styles from './pass.module.css'
import { passTexts } from './texts.ts'

interface FullPassProps {
  readonly order: Order
  /** What the code says; an order without one has no pass. */
  readonly passCode: string
  readonly onClose: () => void
}

/**
 * The pass for the entrance: all of the screen, white in every look so that it is bright, awake as long as it is shown. The
 * places of the order stand side by side and are swiped, under the one code that opens for all of them (B-02).
 */
export function FullPass({ order, passCode, onClose }: FullPassProps) {
  const ui = useTexts(uiTexts)
  const texts = useTexts(ordersTexts)
  const own = useTexts(passTexts)
  const title = useOrderTitle(order)
  useWakeLock()
  const lines = standingLines(order)
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.pass ?? ''}>
          <header className="row sp">
            <Heading slot="title" level={2} className="t3">
              {own.title}
            </Heading>
            <IconButton icon="close" label={ui.close} slot={null} onPress={onClose} />
          </header>
          <div className={styles.code}>
            <QrCode text={passCode} label={texts.pass(order.number)} size={320} />
            <p className="num">{order.number}</p>
          </div>
          {lines.length === 0 ? (
            <div className={styles.place}>
              <p className="t1">{title}</p>
              <When order={order} />
            </div>
          ) : (
            <>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached with the keyboard */}
              <ul className={styles.places} aria-label={own.places(lines.length)} tabIndex={lines.length > 1 ? 0 : -1}>
                {lines.map((line) => (
                  <PlaceOfPass key={line.bookingId} line={line} />
                ))}
              </ul>
              {lines.length > 1 ? <p className={`foot c ${styles.quiet}`}>{own.swipe(lines.length)}</p> : null}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function When({ order }: { readonly order: Order }) {
  return <p className="sub">{useOrderWhen(order)}</p>
}

/** One place: its symbol and code, the days, and who and what belongs to it. */
function PlaceOfPass({ line }: { readonly line: OrderLine }) {
  const cart = useTexts(cartTexts)
  const language = useLanguage()
  const facts = [
    cart.people(line.people),
    line.dogs.map(({ name }) => name).join(', '),
    extrasWords(line.extras, cart),
  ].filter(Boolean)
  return (
    <li className={styles.place}>
      <PlaceSymbol kind={line.kind} state="mine" number={placeNumber(line)} dogs={line.dogs.length} size={64} />
      <div>
        <p className="t1">{placesWords([line], cart, language)}</p>
        <p className="sub">
          {dayRange(line.from, line.to, language, 'weekdays')} · {cart.parts[line.part]}
        </p>
        <p className="sub">{facts.join(' · ')}</p>
      </div>
    </li>
  )
}
