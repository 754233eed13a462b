import { openForTest, type Opened } from '../../sandbox/stripe/open-for-test.ts'
import type { CreatedPayment, NewPayment, PaymentProvider, SavedCards } from '../../server/payments/provider.ts'
import { stripeProvider } from '../../server/payments/providers/stripe/stripe-provider.ts'

const PAYMENT: NewPayment = {
  attemptId: 'attempt-1',
  orderId: 'order-1',
  orderNumber: 'BA-7F3K-9Q2M',
  amountCents: 4500,
  currency: 'EUR',
  description: 'Ombrellone B12',
  language: 'it',
  returnUrl: 'https://resort.example/pagamenti-esito',
  cancelUrl: 'https://resort.example/carrello',
  customerRef: null,
  cardRef: null,
  isToBeSaved: false,
  nonce: null,
  deviceData: null,
}

/** What the sandbox's page answers. */
type Reply = Awaited<ReturnType<Opened['page']>>
/** What begins a confirmation: a payment, or the saving of a card. */
type Confirmable = Pick<CreatedPayment, 'clientSecret'>

/** The product's Stripe adapter against a sandbox of its own, with the guest's browser and the bank beside it. */
export interface StripeShop extends Opened {
  readonly provider: PaymentProvider
  readonly saved: SavedCards
  /** The secrets that webhooks are checked with; tests fill it. */
  readonly secrets: string[]
  newPayment(change?: Partial<NewPayment>): Promise<CreatedPayment>
  /** What the page does with a card: its number, or the name that Stripe gives it. Null confirms with the saved one. */
  confirm(created: Confirmable, card?: string | null): Promise<Reply>
  /** A payment whose money is reserved, or which a card has been tried for; its ref. */
  reserve(card?: string, change?: Partial<NewPayment>): Promise<string>
  /** A payment whose money was taken; its ref. */
  take(card?: string, change?: Partial<NewPayment>): Promise<string>
  /** A customer with one saved card, the default one. */
  withCard(card?: string, accountId?: number): Promise<{ customerRef: string; cardRef: string }>
  /** Saves a card as the page does; its ref. */
  save(customerRef: string, card?: string): Promise<string>
  /** The bank's word on an open challenge. */
  challenge(id: string, ok: boolean): Promise<Reply>
  /** Orders what goes wrong with requests that match, before they act unless `phase` says otherwise. */
  fault(match: string, kind: number | string, more?: object): Promise<Reply>
  /** `METHOD /path` of what the sandbox was asked. */
  requests(): Promise<string[]>
}

export async function openStripeShop(): Promise<StripeShop> {
  const opened = await openForTest()
  const secrets: string[] = []
  const provider = stripeProvider({
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
    webhookSecrets: () => secrets,
    sandboxUrl: opened.url,
  })
  const saved = savedOf(provider)
  const newPayment = (change: Partial<NewPayment> = {}) => provider.create({ ...PAYMENT, ...change })
  const confirm: StripeShop['confirm'] = (created, card = 'pm_card_visa') => confirmInPage(opened, created, card)
  const challenge: StripeShop['challenge'] = (id, ok) => opened.control('stripe/3ds', { id, ok })

  async function reserve(card?: string, change?: Partial<NewPayment>): Promise<string> {
    const created = await newPayment(change)
    await confirm(created, card)
    return created.snapshot.ref
  }

  async function save(customerRef: string, card?: string): Promise<string> {
    const setup = await saved.setUp(customerRef, PAYMENT.returnUrl)
    const setupRef = setup.setupRef ?? ''
    await confirm(setup, card)
    await challenge(setupRef, true)
    return (await saved.finishSetUp(customerRef, { setupRef })).ref
  }

  return {
    ...opened,
    provider,
    saved,
    secrets,
    newPayment,
    confirm,
    challenge,
    reserve,
    save,
    async take(card, change) {
      const ref = await reserve(card, change)
      await provider.capture(ref, `cap:${change?.attemptId ?? PAYMENT.attemptId}`)
      return ref
    },
    async withCard(card, accountId = 5) {
      const email = `guest-${accountId}@example.com`
      const customerRef = await saved.createCustomer({ accountId, email, name: 'Ada' })
      return { customerRef, cardRef: await save(customerRef, card) }
    },
    fault: (match, kind, more = {}) => opened.control('faults', { match, kind, phase: 'before', ...more }),
    async requests() {
      const { body } = await opened.control('requests')
      return (body['requests'] as { method: string; path: string }[]).map(({ method, path }) => `${method} ${path}`)
    },
  }
}

function savedOf({ saved }: PaymentProvider): SavedCards {
  if (saved === null) throw new Error('Stripe saves cards')
  return saved
}

async function confirmInPage(opened: Opened, { clientSecret }: Confirmable, card: string | null): Promise<Reply> {
  const secret = clientSecret ?? ''
  const kind = secret.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
  return opened.page(`/v1/${kind}/${secret.split('_secret_')[0]}/confirm`, {
    client_secret: secret,
    return_url: PAYMENT.returnUrl,
    ...(card === null ? {} : { payment_method: /^\d+$/.test(card) ? await tokenOf(opened, card) : card }),
  })
}

async function tokenOf(opened: Opened, number: string): Promise<string> {
  const fields = { type: 'card', 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2040' }
  return String((await opened.page('/v1/payment_methods', fields)).body['id'])
}
