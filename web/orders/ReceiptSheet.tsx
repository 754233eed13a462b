import { getResort } from '../../domain/content/calls.ts'
import type { Order, OrderLine } from '../../domain/orders/calls.ts'
import type { OrderItem } from '../../domain/orders/order-items.ts'
import { extrasWords } from '../cart/line-words.ts'
import { stayName } from '../umbrellas/stay-name.ts'
import { cartTexts } from '../cart/texts.ts'
import { day, dayOfInstant, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { ItemDetail } from './items/ItemDetail.tsx'
import { itemDetail, itemWords, standingItems } from './items/item-words.ts'
import { itemTexts } from './items/texts.ts'
import { standingLines } from './order-words.ts'
import { ordersTexts } from './texts.ts'

interface ReceiptSheetProps {
  readonly order: Order
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What was agreed, row by row: prices as they were kept, the trader, and the version of the accepted text (R-509, B-15). */
export function ReceiptSheet({ order, isOpen, onClose }: ReceiptSheetProps) {
  const texts = useTexts(ordersTexts)
  const language = useLanguage()
  const { data: resort } = useCallQuery(getResort, {})
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.summary.receipt} subtitle={texts.number(order.number)}>
      {standingLines(order).map((line) => (
        <LineRows key={line.bookingId} line={line} name={stayName(line, order.lines, language)} />
      ))}
      {standingItems(order).map((item) => (
        <ItemRow key={item.itemId} item={item} />
      ))}
      <div className="kv tot">
        <span>{texts.summary.total}</span>
        <span>{money(order.totalCents, language)}</span>
      </div>
      <hr className="hr" />
      <div className="kv">
        <span>{texts.summary.ordered}</span>
        <span>{day(dayOfInstant(order.placedAt), language, 'date')}</span>
      </div>
      {order.conditionsVersion === null ? null : (
        <p className="foot ink2 mt3 pretty">
          {texts.summary.terms}: {texts.summary.termsVersion(order.conditionsVersion)}
        </p>
      )}
      {resort ? (
        <p className="foot ink2 mt3 pretty">
          {texts.summary.seller(resort.legalName, resort.address, resort.vatNumber)}
        </p>
      ) : null}
      <p className="foot ink2 mt2 pretty">{texts.summary.notFiscal}</p>
    </Sheet>
  )
}

function ItemRow({ item }: { readonly item: OrderItem }) {
  const texts = useTexts(itemTexts)
  const language = useLanguage()
  const detail = itemDetail(item, texts, language)
  return (
    <div className="kv">
      <span>
        {itemWords(item, texts)}
        {detail === '' ? null : (
          <span className="foot ink2 row-detail">
            <ItemDetail text={detail} />
          </span>
        )}
      </span>
      <span>{money(item.totalCents, language)}</span>
    </div>
  )
}

function LineRows({ line, name }: { readonly line: OrderLine; readonly name: string }) {
  const texts = useTexts(ordersTexts).summary
  const words = useTexts(cartTexts)
  const language = useLanguage()
  return (
    <section>
      <h3 className="t3 mt3">{name}</h3>
      {line.price.map((row, index) => (
        <div className="kv" key={index}>
          <span>
            {row.extraId === null ? texts.place : extrasWords([{ id: row.extraId, quantity: row.quantity }], words)}
            <span className="foot ink2 row-detail">
              {row.day === null
                ? texts.perDay(row.quantity, row.days, money(row.unitCents, language))
                : day(row.day, language, 'long')}
            </span>
          </span>
          <span>{money(row.totalCents, language)}</span>
        </div>
      ))}
    </section>
  )
}
