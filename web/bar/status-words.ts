import type { GuestBarOrder } from '../../domain/bar/calls.ts'
import type { it } from './texts/it.ts'

type StatusTexts = (typeof it)['status']

/** The steps of an order that is made, in their order. */
export const BAR_STEPS = ['received', 'preparing', 'ready', 'delivered'] as const
export type BarStep = (typeof BAR_STEPS)[number]

/** How far the bar of progress is at each step, in percent: what is under way is begun and not done. */
export const PROGRESS: Readonly<Record<BarStep, number>> = { received: 15, preparing: 40, ready: 75, delivered: 100 }

/** The step that an order is at; null when it is not being made. */
export function stepOf({ status }: GuestBarOrder): BarStep | null {
  return BAR_STEPS.find((step) => step === status) ?? null
}

/** Whether nothing will change any more. */
export function isOver({ status }: GuestBarOrder): boolean {
  return status === 'delivered' || status === 'rejected' || status === 'cancelled'
}

/** Whether it should have been there and nobody has it in hand yet: "Non ancora pronto". */
export function isNotReadyYet(order: GuestBarOrder): boolean {
  return order.isLate && (order.status === 'received' || order.status === 'preparing')
}

/** The heading of the page: how far the order is. */
export function statusTitle(order: GuestBarOrder, texts: StatusTexts): string {
  if (isNotReadyYet(order)) return texts.late
  const step = stepOf(order)
  if (step !== null) return stepTitle(step, order, texts)
  if (order.status === 'rejected') return texts.rejected
  return order.status === 'cancelled' ? texts.cancelled : texts.awaiting
}

/** A step as the list names it: the last one says where. */
export function stepTitle(step: BarStep, { code }: GuestBarOrder, texts: StatusTexts): string {
  if (step !== 'delivered') return texts.steps[step]
  return code === null ? texts.collected : texts.deliveredTo(code)
}

/** When a step was reached; null is not yet. */
export function reachedAt(step: BarStep, order: GuestBarOrder): string | null {
  const times = {
    received: order.receivedAt,
    preparing: order.acceptedAt,
    ready: order.readyAt,
    delivered: order.deliveredAt,
  }
  return times[step]
}

/** Who does what, below the step that is under way. */
export function handsWords(step: BarStep, order: GuestBarOrder, texts: StatusTexts): string | null {
  if (step === 'preparing' && order.worker !== null) return texts.working(order.worker)
  if (step !== 'ready') return null
  if (order.code === null) return texts.readyAtCounter
  return order.runner === null ? null : texts.bringing(order.runner)
}
