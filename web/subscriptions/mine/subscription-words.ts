import type { Subscription } from '../../../domain/subscriptions/calls.ts'
import type { SubscriptionState } from '../../../domain/subscriptions/subscription-states.ts'
import type { IconName } from '../../ui/Icon.tsx'

type Tone = 'ok' | 'bad' | 'warn' | 'primary' | 'neutral'

/** How a state looks as a pill. */
export const STATE_LOOKS: Readonly<Record<SubscriptionState, { readonly tone: Tone; readonly icon?: IconName }>> = {
  pending: { tone: 'warn', icon: 'clock' },
  confirmed: { tone: 'primary', icon: 'check' },
  running: { tone: 'ok', icon: 'check' },
  suspended: { tone: 'bad', icon: 'alert' },
  cancelled: { tone: 'neutral' },
  ended: { tone: 'neutral' },
}

/** Whether its card opens the entrance: it stands, and is paid as far as it has to be. */
export function hasCard({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'confirmed' || state === 'running'
}

/** The instalment that is to be paid next; null when all are paid or nothing of it stands any more. */
export function nextInstalment({ state, instalments }: Pick<Subscription, 'state' | 'instalments'>) {
  if (state === 'cancelled' || state === 'ended' || state === 'pending') return null
  return instalments.find(({ isPaid, position }) => !isPaid && position > 0) ?? null
}
