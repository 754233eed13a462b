import { CallFailure } from '../../platform/call.ts'
import { REFUSALS, type RefusalCode } from '../../../domain/platform/refusal.ts'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import { barStatusPath } from '../../bar/bar-paths.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useOnline } from '../../platform/online.ts'
import { useSession } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/ToastRegion.tsx'
import { itemCheckoutPath } from './item-paths.ts'
import {
  canWithdraw,
  dropPending,
  isUnconfirmed,
  pendingOrders,
  withdrawPending,
  type PendingOrder,
} from './pending-orders.ts'
import { currentOwner } from './PendingSender.tsx'
import styles from './items.module.css'
import { itemTexts } from './texts.ts'
import type { it } from './texts/it.ts'

const LOOKS: Readonly<
  Record<PendingOrder['state'], { readonly tone: 'warn' | 'primary' | 'ok' | 'bad'; readonly icon: IconName }>
> = {
  waiting: { tone: 'warn', icon: 'wifi-off' },
  sent: { tone: 'primary', icon: 'spinner' },
  accepted: { tone: 'ok', icon: 'check' },
  asking: { tone: 'bad', icon: 'alert' },
}

/** Bar orders of this device that were pressed without a network: not sent yet, sent, accepted (B-20). */
export function PendingOrders() {
  useSession()
  // What nobody known has pressed waits for this device's guest, and is shown until there is one.
  const owner = currentOwner() ?? 'guest'
  const orders = useStore(pendingOrders).filter((order) => order.owner === owner)
  if (orders.length === 0) return null
  return (
    <div className={styles['pending']} role="status">
      {orders.map((order) => (
        <PendingCard key={order.clientId} order={order} />
      ))}
    </div>
  )
}

function PendingCard({ order }: { readonly order: PendingOrder }) {
  const texts = useTexts(itemTexts).pending
  const language = useLanguage()
  const look = LOOKS[order.state]
  return (
    <article className="card">
      <div className="row sp g2">
        <h2 className="t3 row g2">
          <Icon name="drink" size={20} />
          {texts.title}
        </h2>
        <Pill tone={look.tone} icon={look.icon}>
          {texts[order.state]}
        </Pill>
      </div>
      <p className="sub ink2 mt1">
        {order.words.join(', ')} · <span className="num">{money(order.totalCents, language)}</span>
      </p>
      <p className="sub mt2">
        <PendingWords order={order} />
      </p>
      <PendingActions order={order} />
    </article>
  )
}

/** What happens next with it, or what is asked of the person. */
function PendingWords({ order }: { readonly order: PendingOrder }) {
  const texts = useTexts(itemTexts).pending
  const language = useLanguage()
  const failureText = useFailureText()
  const isOnline = useOnline()
  if (order.state === 'waiting') {
    if (currentOwner() === null) return texts.waitingWho
    if (isUnconfirmed(order)) return texts.waitingAsk
    return isOnlineMethod(order.method) ? texts.waitingPay : texts.waitingText
  }
  if (order.state === 'sent') return texts.sentText
  if (order.state === 'accepted') return texts.acceptedText
  return askingWords(order, texts, { isOnline, failureText, price: (cents) => money(cents, language) })
}

interface WordTools {
  readonly isOnline: boolean
  readonly failureText: (failure: unknown) => string
  readonly price: (cents: number) => string
}

function askingWords(order: PendingOrder, texts: (typeof it)['pending'], tools: WordTools): string {
  const { asking, totalCents } = order
  if (asking === null || asking.kind === 'pay') return tools.isOnline ? texts.payNow : texts.waitingPay
  if (asking.kind === 'confirm') return texts.confirm
  if (asking.kind === 'changed') {
    if (asking.totalCents === null) return texts.termsChanged
    return texts.changed(tools.price(totalCents), tools.price(asking.totalCents))
  }
  if (asking.detail !== null) return asking.detail
  const code = Object.hasOwn(REFUSALS, asking.code) ? (asking.code as RefusalCode) : 'defect'
  return tools.failureText(new CallFailure(code, 409))
}

function PendingActions({ order }: { readonly order: PendingOrder }) {
  const texts = useTexts(itemTexts).pending
  const go = useGo()
  const isOnline = useOnline()
  const isNobody = currentOwner() === null
  const takeBack = () => withdrawPending(order)
  if (order.state === 'accepted') {
    return (
      <div className={styles['acts']}>
        <LinkButton size="sm" full to={barStatusPath(order.orderId ?? 0)}>
          {texts.follow}
        </LinkButton>
        <Button size="sm" full variant="tint" onPress={() => dropPending(order.clientId)}>
          {texts.close}
        </Button>
      </div>
    )
  }
  if (!canWithdraw(order)) return null
  // It goes back into the cart, where the person sees what it costs now and orders or pays it anew.
  const look = () => {
    takeBack()
    go(itemCheckoutPath('bar'), { query: { cart: 'bar' } })
  }
  return (
    <div className={styles['acts']}>
      {(order.state === 'asking' || isNobody) && isOnline ? (
        <Button size="sm" full onPress={look}>
          {isNobody ? texts.who : texts.look}
        </Button>
      ) : null}
      <Button
        size="sm"
        full
        variant="tint"
        onPress={() => {
          takeBack()
          toast(texts.withdrawn, { icon: 'bag' })
        }}
      >
        {texts.withdraw}
      </Button>
    </div>
  )
}
