import { SANDBOX } from '../browser/frame-link.js'

/** Milliseconds between two looks whether the person has closed the window. */
const PAUSE = 250

/** PayPal's window over the resort's page. It opens at once, at the press, or the browser would stop it. */
export class Popup {
  #window = null

  /** Opens the window on a page that asks for patience. Throws where the browser stops it. */
  open() {
    this.#window = window.open(`${SANDBOX}/_frames/wait`, '_blank', 'popup,width=480,height=720')
    if (this.#window === null) throw new Error('Can not open popup window - blocked')
  }

  isOpen() {
    return this.#window !== null && !this.#window.closed
  }

  focus() {
    this.#window.focus()
  }

  close() {
    this.#window?.close()
    this.#window = null
  }

  /**
   * Lets the person decide about an order.
   * @returns `{outcome: 'approved', payerID}` or `{outcome: 'cancelled'}`, which closing the window is too
   */
  async approval(token) {
    if (!this.isOpen()) return { outcome: 'cancelled' }
    this.#window.location.replace(`${SANDBOX}/checkoutnow?${new URLSearchParams({ token, parent: location.origin })}`)
    const { promise, resolve } = Promise.withResolvers()
    const listen = ({ origin, source, data }) => {
      if (origin === SANDBOX && source !== null && source === this.#window && data.token === token) resolve(data)
    }
    addEventListener('message', listen)
    const watch = setInterval(() => !this.isOpen() && resolve({ outcome: 'cancelled' }), PAUSE)
    try {
      return await promise
    } finally {
      clearInterval(watch)
      removeEventListener('message', listen)
    }
  }
}
