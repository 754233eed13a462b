import { languageOf } from '../browser/card-words.js'
import { openChallenge } from '../browser/challenge-dialog.js'
import { Events } from '../browser/events.js'
import { BraintreeError, callable } from './shim-error.js'

/** `braintree.threeDSecure` of version 2: exchanges a nonce for one that the bank has looked at. */
export class ThreeDSecure {
  #client
  #events = new Events()
  /** The verification that runs: what its lookup answered, and how to break it off. */
  #running = null
  #lookup = null

  constructor(client) {
    this.#client = client
    for (const name of ['verifyCard', 'cancelVerifyCard', 'teardown']) this[name] = callable(this[name].bind(this))
  }

  on(name, listener) {
    this.#events.on(name, listener)
  }

  off(name, listener) {
    this.#events.off(name, listener)
  }

  async verifyCard(options) {
    if (this.#running !== null) throw new BraintreeError('THREEDS_AUTHENTICATION_IN_PROGRESS')
    const { amount, nonce, bin, onLookupComplete } = options
    const listens = onLookupComplete !== undefined || this.#events.hears('lookup-complete')
    if ([amount, nonce, bin].includes(undefined) || !listens) {
      throw new BraintreeError('THREEDS_MISSING_VERIFY_CARD_OPTION')
    }
    const broken = Promise.withResolvers()
    this.#running = broken
    try {
      return await Promise.race([this.#verify(options, broken.promise), broken.promise])
    } finally {
      this.#running = null
    }
  }

  async cancelVerifyCard() {
    if (this.#lookup === null) throw new BraintreeError('THREEDS_NO_VERIFICATION_PAYLOAD')
    this.#running?.reject(new BraintreeError('THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT'))
    return this.#lookup
  }

  async teardown() {
    this.#running?.reject(new BraintreeError('METHOD_CALLED_AFTER_TEARDOWN'))
  }

  async #verify({ amount, nonce, onLookupComplete }, broken) {
    const { authorization } = this.#client
    const { challenge, ...found } = await this.#ask({ authorization, nonce })
    this.#lookup = challenge ? { nonce, liabilityShifted: false, liabilityShiftPossible: true } : found
    const looked = { lookup: {}, paymentMethod: this.#lookup, requiresUserAuthentication: challenge }
    await new Promise((next) => {
      if (onLookupComplete === undefined) this.#events.emit('lookup-complete', looked, next)
      else onLookupComplete(looked, next)
    })
    return challenge ? this.#challenge({ authorization, nonce, amount }, broken) : found
  }

  async #challenge({ authorization, nonce, amount }, broken) {
    const answered = Promise.withResolvers()
    const dialog = openChallenge('/_frames/bank', {
      language: languageOf(document.documentElement.lang),
      hear(message, send) {
        if (message.type === 'ready') send({ authorization, nonce, amount })
        if (message.type === 'answered') answered.resolve(message)
      },
    })
    try {
      const reply = await Promise.race([answered.promise, dialog.closed, broken])
      if (reply !== undefined) return paid(reply)
      this.#events.emit('customer-canceled')
      return await this.#ask({ authorization, nonce, approved: false })
    } finally {
      dialog.end()
    }
  }

  async #ask(input) {
    const reply = await this.#client.ask('verify', input).catch((originalError) => {
      throw new BraintreeError('THREEDS_LOOKUP_ERROR', { originalError })
    })
    return paid(reply)
  }
}

/** The payload of an answer. Throws for a nonce that is unknown or used up. */
function paid({ status, answer }) {
  if (status === 200) return answer
  const code = status === 422 ? 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR' : 'THREEDS_LOOKUP_ERROR'
  throw new BraintreeError(code, { originalError: answer })
}
