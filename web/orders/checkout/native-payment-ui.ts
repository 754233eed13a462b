import { App } from '@capacitor/app'
import { Browser } from '@capacitor/browser'
import { completeOrder } from '../../../domain/orders/calls.ts'
import type { PaymentMode } from '../../../domain/payments/calls.ts'
import { createPaymentLink, PAYMENT_SESSION_LIFE } from '../../../domain/payments/link-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { call, isCallFailure } from '../../platform/call.ts'
import { EMPTY_FIELDS, ProviderUnreachable, type MountContext, type PaymentUi } from '../../payments/payment-ui.ts'

/** How often the app asks for the outcome while the browser is open. */
const ASK_EVERY = 2 * SECOND

/** The order whose outcome is shown at `returnUrl`; null when that names none. */
export function orderOf(returnUrl: string): number | null {
  const order = new URL(returnUrl).searchParams.get('order')
  return order !== null && /^[1-9]\d{0,14}$/.test(order) ? Number(order) : null
}

/**
 * A payment inside a native shell: in the system's browser, at the web's own checkout (payments guide, 5.5). No provider's script
 * comes into the shell; the order is there already, and its outcome is asked of our server (R1).
 */
class SystemBrowserUi implements PaymentUi {
  async load(): Promise<void> {}

  /** Nothing is typed in the shell: the fields are on the page that opens. */
  async mount(host: HTMLElement, context: MountContext) {
    host.hidden = true
    context.onChange({ ...EMPTY_FIELDS, isComplete: true })
    return { validate: () => true, destroy: () => undefined }
  }

  /** Opens the order's one-time address, and waits until it is paid or the person is back. */
  async submit({ returnUrl }: { readonly returnUrl: string }) {
    const orderId = orderOf(returnUrl)
    if (orderId === null) throw new ProviderUnreachable('there is no order to pay')
    const { url } = await call(createPaymentLink, { orderId })
    await payInBrowser(url, orderId)
    return { kind: 'submitted' } as const
  }

  async saveCard(): Promise<never> {
    throw new ProviderUnreachable('cards are saved on the web')
  }

  async close(): Promise<void> {}
}

/** Resolves when the order is paid, the browser is closed, a link leads back into the app, or its session is over. */
async function payInBrowser(url: string, orderId: number): Promise<void> {
  let isBack = false
  let wake = (): void => undefined
  const back = () => {
    isBack = true
    wake()
  }
  const listening = await Promise.all([
    Browser.addListener('browserFinished', back),
    App.addListener('appUrlOpen', back),
  ])
  try {
    const end = performance.now() + PAYMENT_SESSION_LIFE
    await Browser.open({ url })
    while (!isBack && performance.now() < end && !(await isPaid(orderId))) {
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, ASK_EVERY)
        if (isBack) resolve()
      })
    }
  } finally {
    for (const handle of listening) void handle.remove()
    // Whoever closed the window, or the system that never lets it be closed, leaves none to close.
    void Browser.close().catch(() => undefined)
  }
}

async function isPaid(orderId: number): Promise<boolean> {
  try {
    return (await call(completeOrder, { orderId })).outcome === 'completed'
  } catch (error) {
    // Without a network in between it is asked again.
    if (isCallFailure(error)) return false
    throw error
  }
}

/** In the place of the adapters of the providers (`tools/mobile-web.ts`): every mode is paid in the system's browser. */
export async function openPaymentUi(_mode: PaymentMode): Promise<PaymentUi> {
  return new SystemBrowserUi()
}
