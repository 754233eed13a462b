import { useState } from 'react'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { DeviceBarCart } from './bar-cart.ts'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { barTexts } from './texts.ts'

interface DeliverySheetProps {
  readonly cart: DeviceBarCart
  readonly onChange: (cart: DeviceBarCart) => void
  readonly onClose: () => void
}

/** The choice of the delivery over the menu. */
export function DeliverySheet({ cart, onChange, onClose }: DeliverySheetProps) {
  const texts = useTexts(barTexts).delivery
  const [codeForm, setCodeForm] = useState<HTMLFormElement | null>(null)
  return (
    <Sheet
      isOpen
      isGrouped
      title={texts.ask}
      onClose={onClose}
      footer={
        <Button full onPress={() => (codeForm === null ? onClose() : codeForm.requestSubmit())}>
          {texts.done}
        </Button>
      }
    >
      <DeliveryChoice cart={cart} onChange={onChange} formRef={setCodeForm} onTaken={onClose} />
    </Sheet>
  )
}
