import { MINUTE } from '../../domain/platform/duration.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { Link } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Card } from '../ui/surfaces.tsx'
import { TimerRing } from '../ui/timers.tsx'
import { toast } from '../ui/toasts.ts'
import { useResort } from '../umbrellas/use-resort.ts'
import { HoldOver } from './HoldOver.tsx'
import { heldWords, stretchWords } from './plan-words.ts'
import { forgetSubscription, type SubscriptionDraft } from './subscription-draft.ts'
import { CONFIRM_PATH } from './subscription-paths.ts'
import { subscriptionTexts } from './texts.ts'
import { useExtraCount } from './use-extra-count.ts'
import { useCartPrice, type CartPrice } from './use-cart-price.ts'
import { useDraft, useRelease } from './use-hold.ts'
import styles from './subscriptions.module.css'

/** Minutes of a hold until the resort has said its own. */
const USUAL_HOLD = 8

/** The subscription of the cart: how long its place is held, what it is, and what can be done with it. */
export function SubscriptionCartLines() {
  const { draft, left, isHeld } = useDraft()
  const price = useCartPrice(draft !== null)
  if (draft === null || !draft.isAdded) return null
  return (
    <div className={styles['lines']}>
      {isHeld && left !== null ? <Countdown draft={draft} left={left} /> : null}
      {isHeld ? null : <Over draft={draft} />}
      <Line draft={draft} price={price} />
    </div>
  )
}

/** How long the place is the person's: minutes that run, or the days of a first refusal, which hurry nobody. */
function Countdown({ draft, left }: { readonly draft: SubscriptionDraft; readonly left: number }) {
  const texts = useTexts(subscriptionTexts).confirm
  const language = useLanguage()
  const minutes = useResort()?.holdMinutes ?? USUAL_HOLD
  const isKept = draft.cart.renewsId !== null
  return (
    <Card className={classNames('row g4', styles['countdown'])}>
      {isKept ? null : <TimerRing left={left} total={Math.max(left, minutes * MINUTE)} />}
      <div className="grow">
        <h2 className="t3">{heldWords(draft, texts, language)}</h2>
        <p className="sub ink2 mt1">{texts.untilText(draft.code ?? '')}</p>
      </div>
    </Card>
  )
}

/** The hold is over: said in place, and offered again. */
function Over({ draft: { cart, code, row, category } }: { readonly draft: SubscriptionDraft }) {
  if (cart.umbrellaId === null || code === null || row === null || category === null) return null
  return (
    <HoldOver plan={{ planId: cart.planId }} place={{ id: cart.umbrellaId, code, row, category }} from={cart.from} />
  )
}

function Line({ draft, price }: { readonly draft: SubscriptionDraft; readonly price: CartPrice }) {
  const texts = useTexts(subscriptionTexts)
  const language = useLanguage()
  const { cart, code } = draft
  const { plan, totalCents, nowCents } = price
  const words = useWho(draft)
  const remove = useRemove()
  const name = plan === null ? texts.cart.kind : code === null ? plan.name : texts.confirm.place(code, plan.name)
  const to = price.availability?.to ?? plan?.to
  return (
    <article className={classNames('card', styles['line'])} aria-label={name}>
      <span className="ava">
        <Icon name={code === null ? 'ticket' : 'umbrella'} size={23} />
      </span>
      <div className="grow">
        <div className="row sp">
          <h2 className="t3" tabIndex={-1}>
            {name}
          </h2>
          {totalCents === null ? null : <span className="price">{money(totalCents, language)}</span>}
        </div>
        {to === undefined || plan === null ? null : (
          <p className="sub ink2">
            {texts.confirm.days(stretchWords(cart.from, to, language, true), texts.parts[plan.part])}
          </p>
        )}
        {plan === null || plan.entries === null ? (
          <p className="sub ink2">{words}</p>
        ) : (
          <p className="sub ink2">{texts.entries(plan.entries)}</p>
        )}
        {nowCents === null || nowCents === totalCents ? null : (
          <p className="sub ink2">{texts.cart.now(money(nowCents, language))}</p>
        )}
        <div className={styles['acts']}>
          <Link className="link" to={CONFIRM_PATH} aria-label={texts.cart.editLine}>
            {texts.cart.edit}
          </Link>
          <button
            type="button"
            className={classNames('link', styles['remove'])}
            aria-label={texts.cart.removeLine}
            onClick={() => void remove(draft)}
          >
            {texts.cart.remove}
          </button>
        </div>
      </div>
    </article>
  )
}

/** People, dogs and what is bought beside the price, in one line. */
function useWho({ cart }: SubscriptionDraft): string {
  const texts = useTexts(subscriptionTexts).cart
  const language = useLanguage()
  const countOf = useExtraCount()
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(cart.dogs.map(({ name }) => name))
  return [
    texts.people(cart.people),
    ...(cart.dogs.length === 0 ? [] : [texts.withDogs(names)]),
    ...cart.extras.map(({ id, quantity }) => `+ ${countOf(id, quantity)}`),
  ].join(', ')
}

/** Takes it out of the cart and frees its place for everybody. */
function useRemove() {
  const texts = useTexts(subscriptionTexts).cart
  const release = useRelease()
  return async (draft: SubscriptionDraft) => {
    forgetSubscription()
    if (draft.cart.umbrellaId === null) return
    await release()
    toast(texts.removed, { icon: 'check' })
  }
}
