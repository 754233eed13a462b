import type { PromotionField, PromotionForm, problemsOf } from './promotion-form.ts'

/** A promotion is written in three steps: what it is, when and for whom it holds, how much it takes off. */
export const PROMOTION_STEPS = ['what', 'when', 'howMuch'] as const
export type PromotionStep = (typeof PROMOTION_STEPS)[number]

const STEP_OF: Readonly<Record<PromotionField, PromotionStep>> = {
  name: 'what',
  code: 'what',
  uses: 'what',
  usesPerCustomer: 'what',
  days: 'when',
  valid: 'when',
  rows: 'when',
  aheadLeast: 'when',
  aheadMost: 'when',
  leastDays: 'when',
  percent: 'howMuch',
  euro: 'howMuch',
}

type Problems = ReturnType<typeof problemsOf>

/** The first step, not after `until`, in which something is wrong; null when all is well so far. */
export function wrongStep(problems: Problems, until: PromotionStep): PromotionStep | null {
  const wrong = new Set(Object.keys(problems).map((field) => STEP_OF[field as PromotionField]))
  const last = PROMOTION_STEPS.indexOf(until)
  return PROMOTION_STEPS.find((step, index) => index <= last && wrong.has(step)) ?? null
}

/** Whether one of the conditions that few promotions have is filled. */
export function hasRareConditions(form: PromotionForm): boolean {
  const { rows, channels, validFrom, validTo, aheadLeast, aheadMost, leastDays } = form
  return channels.length > 0 || [rows, validFrom, validTo, aheadLeast, aheadMost, leastDays].some((one) => one !== '')
}
