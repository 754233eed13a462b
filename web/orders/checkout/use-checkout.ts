import { useReducer, useRef, type RefObject } from 'react'
import type { Order, PaymentMethod, Quote } from '../../../domain/orders/calls.ts'
import { coversAll } from '../../../domain/payments/credit.ts'
import { hasOwnButton, needsCardFields, type MountedFields, type OwnButton } from '../../payments/payment-ui.ts'
import { usePaymentUi, type OpenedPaymentUi } from '../../payments/use-payment-ui.ts'
import {
  checkoutReducer,
  conditionsOf,
  NOTHING_CHOSEN,
  type CheckoutEvent,
  type CheckoutState,
} from './checkout-state.ts'
import { creditPart, type CreditPart } from './credit-part.ts'
import { isCallFailure } from '../../platform/call.ts'
import { isOnlineNow, useOnline } from '../../platform/online.ts'
import type { Bill, PayWay } from './pay-ways.ts'
import type { BillSource } from './use-bill.ts'
import { useFinish } from './use-finish.ts'
import { useOnlinePayment, type OnlinePayment, type PayDeed } from './use-online-payment.ts'
import { usePayChoice, type PayChoice } from './use-pay-choice.ts'

/** Everything that the checkout shows and does. */
export interface Checkout {
  readonly state: CheckoutState
  readonly bill: Bill | undefined
  /** Why there is nothing to show. */
  readonly failure: unknown
  readonly isPending: boolean
  readonly isRequoting: boolean
  readonly retry: () => void
  readonly choice: PayChoice
  /** The providers' data did not come: what is paid online cannot be chosen (R-805). */
  readonly modesFailure: unknown
  /** The conditions to tick; undefined for an order that stands: paying accepts those that it was mailed with. */
  readonly conditions: Quote['conditions'][number] | undefined
  /** The bill is of an order that stands. */
  readonly isBooked: boolean
  readonly isAccepted: boolean
  /** The chosen provider, for its fields or its button. */
  readonly opened: OpenedPaymentUi
  readonly fields: RefObject<MountedFields | null>
  readonly needsFields: boolean
  /** The provider's own button, in the place of ours. */
  readonly ownButton: OwnButton | null
  readonly isPaying: boolean
  readonly lookAtOutcome: (() => void) | null
  /** The bill is this device's own: what is pressed waits until the server can be asked. */
  readonly isDraft: boolean
  /** It can be pressed without a network: it is kept and sent later (B-20). */
  readonly canWait: boolean
  /** What credit pays, and what is left. */
  readonly credit: CreditPart
  readonly switchCredit: (isOn: boolean) => void
  readonly shouldSave: boolean
  readonly setShouldSave: (shouldSave: boolean) => void
  readonly choose: (way: PayWay, cardId?: string) => void
  readonly accept: (isAccepted: boolean) => void
  /** Orders, or pays; answers false when the conditions have not been accepted yet. */
  readonly press: () => boolean
}

const NO_METHODS: readonly PaymentMethod[] = []
const BY_CREDIT: readonly PaymentMethod[] = ['no_payment_needed']

/**
 * State and actions of the checkout of a bill, whatever it is for. `order` is what it became already: one that waits for its
 * payment, or is paid later.
 */
export function useCheckout(source: BillSource, order: Order | null): Checkout {
  const [state, dispatch] = useReducer(checkoutReducer, {
    ...NOTHING_CHOSEN,
    // Its conditions were accepted when it was placed.
    acceptedVersion: order?.conditionsVersion ?? null,
    isCreditOn: order !== null && order.creditCents > 0,
  })
  const isOnline = useOnline()
  const chosen = useChosen(state, source)
  const { choice, conditions, isAccepted, deed } = chosen
  // What stands on this device's own bill stays when the server offers more: the person may be about to press.
  if (source.isDraft && state.way === null && choice.way !== null) dispatch({ type: 'choose', way: choice.way })
  const { payment, send } = useSending(source, chosen, dispatch)
  const isOwnButton = deed !== null && isAccepted && hasOwnButton(deed.mode)
  return {
    ...chosen,
    state,
    bill: source.bill,
    failure: source.failure,
    isPending: source.isPending || chosen.choice.isPending,
    isRequoting: source.isRequoting,
    retry: source.retry,
    modesFailure: source.modesFailure,
    conditions: source.isBooked ? undefined : conditions,
    isBooked: source.isBooked,
    ownButton: isOwnButton ? pressing(payment.ownButton(deed), () => dispatch({ type: 'begin' })) : null,
    isPaying: payment.isPaying,
    lookAtOutcome: payment.lookAtOutcome,
    isDraft: source.isDraft === true,
    // Whether credit is still there only the server knows.
    canWait: source.waitForNetwork !== undefined && chosen.credit.usedCents === 0,
    switchCredit: (isOn) => dispatch({ type: 'credit', isOn }),
    shouldSave: state.shouldSave,
    setShouldSave: (shouldSave) => dispatch({ type: 'save', shouldSave }),
    choose(way, cardId) {
      dispatch({ type: 'choose', way, ...(cardId === undefined ? {} : { cardId }) })
      choice.keep(way, cardId)
    },
    accept: (accepted) => dispatch({ type: 'accept', version: accepted ? (conditions?.version ?? null) : null }),
    press() {
      if (choice.method === null || state.isBusy || source.isRequoting) return true
      if (isAccepted && isOnline && chosen.needsFields && chosen.fields.current?.validate() !== true) return true
      dispatch(conditions ? { type: 'press', version: conditions.version } : { type: 'begin' })
      if (!isAccepted) return false
      void send()
      return true
    },
  }
}

