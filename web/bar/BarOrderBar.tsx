import type { BarMenu } from '../../domain/bar/calls.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { countPieces, type DeviceBarCart } from './bar-cart.ts'
import { BAR_ORDER_PATH } from './bar-paths.ts'
import styles from './bar.module.css'
import { previewCart } from './cart-preview.ts'
import { barTexts } from './texts.ts'

/** What is in the order and the way to it, above the tabs; nothing while it is empty (mockup 20). */
export function BarOrderBar({ cart, menu }: { readonly cart: DeviceBarCart; readonly menu: BarMenu }) {
  const texts = useTexts(barTexts).menu
  const language = useLanguage()
  const count = countPieces(cart)
  if (count === 0) return null
  return (
    <div className={styles['orderBar']}>
      <LinkButton
        full
        to={BAR_ORDER_PATH}
        className={styles['orderButton']}
        trailing={money(previewCart(cart, menu).totalCents, language)}
      >
        <span className="row g2">
          <span className={styles['count']}>
            <span aria-hidden="true">{count}</span>
            <span className="sr">{texts.pieces(count)}, </span>
          </span>
          {texts.seeOrder}
        </span>
      </LinkButton>
    </div>
  )
}
