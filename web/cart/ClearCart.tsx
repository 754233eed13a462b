import { useState } from 'react'
import { emptyCart } from '../../domain/cart/calls.ts'
import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { useFailureText } from '../platform/failure.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/ToastRegion.tsx'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'
import { codesWords } from './line-words.ts'
import { cartTexts } from './texts.ts'
import { clearCart } from './umbrella-cart-actions.ts'

/** Gives back all places of the cart at once, for whoever starts anew. It cannot be undone, and therefore asks. */
export function ClearCart({ lines }: { readonly lines: readonly UmbrellaLine[] }) {
  const texts = useTexts(cartTexts).clear
  const language = useLanguage()
  const failureText = useFailureText()
  const { settleRemovals } = useUmbrellaCart()
  const [isAsking, setAsking] = useState(false)
  const clear = useCallMutation(emptyCart)
  const confirm = async () => {
    // What waits to be undone goes with the rest.
    await settleRemovals()
    clear.mutate(
      {},
      {
        onSuccess: clearCart,
        onError: (failure) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
        onSettled: () => setAsking(false),
      },
    )
  }
  return (
    <>
      <Button variant="plain" full needsNetwork onPress={() => setAsking(true)}>
        {texts.button}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        role="dialog"
        title={texts.title}
        text={texts.text(codesWords(lines, language))}
        actions={[
          { label: texts.yes, variant: 'danger', isBusy: clear.isPending, onPress: () => void confirm() },
          { label: texts.no, variant: 'plain', autoFocus: true, onPress: () => setAsking(false) },
        ]}
      />
    </>
  )
}
