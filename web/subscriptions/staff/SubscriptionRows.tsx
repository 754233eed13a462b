import { Button } from 'react-aria-components/Button'
import type { StaffSubscriptionRow } from '../../../domain/subscriptions/staff-calls.ts'
import type { SubscriptionState } from '../../../domain/subscriptions/subscription-states.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Pill } from '../../ui/surfaces.tsx'
import { staffSubscriptionTexts } from './texts.ts'

export const STATE_TONES = {
  pending: 'warn',
  confirmed: 'primary',
  running: 'ok',
  suspended: 'bad',
  cancelled: 'neutral',
  ended: 'neutral',
} as const satisfies Record<SubscriptionState, string>

interface SubscriptionRowsProps {
  readonly rows: readonly StaffSubscriptionRow[]
  readonly openId: string | undefined
  readonly onOpen: (subscriptionId: number) => void
}

/** The subscriptions of the list, each with its holder, place and what it owes. */
export function SubscriptionRows({ rows, openId, onOpen }: SubscriptionRowsProps) {
  const texts = useTexts(staffSubscriptionTexts)
  const language = useLanguage()
  return (
    <nav aria-label={texts.list}>
      {rows.map(({ subscriptionId, holder, name, code, state, overdueCents }) => {
        const isOpen = String(subscriptionId) === openId
        return (
          <Button
            key={subscriptionId}
            className={classNames('desk-index-row', isOpen && 'on')}
            {...(isOpen ? { 'aria-current': true } : {})}
            onPress={() => onOpen(subscriptionId)}
          >
            <span className="grow">
              <span className="head ell row-detail">{holder}</span>
              <span className="foot ell row-detail">{code === null ? name : `${code} · ${name}`}</span>
            </span>
            <span className="subs-mark">
              {overdueCents > 0 ? (
                <Pill tone="bad" icon="alert">
                  {money(overdueCents, language)}
                </Pill>
              ) : (
                <Pill tone={STATE_TONES[state]}>{texts.states[state]}</Pill>
              )}
            </span>
          </Button>
        )
      })}
    </nav>
  )
}
