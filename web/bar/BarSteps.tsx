import type { GuestBarOrder } from '../../domain/bar/calls.ts'
import { time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './bar.module.css'
import { BAR_STEPS, handsWords, reachedAt, stepOf, stepTitle, type BarStep } from './status-words.ts'
import { barTexts } from './texts.ts'

/** Received, in preparation, ready, delivered: what is done with its time, what is under way, what is next. */
export function BarSteps({ order }: { readonly order: GuestBarOrder }) {
  const current = stepOf(order)
  const at = current === null ? -1 : BAR_STEPS.indexOf(current)
  return (
    <ol className="mt4">
      {BAR_STEPS.map((step, index) => (
        <Step
          key={step}
          step={step}
          order={order}
          state={index < at || current === 'delivered' ? 'done' : index === at ? 'now' : 'next'}
        />
      ))}
    </ol>
  )
}

interface StepProps {
  readonly step: BarStep
  readonly order: GuestBarOrder
  readonly state: 'done' | 'now' | 'next'
}

function Step({ step, order, state }: StepProps) {
  const texts = useTexts(barTexts).status
  const language = useLanguage()
  const reached = reachedAt(step, order)
  const when = state === 'next' || reached === null ? null : time(reached, language)
  const hands = state === 'now' ? handsWords(step, order, texts) : null
  return (
    <li
      className={classNames(styles['step'], styles[state])}
      {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
    >
      <span className={styles['dot']} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={16} stroke={3} /> : state === 'now' ? <i /> : null}
      </span>
      <div>
        <p className="head">{stepTitle(step, order, texts)}</p>
        {hands === null && when === null ? null : <p className="foot ink2">{hands ?? when}</p>}
      </div>
    </li>
  )
}
