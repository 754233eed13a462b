import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useCartCountdown } from '../umbrellas/use-cart-countdown.ts'
import { CART_ICONS } from './cart-icons.ts'
import { SHOWN_CARTS, type ShownCart } from './cart-kinds.ts'
import { useCartCounts } from './device-carts.ts'
import { cartTexts } from './texts.ts'
import { useCartPreview } from './use-cart-preview.ts'

/** Carts that can be paid now, in the order of the chips: places run out of time, so they stand first. */
export function useFilledCarts(): readonly ShownCart[] {
  const counts = useCartCounts()
  return SHOWN_CARTS.filter((kind) => counts[kind] > 0)
}

interface PayFirstProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The cart whose payment was asked for. */
  readonly asked: ShownCart
  readonly onPay: (kind: ShownCart) => void
}

/** More than one cart is full: one category is paid at a time, and the others stay as they are (R-409, mockup 34, panel 3). */
export function PayFirst({ isOpen, onClose, asked, onPay }: PayFirstProps) {
  const texts = useTexts(cartTexts).first
  const kinds = useFilledCarts()
  const ordered = [asked, ...kinds.filter((kind) => kind !== asked)]
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      subtitle={texts.text}
      isGrouped
      footer={
        <div className="col g2">
          {ordered.map((kind, index) => (
            <Button key={kind} full variant={index === 0 ? 'primary' : 'tint'} onPress={() => onPay(kind)}>
              {texts.pay[kind]}
            </Button>
          ))}
        </div>
      }
    >
      <List inset="icon">
        {kinds.map((kind) => (
          <CartRow key={kind} kind={kind} />
        ))}
      </List>
    </Sheet>
  )
}

function CartRow({ kind }: { readonly kind: ShownCart }) {
  const { first, kinds } = useTexts(cartTexts)
  const language = useLanguage()
  const count = useCartCounts()[kind]
  const cents = useCartPreview(kind)
  const { text } = useCartCountdown()
  return (
    <ListRow
      icon={CART_ICONS[kind]}
      label={kinds[kind]}
      detail={kind === 'umbrella' ? first.expires(count, text) : first.items(count)}
      {...(cents === null ? {} : { value: <b className="ink">{money(cents, language)}</b> })}
    />
  )
}
