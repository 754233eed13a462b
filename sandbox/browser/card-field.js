import { wordsIn } from './card-words.js'
import { openFrame } from './frame-link.js'

/** In the resort's page: one field of a card, an input in a frame of the sandbox. What is typed stays in there. */
export class CardField {
  #link = null
  #labels = []
  #judging = []
  #options

  /**
   * @param field `number`, `expiry` or `cvc`
   * @param group the card that the field belongs to
   * @param options `{rules, placeholder, disabled, icon, label}`, what the frame's `set` takes
   * @param hear gets `ready`, `change`, `focus`, `blur`, `escape`, `enter` and `size`
   */
  constructor({ field, group, language, options, hear }) {
    Object.assign(this, { field, group, language, hear, container: null })
    this.#options = options
    this.state = { empty: true, complete: false, potentiallyValid: true, error: null, brand: undefined, focused: false }
  }

  /** Puts the field into a place of the page; a label of the place leads into the field. */
  mount(container) {
    this.unmount()
    const { field, group, language } = this
    this.#link = openFrame('/_frames/card', {
      title: `${wordsIn(language).frame}: ${this.#options.label ?? wordsIn(language)[field]}`,
      values: { field, group, lang: language },
      hear: (message) => this.#take(message),
    })
    this.container = container
    container.replaceChildren(this.#link.frame)
    this.#labels = container.id === '' ? [] : [...document.querySelectorAll(`label[for="${CSS.escape(container.id)}"]`)]
    for (const label of this.#labels) label.addEventListener('click', this.focus)
  }

  unmount() {
    this.#link?.close()
    this.#link = null
    for (const done of this.#judging.splice(0)) done()
    for (const label of this.#labels) label.removeEventListener('click', this.focus)
    this.#labels = []
    this.container = null
  }

  set(options) {
    Object.assign(this.#options, options)
    this.tell({ type: 'set', ...options })
  }

  tell(message) {
    this.#link?.send(message)
  }

  /** Has the frame judge what was typed, so that `state` is what the person sees: also what it has not told yet. */
  async judge() {
    if (this.#link === null) return
    await new Promise((done) => {
      this.#judging.push(done)
      this.tell({ type: 'judge' })
    })
  }

  focus = () => {
    this.#link?.frame.focus()
    this.tell({ type: 'focus' })
  }

  get frame() {
    return this.#link?.frame ?? null
  }

  #take(message) {
    const { type, ...rest } = message
    if (type === 'judged') {
      this.#judging.shift()?.()
      return
    }
    if (type === 'loaded') this.tell({ type: 'set', ...this.#options })
    if (type === 'change') Object.assign(this.state, rest)
    if (type === 'focus' || type === 'blur') this.state.focused = type === 'focus'
    this.hear(message)
  }
}

/** A place in the page, by itself or by its selector; null where there is none. */
export function placeOf(target) {
  return typeof target === 'string' ? document.querySelector(target) : target
}
