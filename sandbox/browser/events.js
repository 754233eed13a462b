/** Listeners by the name of their event. */
export class Events {
  #listeners = []

  on(name, listener) {
    this.#listeners.push({ name, listener })
  }

  once(name, listener) {
    const only = (event) => {
      this.off(name, only)
      listener(event)
    }
    this.on(name, only)
  }

  off(name, listener) {
    this.#listeners = this.#listeners.filter(
      (one) => one.name !== name || (listener !== undefined && one.listener !== listener),
    )
  }

  emit(name, ...given) {
    for (const one of this.#listeners.filter((one) => one.name === name)) one.listener(...given)
  }

  /** Whether anybody listens. */
  hears(name) {
    return this.#listeners.some((one) => one.name === name)
  }
}
