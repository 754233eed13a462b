import { useEffect, useRef, useState } from 'react'
import type { Category } from '../../../../domain/umbrellas/plan.ts'
import type { PromotionEntry } from '../../../../domain/umbrellas/promotion-file.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { entryOf, formOf, problemsOf, type PromotionForm } from './promotion-form.ts'
import { HowMuchStep, WhatStep, WhenStep } from './PromotionFields.tsx'
import { PROMOTION_STEPS, wrongStep, type PromotionStep } from './promotion-steps.ts'
import { priceTexts } from './texts.ts'

interface PromotionSheetProps {
  /** Null is a new one. */
  readonly entry: PromotionEntry | null
  readonly others: readonly PromotionEntry[]
  /** Ids that have been used, those of promotions that are gone too. */
  readonly usedIds: readonly string[]
  readonly categories: readonly Category[]
  readonly isBusy: boolean
  readonly onSave: (entry: PromotionEntry) => void
  readonly onRemove: (id: string) => void
  readonly onClose: () => void
}

/** One promotion in three steps. What the file's own rules do not take is told at its field, in its step. */
export function PromotionSheet({ entry, onRemove, onClose, isBusy, ...props }: PromotionSheetProps) {
  const texts = useTexts(priceTexts)
  const { form, set, step, goTo, save, problems, tries } = usePromotion(entry, props)
  const fields = { form, problems: tries > 0 ? problems : {}, onChange: set }
  const at = PROMOTION_STEPS.indexOf(step)
  const [before, after] = [PROMOTION_STEPS[at - 1], PROMOTION_STEPS[at + 1]]
  const whole = useFocusOnMove(step)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={entry === null ? texts.newPromotion : texts.promotions}
      footer={
        <div className="col g2">
          {tries > 0 && wrongStep(problems, step) !== null ? (
            <p className="msg e" role="alert">
              {texts.wrong.some}
            </p>
          ) : null}
          <div className="row g2">
            {before === undefined ? null : (
              <Button className="grow" variant="plain" onPress={() => goTo(before)}>
                {texts.back}
              </Button>
            )}
            {after === undefined ? null : (
              <Button className="grow" variant={entry === null ? 'primary' : 'tint'} onPress={() => goTo(after)}>
                {texts.next}
              </Button>
            )}
          </div>
          {/* What is there already is saved from any step. */}
          {entry === null && after !== undefined ? null : (
            <Button full isBusy={isBusy} onPress={save}>
              {texts.save}
            </Button>
          )}
        </div>
      }
    >
      <div ref={whole} className="col g3">
        <Segmented
          className="price-steps"
          label={texts.steps}
          value={step}
          options={PROMOTION_STEPS.map((id, index) => ({ id, label: `${index + 1}. ${texts.step[id]}` }))}
          onChange={goTo}
        />
        <div data-step tabIndex={-1} role="group" aria-label={texts.step[step]} className="col g3 price-step">
          {step === 'what' ? <WhatStep key={tries} {...fields} /> : null}
          {step === 'when' ? <WhenStep {...fields} categories={props.categories} /> : null}
          {step === 'howMuch' ? <HowMuchStep {...fields} /> : null}
        </div>
        {entry === null ? null : (
          <Button full variant="danger-tint" isBusy={isBusy} onPress={() => onRemove(entry.id)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

function usePromotion(
  entry: PromotionEntry | null,
  { others, usedIds, onSave }: Pick<PromotionSheetProps, 'others' | 'usedIds' | 'onSave'>,
) {
  const [form, setForm] = useState<PromotionForm>(() => formOf(entry))
  const [step, setStep] = useState<PromotionStep>('what')
  /** How often something was wrong in this step; 0 as long as nobody asked. */
  const [tries, setTries] = useState(0)
  const next = entryOf(form, new Set([...usedIds, ...others.map(({ id }) => id)]))
  const problems = problemsOf(next, others)
  /** Opens a step unless something before it is wrong: then that is opened and said. */
  const goTo = (to: PromotionStep) => {
    const before = PROMOTION_STEPS[PROMOTION_STEPS.indexOf(to) - 1]
    const wrong = before === undefined ? null : wrongStep(problems, before)
    setTries(wrong === null ? 0 : tries + 1)
    setStep(wrong ?? to)
  }
  const save = () => {
    const wrong = wrongStep(problems, 'howMuch')
    if (wrong === null) return onSave(next)
    setTries(tries + 1)
    setStep(wrong)
  }
  return {
    form,
    set: (change: Partial<PromotionForm>) => setForm({ ...form, ...change }),
    step,
    goTo,
    save,
    problems,
    tries,
  }
}

/** The focus goes along to the fields of a step that was opened, which is shown from its top. */
function useFocusOnMove(step: PromotionStep) {
  const whole = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) {
      whole.current?.querySelector<HTMLElement>('[data-step]')?.focus({ preventScroll: true })
      whole.current?.scrollIntoView({ block: 'start' })
    }
    last.current = step
  }, [step])
  return whole
}
