import { wordsIn } from '../browser/card-words.js'
import { openChallenge } from '../browser/challenge-dialog.js'
import { Element } from './shim-elements.js'
import { IntegrationError } from './shim-error.js'

/** Milliseconds between two looks at an intent while the bank's page is open: an operator may end it too. */
const PAUSE = 1000

const KINDS = {
  pi: { path: '/v1/payment_intents/', name: 'paymentIntent', lastError: 'last_payment_error', own: 'payment_intent' },
  seti: { path: '/v1/setup_intents/', name: 'setupIntent', lastError: 'last_setup_error', own: 'setup_intent' },
}

/** The calls on intents of one `Stripe` object; every one resolves to the intent or to `{error}`. */
export class Intents {
  #ask
  #key
  #language

  /** @param ask calls the controller's frame */
  constructor(ask, { key, language }) {
    this.#ask = ask
    this.#key = key
    this.#language = language
  }

  /** The method of a card element, or `{error}` for one that is not complete. */
  async method(element, billing_details) {
    if (!(element instanceof Element))
      throw new IntegrationError('Please give a card element that stripe.elements() made.')
    const fields = element.elements.fields()
    await Promise.all(fields.map((field) => field.judge()))
    const unready = fields.find(({ state }) => !state.complete)
    if (unready !== undefined) return { error: incompleteError(unready) }
    return this.#call('method', {
      group: element.elements.group,
      fields: fields.map(({ field }) => field),
      billing_details,
    })
  }

  async confirm(kind, clientSecret, data = {}, { handleActions = true } = {}) {
    const intent = named(clientSecret, kind)
    const { payment_method: given, ...rest } = data
    const method =
      typeof given === 'object' ? await this.method(given.card, given.billing_details) : { value: { id: given } }
    if (method.error !== undefined) return { error: method.error }
    const { error, value } = await this.#call('confirm', {
      path: intent.path,
      values: { ...rest, client_secret: clientSecret, payment_method: method.value.id, use_stripe_sdk: handleActions },
    })
    if (error !== undefined) return { error }
    return handleActions ? this.#act(intent, value) : { [intent.name]: value }
  }

  async retrieve(kind, clientSecret) {
    const intent = named(clientSecret, kind)
    const { error, value } = await this.#look(intent)
    return error === undefined ? { [intent.name]: value } : { error }
  }

  /** Goes on with an intent that the server confirmed: nothing to do, the bank's page in a dialog, or a redirect. */
  async handleNextAction(clientSecret) {
    const intent = named(clientSecret, clientSecret.startsWith('seti_') ? 'seti' : 'pi')
    const { error, value } = await this.#look(intent)
    return error === undefined ? this.#act(intent, value) : { error }
  }

  async #act(intent, value) {
    if (value.status !== 'requires_action') return outcome(intent, value)
    const { type, redirect_to_url: redirect, use_stripe_sdk: sdk } = value.next_action
    if (type === 'redirect_to_url') {
      location.assign(redirect.url)
      // The page is on its way out; nothing after this call may run.
      return new Promise(() => {})
    }
    return this.#challenge(intent, new URL(sdk.stripe_js))
  }

  async #challenge(intent, address) {
    const over = Promise.withResolvers()
    const notice = ({ value }) => value !== undefined && value.status !== 'requires_action' && over.resolve('seen')
    const dialog = openChallenge(`${address.pathname}${address.search}`, {
      language: this.#language,
      hear: ({ type, id }) => type === 'stripe-3ds' && id === intent.id && over.resolve('told'),
    })
    const watch = setInterval(() => void this.#look(intent).then(notice), PAUSE)
    const end = await Promise.race([over.promise, dialog.closed.then(() => 'closed')])
    clearInterval(watch)
    dialog.end()
    if (end === 'closed') await this.#call('refuse', { id: intent.id, client_secret: intent.secret })
    const { error, value } = await this.#look(intent)
    return error === undefined ? outcome(intent, value) : { error }
  }

  #look({ path, secret }) {
    return this.#call('retrieve', { path, client_secret: secret })
  }

  async #call(name, input) {
    try {
      return await this.#ask(name, { key: this.#key, ...input })
    } catch (error) {
      return { error: { type: 'api_connection_error', message: error.message } }
    }
  }
}

/** The parts of a client secret. Throws IntegrationError for what is none. */
function named(clientSecret, kind) {
  const [id] = /^(?:pi|seti)_[^_]+(?=_secret_)/.exec(clientSecret) ?? []
  if (id === undefined || !id.startsWith(`${kind}_`)) {
    throw new IntegrationError(
      `Invalid value for ${KINDS[kind].name}: client_secret should be of the form '${kind}_…_secret_…'.`,
    )
  }
  return { ...KINDS[kind], id, secret: clientSecret, path: `${KINDS[kind].path}${id}` }
}

function outcome({ name, lastError, own }, value) {
  const failed = value.status === 'requires_payment_method' && value[lastError] !== null
  return failed ? { error: { ...value[lastError], [own]: value } } : { [name]: value }
}

function incompleteError({ field, language, state }) {
  const code = state.error?.code ?? `incomplete_${field}`
  return { type: 'validation_error', code, message: wordsIn(language)[code] }
}
