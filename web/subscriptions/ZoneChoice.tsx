import { useTexts } from '../platform/texts.ts'
import { Segmented } from '../ui/Segmented.tsx'
import type { Zone } from './plan-choice.ts'
import { subscriptionTexts } from './texts.ts'
import styles from './subscriptions.module.css'

interface ZoneChoiceProps {
  readonly zones: readonly Zone[]
  readonly chosen: Zone | null
  readonly onChange: (zone: string) => void
}

/** For whom the place is: the zones that the plan is sold for (R-306, mockup 16); nothing where there is no choice. */
export function ZoneChoice({ zones, chosen, onChange }: ZoneChoiceProps) {
  const texts = useTexts(subscriptionTexts).plans
  if (zones.length < 2) return null
  return (
    <section>
      <h2 className="lh">{texts.zone}</h2>
      <Segmented
        label={texts.zone}
        className={styles['zones'] ?? ''}
        value={chosen?.id ?? ''}
        options={zones.map((zone) => ({ id: zone.id, label: texts.zones[zone.kind] }))}
        onChange={onChange}
      />
    </section>
  )
}
