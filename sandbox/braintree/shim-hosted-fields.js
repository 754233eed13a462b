import { CardField, placeOf } from '../browser/card-field.js'
import { languageOf } from '../browser/card-words.js'
import { Events } from '../browser/events.js'
import { possibleCards } from './shim-brands.js'
import { BraintreeError, callable } from './shim-error.js'

const FIELDS = { number: 'number', expirationDate: 'expiry', cvv: 'cvc' }
const CLASSES = ['focused', 'valid', 'invalid'].map((state) => `braintree-hosted-fields-${state}`)

/** `braintree.hostedFields`: the fields of one card. */
export class HostedFields {
  #client
  #fields = new Map()
  #group = crypto.randomUUID()
  #events = new Events()
  #isOver = false

  constructor(client, { fields, styles = {} }) {
    this.#client = client
    for (const [key, options] of Object.entries(fields)) this.#add(key, options, styles)
    for (const name of ['tokenize', 'teardown']) this[name] = callable(this[name].bind(this))
  }

  /** Resolves once every field is there. */
  async ready() {
    await Promise.all([...this.#fields.values()].map(({ ready }) => ready))
    return this
  }

  on(name, listener) {
    this.#events.on(name, listener)
  }

  off(name, listener) {
    this.#events.off(name, listener)
  }

  getState() {
    const fields = [...this.#fields].map(([key, { field }]) => [key, stateOf(field)])
    return {
      cards: possibleCards(this.#fields.get('number')?.field.state ?? { empty: true }),
      fields: Object.fromEntries(fields),
    }
  }

  async tokenize({ cardholderName } = {}) {
    if (this.#isOver) throw new BraintreeError('METHOD_CALLED_AFTER_TEARDOWN')
    await this.#check()
    const fields = [...this.#fields.values()].map(({ field }) => field.field)
    const input = { authorization: this.#client.authorization, group: this.#group, fields, cardholderName }
    const { status, answer } = await this.#client.ask('tokenize', input).catch((originalError) => {
      throw new BraintreeError('HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', { originalError })
    })
    if (status === 200) return answer
    throw new BraintreeError('HOSTED_FIELDS_FAILED_TOKENIZATION', { httpStatus: status, originalError: answer })
  }

  focus(key) {
    this.#field(key).focus()
  }

  clear(key) {
    this.#field(key).tell({ type: 'clear' })
  }

  setAttribute({ field, attribute, value }) {
    this.#field(field).tell({ type: 'attribute', name: attribute, value: String(value) })
  }

  async teardown() {
    if (this.#isOver) throw new BraintreeError('METHOD_CALLED_AFTER_TEARDOWN')
    this.#isOver = true
    for (const { field } of this.#fields.values()) {
      field.container?.classList.remove(...CLASSES)
      field.unmount()
    }
  }

  #add(key, { container, selector, placeholder, iframeTitle, internalLabel }, styles) {
    if (!Object.hasOwn(FIELDS, key)) throw new BraintreeError('HOSTED_FIELDS_INVALID_FIELD_KEY')
    const place = placeOf(container ?? selector)
    if (place === null) throw new BraintreeError('HOSTED_FIELDS_INVALID_FIELD_SELECTOR', { fieldKey: key })
    const { promise, resolve } = Promise.withResolvers()
    const label = internalLabel ?? iframeTitle
    const field = new CardField({
      field: FIELDS[key],
      group: this.#group,
      language: languageOf(document.documentElement.lang),
      options: {
        rules: rulesOf(styles, key),
        placeholder: placeholder ?? '',
        ...(label === undefined ? {} : { label }),
      },
      hear: (message) => (message.type === 'ready' ? resolve() : this.#hear(key, message)),
    })
    this.#fields.set(key, { field, ready: promise, told: { ...stateOf(field), brand: 'unknown' } })
    field.mount(place)
    if (iframeTitle !== undefined) field.frame.title = iframeTitle
  }

  #hear(key, { type }) {
    const known = this.#fields.get(key)
    const { told, field } = known
    const now = stateOf(field)
    known.told = { ...now, brand: field.state.brand }
    paint(field, now)
    const emit = (name) => this.#events.emit(name, { ...this.getState(), emittedBy: key })
    if (type === 'focus' || type === 'blur') emit(type)
    if (type === 'enter') emit('inputSubmitRequest')
    if (type !== 'change') return
    if (now.isEmpty !== told.isEmpty) emit(now.isEmpty ? 'empty' : 'notEmpty')
    if (now.isValid !== told.isValid || now.isPotentiallyValid !== told.isPotentiallyValid) emit('validityChange')
    if (key === 'number' && known.told.brand !== told.brand) emit('cardTypeChange')
  }

  #field(key) {
    const known = this.#fields.get(key)
    if (known === undefined) throw new BraintreeError('HOSTED_FIELDS_FIELD_INVALID')
    return known.field
  }

  /** Throws for a card that cannot be one. */
  async #check() {
    const all = [...this.#fields]
    await Promise.all(all.map(([, { field }]) => field.judge()))
    if (all.every(([, { field }]) => field.state.empty)) throw new BraintreeError('HOSTED_FIELDS_FIELDS_EMPTY')
    const invalid = all.filter(([, { field }]) => !field.state.complete)
    if (invalid.length === 0) return
    throw new BraintreeError('HOSTED_FIELDS_FIELDS_INVALID', {
      invalidFieldKeys: invalid.map(([key]) => key),
      invalidFields: Object.fromEntries(invalid.map(([key, { field }]) => [key, field.container])),
    })
  }
}

function stateOf({ state, container }) {
  const { empty, complete, potentiallyValid, focused } = state
  return { container, isEmpty: empty, isValid: complete, isPotentiallyValid: potentiallyValid, isFocused: focused }
}

function paint({ container }, { isFocused, isValid, isPotentiallyValid }) {
  const holds = [isFocused, isValid, !isPotentiallyValid]
  for (const [index, name] of CLASSES.entries()) container?.classList.toggle(name, holds[index])
}

/** braintree-web's styles as rules of the frame; the ones for another field, and classes of the page, are left out. */
function rulesOf(styles, key) {
  return Object.entries(styles).flatMap(([selector, properties]) => {
    const named = /^\.(number|expirationDate|cvv)$/.exec(selector)?.[1]
    if (typeof properties === 'string' || (named !== undefined && named !== key)) return []
    const rest = named === undefined ? selector.replace(/^input/, '').replace(/^\.valid/, '.complete') : ''
    return [[`input${rest}`, properties]]
  })
}
