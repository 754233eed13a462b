import { useState } from 'react'
import { evaluateOrder } from '../../../domain/orders/calls.ts'
import { getCart } from '../../../domain/cart/calls.ts'
import { HOUR } from '../../../domain/platform/duration.ts'
import type { UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import { applyPromotionCode, getPromotions, removePromotionCode } from '../../../domain/umbrellas/promotion-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../orders.module.css'
import { checkoutTexts } from './texts.ts'

/** "Hai un codice?" at the checkout of places: what it gives is in the prices at once, or the field says why not (B-06). */
export function CodeField({ lines }: { readonly lines: readonly UmbrellaLine[] }) {
  const texts = useTexts(checkoutTexts)
  const failureText = useFailureText()
  const [code, setCode] = useState('')
  const apply = useCallMutation(applyPromotionCode)
  const remove = useCallMutation(removePromotionCode)
  const { data } = useCallQuery(getPromotions, {}, { staleTime: 1 * HOUR })
  const codes = new Set(data?.promotions.filter((one) => one.hasCode).map((one) => one.id))
  const isUsed = lines.some(({ price }) =>
    price.some((row) => row.discounts?.some((one) => codes.has(one.promotion)) === true),
  )
  const [isOpen, setOpen] = useState(false)
  const again = () => Promise.all([invalidate(evaluateOrder), invalidate(getCart)])
  const use = () => apply.mutate({ code }, { onSuccess: () => setCode(''), onSettled: () => void again() })
  if (!isOpen && !isUsed) {
    return (
      <Button variant="plain" size="sm" icon="ticket" onPress={() => setOpen(true)}>
        {texts.question}
      </Button>
    )
  }
  return (
    <Card as="div">
      <form
        className={styles['code']}
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() !== '') use()
        }}
      >
        <h3 className="call">{texts.question}</h3>
        <TextField
          label={texts.field}
          autoFocus={isOpen}
          value={code}
          onChange={setCode}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          error={apply.error === null ? undefined : failureText(apply.error)}
        />
        <Button type="submit" variant="tint" isBusy={apply.isPending} isDisabled={code.trim() === ''}>
          {texts.use}
        </Button>
        {isUsed ? (
          <Button
            variant="plain"
            size="sm"
            isBusy={remove.isPending}
            onPress={() => remove.mutate({}, { onSettled: () => void again() })}
          >
            {texts.remove}
          </Button>
        ) : null}
      </form>
    </Card>
  )
}
