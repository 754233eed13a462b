import type { BarState } from '../../domain/bar/calls.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import styles from './bar.module.css'
import { PlaceMark } from './DeliveryChoice.tsx'
import { barTexts } from './texts.ts'
import type { KnownDelivery } from './use-bar-cart.ts'

interface DeliveryCardProps {
  readonly known: KnownDelivery
  readonly state: BarState | undefined
  readonly onChange: () => void
}

/** Where it goes and how long it takes now; one button that changes it (R-510, mockup 20). */
export function DeliveryCard({ known: { delivery, ownPlaces }, state, onChange }: DeliveryCardProps) {
  const texts = useTexts(barTexts).delivery
  const own = delivery?.kind === 'umbrella' ? ownPlaces.find((place) => place.code === delivery.code) : undefined
  const icon: IconName = delivery === null ? 'pin' : delivery.kind === 'pickup' ? 'store' : 'umbrella'
  const title = delivery === null ? texts.ask : delivery.kind === 'pickup' ? texts.counter : texts.to(delivery.code)
  const estimate = state?.isOpen ? texts.ready(state.readyInMinutes) : undefined
  return (
    <button type="button" className={styles['delivery']} onClick={onChange}>
      {own ? (
        <PlaceMark place={own} size={38} />
      ) : (
        <span className={classNames('tile', styles['deliveryTile'])}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <span className="grow">
        <b className="head">{title}</b>
        <span className="foot ink2">{estimate ?? (delivery === null ? texts.askText : '')}</span>
      </span>
      <span className="link">{delivery === null ? texts.choose : texts.change}</span>
    </button>
  )
}
