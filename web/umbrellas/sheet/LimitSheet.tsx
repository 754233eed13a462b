import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { PlaceSymbol } from '../PlaceSymbol.tsx'
import { umbrellaTexts } from '../texts.ts'
import { useUmbrellaCart } from '../use-umbrella-cart.ts'
import styles from '../beach-page.module.css'

/** At most five umbrellas (R-514, mockup 34, panel 4). `isOfDay`: they are in earlier orders, not in the cart. */
export function LimitSheet({
  isOfDay,
  phone,
  onClose,
}: {
  isOfDay: boolean
  phone: string | null
  onClose: () => void
}) {
  const texts = useTexts(umbrellaTexts)
  const { cart } = useUmbrellaCart()
  return (
    <Sheet
      isOpen
      isGrouped
      title={texts.limit.title}
      onClose={onClose}
      footer={
        <div className="col g2">
          <Button full onPress={onClose}>
            {texts.limit.ok}
          </Button>
          {phone === null ? null : (
            <LinkButton full variant="tint" icon="phone" to={`tel:${phone}`}>
              {texts.limit.call}
            </LinkButton>
          )}
        </div>
      }
    >
      <div className={styles['centre']}>
        <div className="row g1 wrap" style={{ justifyContent: 'center' }}>
          {cart.lines.map((line) => (
            <PlaceSymbol
              key={line.lineId}
              kind={line.kind}
              state="mine"
              number={line.kind.endsWith('gazebo') ? line.code : line.code.replace(/^\D+/, '')}
            />
          ))}
        </div>
        <p className="sub ink2 mt3 bal">{isOfDay ? texts.limit.textDay : texts.limit.text}</p>
      </div>
    </Sheet>
  )
}
