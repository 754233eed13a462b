import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { DeliveryChoice, type DeliveryChoiceProps } from './DeliveryChoice.tsx'
import { barTexts } from './texts.ts'

/** The choice of the delivery over the menu. */
export function DeliverySheet({ onClose, ...choice }: DeliveryChoiceProps & { readonly onClose: () => void }) {
  const texts = useTexts(barTexts).delivery
  return (
    <Sheet
      isOpen
      isGrouped
      title={texts.ask}
      onClose={onClose}
      footer={
        <Button full onPress={onClose}>
          {texts.done}
        </Button>
      }
    >
      <DeliveryChoice {...choice} hasHeading={false} />
    </Sheet>
  )
}
