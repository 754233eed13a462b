import { useState } from 'react'
import type { Category } from '../../../../domain/umbrellas/plan.ts'
import type { PromotionEntry } from '../../../../domain/umbrellas/promotion-file.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { entryOf, formOf, problemsOf, type PromotionForm } from './promotion-form.ts'
import { PromotionFields } from './PromotionFields.tsx'
import { priceTexts } from './texts.ts'

interface PromotionSheetProps {
  /** Null is a new one. */
  readonly entry: PromotionEntry | null
  readonly others: readonly PromotionEntry[]
  readonly categories: readonly Category[]
  readonly isBusy: boolean
  readonly onSave: (entry: PromotionEntry) => void
  readonly onRemove: (id: string) => void
  readonly onClose: () => void
}

/** One promotion: what it takes off, when it holds, its code. What the file's own rules do not take is told at its field. */
export function PromotionSheet({ entry, others, categories, isBusy, onSave, onRemove, onClose }: PromotionSheetProps) {
  const texts = useTexts(priceTexts)
  const [form, setForm] = useState<PromotionForm>(() => formOf(entry))
  const [isTried, setTried] = useState(false)
  const next = entryOf(form)
  const problems = problemsOf(next, others)
  const isFine = Object.keys(problems).length === 0
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={entry === null ? texts.newPromotion : texts.promotions}
      footer={
        <div className="col g2">
          {isTried && !isFine ? (
            <p className="msg e" role="alert">
              {texts.wrong.some}
            </p>
          ) : null}
          <Button full isBusy={isBusy} onPress={() => (isFine ? onSave(next) : setTried(true))}>
            {texts.save}
          </Button>
          {entry === null ? null : (
            <Button full variant="danger-tint" isBusy={isBusy} onPress={() => onRemove(entry.id)}>
              {texts.remove}
            </Button>
          )}
        </div>
      }
    >
      <PromotionFields
        form={form}
        categories={categories}
        isNew={entry === null}
        problems={isTried ? problems : {}}
        onChange={(change) => setForm({ ...form, ...change })}
      />
    </Sheet>
  )
}
