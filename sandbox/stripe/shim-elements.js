import { CardField, placeOf } from '../browser/card-field.js'
import { languageOf } from '../browser/card-words.js'
import { Events } from '../browser/events.js'
import { IntegrationError } from './shim-error.js'

const FIELDS = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'cvc' }
const STATES = { base: 'input', complete: 'input.complete', empty: 'input.empty', invalid: 'input.invalid' }
const PSEUDO = /^::?(?:-webkit-)?(hover|focus|disabled|autofill|placeholder|selection)$/
const CLASSES = { base: '', complete: '--complete', empty: '--empty', focus: '--focus', invalid: '--invalid' }

/** `stripe.elements()`: the fields of one card. */
export class Elements {
  #made = new Map()
  #group = crypto.randomUUID()
  #language

  constructor({ locale } = {}) {
    this.#language = languageOf(locale)
  }

  create(type, options = {}) {
    if (!Object.hasOwn(FIELDS, type)) throw new IntegrationError(`The sandbox has no element '${type}'.`)
    if (this.#made.has(type)) throw new IntegrationError(`Can only create one Element of type ${type}.`)
    const element = new Element(type, { options, group: this.#group, language: this.#language, elements: this })
    this.#made.set(type, element)
    return element
  }

  getElement(type) {
    return this.#made.get(type) ?? null
  }

  /** The mounted fields, by their own names. */
  fields() {
    return [...this.#made.values()].map((element) => element.field).filter(({ container }) => container !== null)
  }

  update({ locale } = {}) {
    if (locale !== undefined) this.#language = languageOf(locale)
  }

  forget(type) {
    this.#made.delete(type)
  }

  get group() {
    return this.#group
  }
}

/** One element: Stripe's names and events around a field of the sandbox. */
export class Element {
  #type
  #events = new Events()
  #classes
  #destroyed = false

  constructor(type, { options, group, language, elements }) {
    this.#type = type
    this.#classes = classesOf(options.classes)
    this.elements = elements
    this.field = new CardField({
      field: FIELDS[type],
      group,
      language,
      options: fieldOptions(options),
      hear: (message) => this.#hear(message),
    })
  }

  mount(target) {
    if (this.#destroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.')
    const place = placeOf(target)
    if (place === null) {
      throw new IntegrationError(
        `The selector you specified (${target}) applies to no DOM elements that are on the page.`,
      )
    }
    this.field.mount(place)
    this.#paint()
  }

  unmount() {
    const { container } = this.field
    container?.classList.remove(...Object.values(this.#classes).flat())
    this.field.unmount()
  }

  destroy() {
    this.unmount()
    this.#destroyed = true
    this.elements.forget(this.#type)
  }

  update({ classes, ...options }) {
    if (classes !== undefined) this.#classes = classesOf(classes)
    this.field.set(fieldOptions(options))
    this.#paint()
  }

  on(name, listener) {
    this.#events.on(name, listener)
    return this
  }

  once(name, listener) {
    this.#events.once(name, listener)
    return this
  }

  off(name, listener) {
    this.#events.off(name, listener)
    return this
  }

  focus() {
    this.field.focus()
  }

  blur() {
    this.field.tell({ type: 'blur' })
  }

  clear() {
    this.field.tell({ type: 'clear' })
  }

  #hear({ type, height }) {
    if (type === 'size') this.field.frame.style.height = `${height}px`
    if (type === 'enter') this.field.container.closest('form')?.requestSubmit()
    if (type === 'change') this.#events.emit('change', { elementType: this.#type, ...changeOf(this.field.state) })
    if (['ready', 'focus', 'blur', 'escape'].includes(type)) this.#events.emit(type, { elementType: this.#type })
    this.#paint()
  }

  /** Says by classes of the place how the field stands, as Stripe does. */
  #paint() {
    const { container, state } = this.field
    if (container === null) return
    const holds = {
      base: true,
      complete: state.complete,
      empty: state.empty,
      focus: state.focused,
      invalid: state.error !== null,
    }
    for (const [name, classes] of Object.entries(this.#classes)) {
      for (const one of classes) container.classList.toggle(one, holds[name])
    }
  }
}

function changeOf({ empty, complete, error, brand }) {
  return {
    empty,
    complete,
    error: error === null ? undefined : { type: 'validation_error', ...error },
    ...(brand === undefined ? {} : { brand }),
  }
}

function classesOf(given = {}) {
  return Object.fromEntries(
    Object.entries(CLASSES).map(([name, end]) => [name, (given[name] ?? `StripeElement${end}`).split(' ')]),
  )
}

function fieldOptions({ style, placeholder, disabled, showIcon }) {
  const options = { placeholder, disabled, icon: showIcon, rules: style === undefined ? undefined : rulesOf(style) }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

/** Stripe's style variants as rules of the frame; the later ones win. */
function rulesOf(style) {
  return Object.keys(STATES).flatMap((name) => {
    const properties = Object.entries(style[name] ?? {})
    const plain = properties.filter(([, value]) => typeof value !== 'object')
    const nested = properties.flatMap(([key, value]) => {
      const [, pseudo] = PSEUDO.exec(key) ?? []
      if (pseudo === undefined) return []
      return [[`${STATES[name]}${['placeholder', 'selection'].includes(pseudo) ? '::' : ':'}${pseudo}`, value]]
    })
    return [[STATES[name], Object.fromEntries(plain)], ...nested]
  })
}
