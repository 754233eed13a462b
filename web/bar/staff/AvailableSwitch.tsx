import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { barStaffTexts } from './texts.ts'

interface AvailableSwitchProps {
  /** Of the product, for those who do not see its row. */
  readonly name: string
  readonly isSoldOut: boolean
  readonly onChange: (isAvailable: boolean) => void
}

/** "Disponibile": on, and green, is what guests can order. */
export function AvailableSwitch({ name, isSoldOut, onChange }: AvailableSwitchProps) {
  const texts = useTexts(barStaffTexts).items
  return (
    <Switch isSelected={!isSoldOut} onChange={onChange}>
      <span aria-hidden="true">{texts.available}</span>
      <span className="sr">
        {texts.available}: {name}
      </span>
    </Switch>
  )
}
