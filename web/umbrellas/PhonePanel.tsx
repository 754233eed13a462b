import { useEffect, useState, type Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { useMedia } from '../platform/media.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { CartBar } from './CartBar.tsx'
import { Legend } from './Legend.tsx'
import { hasSeen, noteSeen } from './map/hint.ts'
import { umbrellaTexts } from './texts.ts'
import { useUmbrellaCart } from './use-umbrella-cart.ts'
import { useSmallPhone } from './use-wide.ts'
import styles from './beach-page.module.css'

/** Below the map on a phone: the legend and one's own places, or what to do at zoom 0 (mockups 06 and 06b). */
export function PhonePanel({
  plan,
  isOverview,
  text,
  onList,
  ref,
}: {
  plan: BeachPlan
  isOverview: boolean
  text: string
  onList: () => void
  ref: Ref<HTMLDivElement>
}) {
  const texts = useTexts(umbrellaTexts)
  const { cart } = useUmbrellaCart()
  // As large-text.css says it: the legend would leave nothing of the beach, until it is asked for.
  const hasLargeText = useMedia('(max-width: 19em)')
  const [isLegendWished, setLegendOpen] = useState<boolean | null>(null)
  // A small phone shows it once: whoever knows the symbols needs the room for the beach.
  const isSmall = useSmallPhone()
  const [isKnown] = useState(() => hasSeen('legend'))
  const isLegendOpen = isLegendWished ?? !(hasLargeText || (isSmall && isKnown))
  useEffect(() => {
    if (isLegendOpen && !isOverview) noteSeen('legend')
  }, [isLegendOpen, isOverview])
  return (
    <div ref={ref} className={styles['panel']}>
      <AriaButton
        className={styles['handle'] ?? ''}
        aria-label={texts.map.legend}
        aria-expanded={isLegendOpen}
        isDisabled={isOverview}
        onPress={() => setLegendOpen(!isLegendOpen)}
      >
        <span />
      </AriaButton>
      {isOverview ? (
        <div className={styles['bar']}>
          <div>
            <p className="t3">{texts.map.enterZone}</p>
            <p className="foot ink2">{text}</p>
          </div>
          <Button size="sm" variant="tint" icon="list" onPress={onList}>
            {texts.map.listShort}
          </Button>
        </div>
      ) : isLegendOpen ? (
        <Legend />
      ) : null}
      {cart.isEmpty ? null : <CartBar plan={plan} />}
    </div>
  )
}
