/** In a frame or popup of the sandbox: who opened it, by the `parent` of its address. Throws for what is no origin. */
export function parentOrigin() {
  const given = new URLSearchParams(location.search).get('parent') ?? ''
  if (!/^https?:\/\/[^/*]+$/.test(given)) throw new Error('the address names no origin of the page around')
  return given
}

/**
 * In a frame of the sandbox: hears the page around it, and nobody else.
 * @param hear gets every message of the page
 * @returns sends a message to the page, and to no other origin
 */
export function linkToParent(hear) {
  const origin = parentOrigin()
  addEventListener('message', (event) => {
    if (event.source === parent && event.origin === origin) hear(event.data)
  })
  return (message) => parent.postMessage(message, origin)
}
