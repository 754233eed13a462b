import { useEffect, useRef } from 'react'
import type { Language } from '../../domain/platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Skeleton } from '../ui/surfaces.tsx'
import { FieldsFailed } from './CardFields.tsx'
import type { MountedFields, OwnButton } from './payment-ui.ts'
import { paymentTexts } from './texts.ts'
import { useMountedFields } from './use-mounted-fields.ts'
import type { OpenedPaymentUi } from './use-payment-ui.ts'
import styles from './payments.module.css'

interface ProviderButtonProps extends OwnButton {
  readonly opened: OpenedPaymentUi
  readonly amountCents: number
  /** ISO 4217 in capitals. */
  readonly currency: string
}

/** The provider's own button in the place of ours (`hasOwnButton`, guide 5.2): its window opens from its own press. */
export function ProviderButton({ opened, amountCents, currency, ...button }: ProviderButtonProps) {
  const { labels, expiryHint } = useTexts(paymentTexts).fields
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedFields>(null)
  const latest = useRef(button)
  useEffect(() => {
    latest.current = button
  })
  const context = (language: Language) => ({
    language,
    amountCents,
    currency,
    labels,
    expiryHint,
    button: {
      start: () => latest.current.start(),
      onResult: (result: Parameters<OwnButton['onResult']>[0]) => latest.current.onResult(result),
      onError: (error: unknown) => latest.current.onError(error),
    },
    onChange: () => undefined,
  })
  const mounting = useMountedFields(opened.ui, host, context, mounted)
  const failure = opened.failure ?? mounting.failure
  return (
    <>
      {failure === null ? null : <FieldsFailed onRetry={opened.failure === null ? mounting.retry : opened.retry} />}
      <div ref={host} hidden={failure !== null} aria-busy={!mounting.isReady} className={styles.button}>
        {mounting.isReady || failure !== null ? null : <Skeleton height={50} radius="var(--r-l)" />}
        <div data-payment-slot="button" />
      </div>
    </>
  )
}
