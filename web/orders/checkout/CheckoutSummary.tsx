import { getResort } from '../../../domain/content/calls.ts'
import type { OrderCategory } from '../../../domain/orders/calls.ts'
import type { PricedItem } from '../../../domain/orders/order-items.ts'
import { creditTexts } from '../../payments/credit/texts.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { lineWords } from '../../cart/line-words.ts'
import { stayName } from '../../umbrellas/stay-name.ts'
import { ItemDetail } from '../items/ItemDetail.tsx'
import { itemDetail, itemWords } from '../items/item-words.ts'
import { itemTexts } from '../items/texts.ts'
import type { CreditPart } from './credit-part.ts'
import type { Bill } from './pay-ways.ts'
import { DiscountRows } from '../../umbrellas/promotions/DiscountRows.tsx'
import { fullCents } from '../../umbrellas/promotions/off-cents.ts'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'

/**
 * The pre-contract summary (B-15): what, how much, service, total, who sells and that there is no right of
 * withdrawal. It stands directly above the order button.
 */
export function CheckoutSummary({ bill, credit }: { readonly bill: Bill; readonly credit: CreditPart }) {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  return (
    <section aria-label={texts.checkout.summary}>
      <h2 className="lh">{texts.checkout.summary}</h2>
      <div className={classNames('card', styles.sum)}>
        {bill.lines.map((line) => (
          <div className="kv" key={line.lineId}>
            <span>{lineWords(stayName(line, bill.lines, language), line.extras, texts)}</span>
            <span>{money(fullCents(line), language)}</span>
          </div>
        ))}
        <DiscountRows rows={bill.lines.flatMap((line) => line.price)} />
        {bill.items.map((item, index) => (
          <ItemRow key={index} item={item} />
        ))}
        {bill.serviceCents === 0 ? null : (
          <div className="kv">
            <span>{texts.checkout.service}</span>
            <span>{money(bill.serviceCents, language)}</span>
          </div>
        )}
        <div className="kv tot">
          <span>{texts.total}</span>
          <span>{money(bill.totalCents, language)}</span>
        </div>
        <CreditRows bill={bill} credit={credit} />
        <Legal category={bill.category} />
      </div>
    </section>
  )
}

/** What credit pays of the total, and what is left: only where the two differ (B-06). */
function CreditRows({ bill, credit }: { readonly bill: Bill; readonly credit: CreditPart }) {
  const texts = useTexts(creditTexts).checkout
  const language = useLanguage()
  const paidBefore = bill.totalCents - bill.owedCents
  if (paidBefore <= 0 && credit.usedCents === 0) return null
  return (
    <>
      {paidBefore > 0 ? (
        <div className="kv">
          <span>{texts.paidBefore}</span>
          <span>{money(0 - paidBefore, language)}</span>
        </div>
      ) : null}
      {credit.usedCents > 0 ? (
        <div className="kv">
          <span>{texts.used}</span>
          <span>{money(0 - credit.usedCents, language)}</span>
        </div>
      ) : null}
      <div className="kv tot">
        <span>{texts.left}</span>
        <span>{money(credit.dueCents, language)}</span>
      </div>
    </>
  )
}

function ItemRow({ item }: { readonly item: PricedItem }) {
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

/** Who sells, and that there is no right of withdrawal, in the words of what is sold (B-15). */
function Legal({ category }: { readonly category: OrderCategory }) {
  const texts = useTexts(cartTexts)
  const { noWithdrawal } = useTexts(itemTexts).checkout
  const { data: resort } = useCallQuery(getResort, {})
  return (
    <div className={classNames('foot ink2 pretty', styles.legal)}>
      {resort ? (
        <p>
          {[
            texts.checkout.seller(resort.legalName),
            resort.address,
            texts.checkout.vat(resort.vatNumber),
            resort.email,
            resort.phone.replaceAll(' ', '\u00A0'),
          ].join(', ')}
        </p>
      ) : null}
      <p>{category === 'umbrella' ? texts.checkout.noWithdrawal : noWithdrawal[category]}</p>
    </div>
  )
}