/** What the person has chosen of the bill, with the provider that it needs. */
interface Chosen extends Pick<
  Checkout,
  'credit' | 'choice' | 'conditions' | 'isAccepted' | 'opened' | 'fields' | 'needsFields'
> {
  /** What a press pays with; null for what is not paid online. */
  readonly deed: PayDeed | null
}

function useChosen(state: CheckoutState, { bill, modes, modesFailure }: BillSource): Chosen {
  const isAlone = bill !== undefined && state.isCreditOn && coversAll(bill.owedCents, bill.creditCents)
  const methods = isAlone ? BY_CREDIT : (bill?.methods.map(({ method }) => method) ?? NO_METHODS)
  const { isPageOnly } = state
  const choice = usePayChoice(methods, state, { modes, areModesMissing: modesFailure !== null, isPageOnly })
  const { mode } = choice
  const conditions = bill && conditionsOf(bill, choice.method)
  const card = choice.way === 'saved_card' ? choice.card : null
  const needsFields = mode !== null && needsCardFields(mode, card)
  return {
    choice,
    credit: creditPart(bill, state.isCreditOn, choice.method),
    conditions,
    // Where nothing is sold there is nothing to accept.
    isAccepted: conditions === undefined ? bill?.conditions.length === 0 : state.acceptedVersion === conditions.version,
    opened: usePaymentUi(mode),
    fields: useRef<MountedFields>(null),
    needsFields,
    deed: mode && { mode, card, shouldSave: needsFields && mode.canSave && state.shouldSave },
  }
}

interface Sending {
  readonly payment: OnlinePayment
  /** Places the order, and pays it where that happens online. */
  readonly send: () => Promise<void>
}

function useSending(
  { place, explain, onOrdered, waitForNetwork, isDraft = false }: BillSource,
  { choice: { method }, conditions, credit, deed, opened }: Chosen,
  dispatch: (event: CheckoutEvent) => void,
): Sending {
  const finish = useFinish()
  const { usedCents: creditCents } = credit
  const settling = method && { method, conditionsVersion: conditions?.version ?? null, creditCents }
  const placeNow = async () => {
    if (!settling) throw new Error('nothing is chosen')
    return place(settling)
  }
  const wait = (isSent: boolean) =>
    settling !== null && creditCents === 0 && waitForNetwork?.(settling, isSent) === true
  const explained = (thrown: unknown) => explain(thrown, method)
  const stopped = (problem: CheckoutState['problem']) => dispatch({ type: 'fail', problem })
  const payment = useOnlinePayment({
    ui: opened.ui,
    placeOrder: async () => (await placeNow()).orderId,
    explain: explained,
    onStopped: stopped,
  })
  async function send() {
    if ((!isOnlineNow() || isDraft) && wait(false)) return
    if (deed) return payment.pay(deed)
    try {
      const order = await placeNow()
      onOrdered(order)
      finish(order)
    } catch (thrown) {
      if (isCallFailure(thrown) && thrown.isUnknownOutcome && wait(true)) return
      stopped(await explained(thrown))
    }
  }
  return { payment, send }
}

/** The provider's own button freezes the page as ours does. */
function pressing(button: OwnButton, begin: () => void): OwnButton {
  return {
    ...button,
    start() {
      begin()
      return button.start()
    },
  }
}
