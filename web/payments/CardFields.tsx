import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { Language } from '../../domain/platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { FieldError } from '../ui/TextField.tsx'
import { brandMark } from './CardMark.tsx'
import { EMPTY_FIELDS, type CardField, type FieldsState, type MountedFields } from './payment-ui.ts'
import { paymentTexts } from './texts.ts'
import { useMountedFields } from './use-mounted-fields.ts'
import type { OpenedPaymentUi } from './use-payment-ui.ts'
import styles from './payments.module.css'

interface CardFieldsProps {
  readonly opened: OpenedPaymentUi
  readonly amountCents: number
  /** ISO 4217 in capitals. */
  readonly currency: string
  /** Holds the fields while they can be typed in: `validate()` before a card is sent. */
  readonly fields: RefObject<MountedFields | null>
  /** Whether a payment with the fields is under way. */
  readonly isBusy?: boolean
  /** Told when the fields can be typed in, and when they no longer can. */
  readonly onReady?: (isReady: boolean) => void
}

/**
 * A card to type (R-211, mockup 35): our labels, focus ring and errors around the provider's own fields. What is typed
 * never reaches this page (case 100).
 */
export function CardFields({ opened, amountCents, currency, fields, isBusy = false, onReady }: CardFieldsProps) {
  const texts = useTexts(paymentTexts).fields
  const host = useRef<HTMLFieldSetElement>(null)
  const [state, setState] = useState<FieldsState>(EMPTY_FIELDS)
  const { labels, expiryHint } = texts
  const context = (language: Language) => ({ language, amountCents, currency, labels, expiryHint, onChange: setState })
  const mounting = useMountedFields(opened.ui, host, context, fields)
  const { isReady } = mounting
  useEffect(() => onReady?.(isReady), [isReady, onReady])
  const failure = opened.failure ?? mounting.failure
  const box = (field: CardField) => <FieldBox field={field} state={state} isReady={isReady} />
  return (
    <>
      {failure === null ? null : <FieldsFailed onRetry={opened.failure === null ? mounting.retry : opened.retry} />}
      <fieldset ref={host} className="col g3" hidden={failure !== null} aria-busy={!isReady || isBusy} inert={isBusy}>
        <legend className="sr">{texts.title}</legend>
        {box('number')}
        <div className={classNames('row g3', styles.pair)}>
          {box('expiry')}
          {box('cvc')}
        </div>
      </fieldset>
    </>
  )
}

/** One field: the label leads into the provider's frame, which cannot see our error and is told of nothing by it. */
function FieldBox({ field, state, isReady }: { field: CardField; state: FieldsState; isReady: boolean }) {
  const texts = useTexts(paymentTexts).fields
  const id = useId()
  const problem = state.problems[field]
  const brand = field === 'number' ? brandMark(state.brand) : null
  return (
    <div className="field grow">
      <label className="lab" htmlFor={id}>
        {texts.labels[field]}
      </label>
      <div className={classNames('inp', styles.box, problem === undefined ? state.focused === field && 'foc' : 'err')}>
        <div id={id} className={styles.slot} data-payment-slot={field} />
        {brand === null ? null : <b className={styles.brand}>{brand}</b>}
        {isReady ? null : (
          <span className={styles.veil}>
            <Skeleton width="60%" />
          </span>
        )}
      </div>
      <FieldError>{problem === undefined ? undefined : texts.problems[field][problem]}</FieldError>
    </div>
  )
}

/** The provider did not come: nothing was paid, and another try may help. */
export function FieldsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(paymentTexts).fields
  return (
    <div className="col g3">
      <Note tone="bad" icon="wifi-off" role="alert">
        {texts.unreachable}
      </Note>
      <Button variant="tint" icon="retry" onPress={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}
