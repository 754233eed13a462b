import { ORDER_ICONS } from '../order-icons.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Card } from '../../ui/surfaces.tsx'
import type { Bill } from '../checkout/pay-ways.ts'
import styles from '../orders.module.css'
import { ItemDetail } from './ItemDetail.tsx'
import { itemDetail, itemWords, mainItems } from './item-words.ts'
import { itemTexts } from './texts.ts'

/** What is being paid when it can no longer be changed: an order that exists, or a table with its deposit. */
export function CheckoutItems({ bill }: { readonly bill: Pick<Bill, 'category' | 'items'> }) {
  const texts = useTexts(itemTexts)
  const language = useLanguage()
  return (
    <Card className="row g3">
      <span className={`ava ${styles.ava}`}>
        <Icon name={ORDER_ICONS[bill.category]} size={21} />
      </span>
      <div className="grow">
        {mainItems(bill.items).map((item, index) => (
          <div key={index}>
            <h2 className="t3">{itemWords(item, texts)}</h2>
            <p className="sub ink2">
              <ItemDetail text={itemDetail(item, texts, language)} />
            </p>
          </div>
        ))}
      </div>
    </Card>
  )
}
