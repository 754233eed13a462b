import { useState } from 'react'
import type { MenuItem } from '../../../../domain/bar/calls.ts'
import { money } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { chosenOptions, unitCents, wrongGroup } from '../../cart-preview.ts'
import { DishOptions } from '../../DishOptions.tsx'
import { barStaffTexts } from '../texts.ts'

interface OptionsSheetProps {
  readonly item: MenuItem
  readonly onAdd: (optionIds: readonly number[]) => void
  readonly onClose: () => void
}

/** The choices of one piece before it is in the order. */
export function OptionsSheet({ item, onAdd, onClose }: OptionsSheetProps) {
  const texts = useTexts(barStaffTexts).sell
  const language = useLanguage()
  const [optionIds, setOptionIds] = useState<readonly number[]>([])
  const [tries, setTries] = useState(0)
  const press = () => {
    setTries(tries + 1)
    if (wrongGroup(item, optionIds) === undefined) onAdd(optionIds)
  }
  return (
    <Sheet
      isOpen
      isGrouped
      title={item.name}
      onClose={onClose}
      footer={
        <Button full trailing={money(unitCents(item, chosenOptions(item, optionIds)), language)} onPress={press}>
          {texts.add}
        </Button>
      }
    >
      <DishOptions item={item} optionIds={optionIds} tries={tries} onChange={setOptionIds} />
    </Sheet>
  )
}
