import { money, moneyWhole } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import type { DeviceBarCart } from './bar-cart.ts'
import styles from './bar.module.css'
import { barTexts } from './texts.ts'

/** Tips that are one tap away, in cents; the order takes any up to its own most. */
const TIPS = [0, 100, 200, 500] as const

export interface TipChoiceProps {
  readonly cart: DeviceBarCart
  readonly onChange: (cart: DeviceBarCart) => void
}

/** Whether to leave a tip; nothing unless it is chosen (B-08). */
export function TipChoice({ cart, onChange }: TipChoiceProps) {
  const texts = useTexts(barTexts).order
  const language = useLanguage()
  return (
    <section>
      <h2 className="lh">{texts.tip}</h2>
      <ChipRow label={texts.tip} wrap className={styles['tips'] ?? ''}>
        {TIPS.map((cents) => (
          <Chip
            key={cents}
            isSelected={cart.tipCents === cents}
            aria-label={cents === 0 ? texts.noTip : money(cents, language)}
            onPress={() => onChange({ ...cart, tipCents: cents })}
          >
            {cents === 0 ? texts.noTip : moneyWhole(cents, language)}
          </Chip>
        ))}
      </ChipRow>
    </section>
  )
}
