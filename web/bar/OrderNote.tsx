import { useTexts } from '../platform/texts.ts'
import { TextField } from '../ui/TextField.tsx'
import type { DeviceBarCart } from './bar-cart.ts'
import { barTexts } from './texts.ts'

export interface OrderNoteProps {
  readonly cart: DeviceBarCart
  readonly onChange: (cart: DeviceBarCart) => void
}

/** What the guest asks for the whole order. */
export function OrderNote({ cart, onChange }: OrderNoteProps) {
  const texts = useTexts(barTexts).order
  return (
    <div className="mt4">
      <TextField
        label={texts.note}
        placeholder={texts.noteHint}
        maxLength={200}
        value={cart.note}
        onChange={(note) => onChange({ ...cart, note })}
      />
    </div>
  )
}
