import { resendConfirmation, type Order } from '../../domain/orders/calls.ts'
import { useFailureText } from '../platform/failure.ts'
import { useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/ToastRegion.tsx'
import { ordersTexts } from './texts.ts'

interface ResendMailProps {
  readonly order: Order
  readonly isOnline: boolean
}

/** Sends the mail that confirms an order once more (B-02). */
export function ResendMail({ order, isOnline }: ResendMailProps) {
  const texts = useTexts(ordersTexts).summary
  const failureText = useFailureText()
  const resend = useCallMutation(resendConfirmation, {
    onSuccess: () => void toast(texts.resent, { icon: 'check' }),
    onError: (failure) => void toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
  })
  return (
    <Button
      full
      variant="tint"
      icon="mail"
      isDisabled={!isOnline}
      isBusy={resend.isPending}
      onPress={() => resend.mutate({ orderId: order.orderId })}
    >
      {texts.resend}
    </Button>
  )
}
