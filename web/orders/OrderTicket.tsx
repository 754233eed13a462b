import { getResort } from '../../domain/content/calls.ts'
import type { Order } from '../../domain/orders/calls.ts'
import { codesWords, countPlaces, dogsOf, joinWords, placeNumber } from '../cart/line-words.ts'
import { cartTexts } from '../cart/texts.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { PlaceSymbol } from '../umbrellas/PlaceSymbol.tsx'
import { peopleOf, standingLines } from './order-words.ts'
import { stayWords } from './stay-words.ts'
import styles from './orders.module.css'
import { ordersTexts } from './texts.ts'

/** The ticket of a completed order, with its pass; it drops in once (B-02, mockup 12). */
export function OrderTicket({ order }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts)
  const language = useLanguage()
  const { data: resort } = useCallQuery(getResort, {})
  const lines = standingLines(order)
  return (
    <article className={classNames('ticket', styles.drop)}>
      <div className={styles.head}>
        <div className="row sp">
          <div>
            <p className="foot ink2 b">{resort?.name}</p>
            <h2 className="t1">{codesWords(lines, language)}</h2>
          </div>
          <div className={styles.symbols}>
            {[...new Map(lines.map((line) => [line.code, line])).values()].map((line) => (
              <PlaceSymbol
                key={line.bookingId}
                kind={line.kind}
                state="mine"
                number={placeNumber(line)}
                dogs={line.dogs.length}
                size={50}
              />
            ))}
          </div>
        </div>
        <TicketFacts order={order} />
      </div>
      <div className="tear" />
      {order.passCode === null ? null : (
        <div className={styles.pass}>
          <div className={styles.qr}>
            <QrCode text={order.passCode} label={texts.pass(order.number)} size={170} />
          </div>
          <p className="sub ink2 mt3">{texts.outcome.showPass(countPlaces(lines))}</p>
        </div>
      )}
    </article>
  )
}

function TicketFacts({ order }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts)
  const words = useTexts(cartTexts)
  const language = useLanguage()
  const lines = standingLines(order)
  const dogs = dogsOf(lines)
  const parts = [...new Set(lines.map((line) => words.parts[line.part]))]
  const company =
    dogs.length > 0
      ? {
          label: texts.outcome.dogs(dogs.length),
          value: joinWords(
            dogs.map((dog) => dog.name),
            language,
          ),
        }
      : { label: texts.outcome.people, value: String(peopleOf(order)) }
  return (
    <dl className={classNames(styles.facts, 'mt3')}>
      <div>
        <dt>{texts.outcome.when}</dt>
        <dd>{stayWords(order, language)}</dd>
      </div>
      <div>
        <dt>{texts.outcome.length}</dt>
        <dd>{joinWords(parts, language)}</dd>
      </div>
      <div>
        <dt>{company.label}</dt>
        <dd>{company.value}</dd>
      </div>
    </dl>
  )
}
