import { placeOf } from '../browser/card-field.js'
import { languageOf } from '../browser/card-words.js'
import { Popup } from './shim-popup.js'

const SCRIPT = document.currentScript
const WORDS = {
  en: { pay: 'Pay with PayPal', checkout: 'PayPal Checkout', buynow: 'PayPal Buy now' },
  it: { pay: 'Paga con PayPal', checkout: 'Cassa PayPal', buynow: 'Acquista ora con PayPal' },
  fr: { pay: 'Payer avec PayPal', checkout: 'Paiement PayPal', buynow: 'Acheter avec PayPal' },
  nl: { pay: 'Betalen met PayPal', checkout: 'Afrekenen met PayPal', buynow: 'Nu kopen met PayPal' },
  de: { pay: 'Mit PayPal zahlen', checkout: 'Zur Kasse mit PayPal', buynow: 'Jetzt kaufen mit PayPal' },
}
const COLOURS = {
  gold: ['#ffc439', '#14213d'],
  blue: ['#0060a8', '#ffffff'],
  silver: ['#eeeeee', '#14213d'],
  white: ['#ffffff', '#14213d'],
  black: ['#2c2e2f', '#ffffff'],
}
const ROUNDNESS = { rect: '4px', pill: '999px', sharp: '0' }
const [LEAST_HEIGHT, HEIGHT, MOST_HEIGHT] = [25, 48, 55]

/** `paypal.Buttons()`: a button that opens PayPal's window and hears what the payer decided there. */
class Buttons {
  #options
  #button = null
  #popup = new Popup()

  constructor(options) {
    this.#options = options
  }

  isEligible() {
    return isFundingEligible(this.#options.fundingSource ?? 'paypal')
  }

  async render(target) {
    const place = placeOf(target)
    if (place === null) throw new Error(`Document is ready and element ${target} does not exist`)
    const button = document.createElement('button')
    this.#button = button
    dress(button, this.#options.style)
    button.addEventListener('click', () => void this.#start())
    place.append(button)
    const enabled = (is) => async () => void (button.disabled = !is)
    this.#options.onInit?.({}, { enable: enabled(true), disable: enabled(false) })
  }

  async close() {
    this.#popup.close()
    this.#button?.remove()
    this.#button = null
  }

  async #start() {
    if (this.#popup.isOpen()) return this.#popup.focus()
    try {
      this.#popup.open()
      if (await this.#mayStart()) await this.#pay(await this.#order())
    } catch (error) {
      if (this.#options.onError === undefined) throw error
      this.#options.onError(error)
    } finally {
      this.#popup.close()
    }
  }

  async #mayStart() {
    let may = true
    const say = (is) => async () => void (may = is)
    await this.#options.onClick?.({ fundingSource: 'paypal' }, { resolve: say(true), reject: say(false) })
    return may
  }

  async #order() {
    const id = await this.#options.createOrder({ paymentSource: 'paypal' }, {})
    if (typeof id !== 'string' || id === '') throw new Error('Expected an order id to be passed')
    return id
  }

  /** The window stays until the page has dealt with the approval, which may send the payer back to it. */
  async #pay(orderID) {
    const { onApprove, onCancel } = this.#options
    for (let again = true; again;) {
      again = false
      const { outcome, payerID } = await this.#popup.approval(orderID)
      if (outcome !== 'approved') return onCancel?.({ orderID }, { redirect: go })
      const data = {
        orderID,
        payerID,
        paymentID: null,
        billingToken: null,
        facilitatorAccessToken: '',
        paymentSource: 'paypal',
      }
      await onApprove?.(data, { redirect: go, restart: () => void (again = true) })
    }
  }
}

function go(address) {
  location.assign(address)
}

function isFundingEligible(source) {
  return source === 'paypal'
}

function dress(button, { label = 'paypal', color = 'gold', shape = 'rect', height = HEIGHT, borderRadius } = {}) {
  const words = WORDS[languageOf(new URL(SCRIPT.src).searchParams.get('locale') ?? 'en')]
  const [background, ink] = COLOURS[color] ?? COLOURS.gold
  Object.assign(button, { type: 'button', textContent: words[label] ?? 'PayPal' })
  Object.assign(button.style, {
    display: 'block',
    width: '100%',
    height: `${Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, height))}px`,
    border: '0',
    borderRadius: borderRadius === undefined ? ROUNDNESS[shape] : `${borderRadius}px`,
    background,
    color: ink,
    font: '600 16px system-ui, sans-serif',
    cursor: 'pointer',
  })
}

/** The sandbox's PayPal JS SDK, version 5: the public API as `@paypal/paypal-js` 11.2.0 types it, as far as buttons need it. */
window[SCRIPT.dataset.namespace ?? 'paypal'] = {
  version: '5.0.0',
  FUNDING: { PAYPAL: 'paypal', CARD: 'card', CREDIT: 'credit', PAYLATER: 'paylater', VENMO: 'venmo' },
  Buttons: (options = {}) => new Buttons(options),
  getFundingSources: () => ['paypal'],
  isFundingEligible,
}
