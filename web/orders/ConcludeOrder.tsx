import { getBarOrder } from '../../domain/bar/calls.ts'
import { getOrder, listOrders, type Order } from '../../domain/orders/calls.ts'
import { updateConcluded } from '../../domain/orders/conclude-calls.ts'
import { useFailureText } from '../platform/failure.ts'
import { invalidate, setCallData, useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/ToastRegion.tsx'
import { ordersTexts } from './texts.ts'

/** Marks an order as concluded once the last of it has come; it can be taken back while its notice stands. */
export function ConcludeOrder({ order }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts).conclude
  const { conclude, isBusy } = useConclude(order.orderId, texts.done)
  if (!order.canConclude || order.category === 'bar') return null
  return (
    <Button full variant="tint" icon="check" needsNetwork isBusy={isBusy} onPress={conclude}>
      {texts.button}
    </Button>
  )
}

interface ConcludeBarOrderProps {
  readonly orderId: number
  /** Code of the umbrella that it was brought to; null where it was fetched at the counter. */
  readonly code: string | null
}

/** "È arrivato" of what the bar has brought, or has ready at its counter. The bar's board takes it back. */
export function ConcludeBarOrder({ orderId, code }: ConcludeBarOrderProps) {
  const texts = useTexts(ordersTexts).conclude
  const { conclude, isBusy } = useConclude(orderId, null)
  return (
    <Button full variant="tint" icon="check" className="mt3" needsNetwork isBusy={isBusy} onPress={conclude}>
      {code === null ? texts.collected : texts.arrived}
    </Button>
  )
}

/** Says `done` with a way back; null says nothing: what is shown changes by itself. */
function useConclude(orderId: number, done: string | null) {
  const texts = useTexts(ordersTexts).conclude
  const failureText = useFailureText()
  const update = useCallMutation(updateConcluded, {
    onSuccess: (order, { isConcluded }) => {
      setCallData(getOrder, { orderId: String(orderId) }, order)
      void invalidate(listOrders)
      void invalidate(getBarOrder)
      if (!isConcluded) toast(texts.reopened, { icon: 'check' })
      else if (done !== null) toast(done, { icon: 'check', action: { label: texts.undo, onPress: reopen } })
    },
    onError: (failure) => {
      void invalidate(getOrder)
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    },
  })
  const reopen = () => update.mutate({ orderId, isConcluded: false })
  return { conclude: () => update.mutate({ orderId, isConcluded: true }), isBusy: update.isPending }
}
