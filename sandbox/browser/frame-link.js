/** Where the shim came from; its frames and dialogs come from there too, and messages from nowhere else are heard. */
export const SANDBOX = new URL(document.currentScript.src).origin

/**
 * In the resort's page: a frame of the sandbox.
 * @param hear gets the frame's messages
 */
export function openFrame(path, { title, values = {}, hear }) {
  const frame = document.createElement('iframe')
  const address = new URL(path, SANDBOX)
  for (const [name, value] of Object.entries({ ...values, parent: location.origin })) {
    address.searchParams.set(name, value)
  }
  const listen = ({ origin, source, data }) => {
    if (origin === SANDBOX && source !== null && source === frame.contentWindow) hear(data)
  }
  addEventListener('message', listen)
  Object.assign(frame, { src: address.href, title })
  // A frame of another scheme than the page's would get an opaque ground.
  Object.assign(frame.style, { display: 'block', border: '0', width: '100%', colorScheme: 'light' })
  return {
    frame,
    send: (message) => frame.contentWindow?.postMessage(message, SANDBOX),
    close() {
      removeEventListener('message', listen)
      frame.remove()
    },
  }
}

/**
 * In the resort's page: an unseen frame that makes the provider's calls from the sandbox's own origin.
 * @returns asks it for a call by name; resolves to what the call answers, rejects when it cannot be made
 */
export function openController(path) {
  const waiting = new Map()
  let link = null
  let ready = null
  const hear = ({ type, id, reply, error }) => {
    if (type === 'ready') return ready()
    const [resolve, reject] = waiting.get(id)
    waiting.delete(id)
    return error === undefined ? resolve(reply) : reject(new Error(error))
  }
  const opened = () =>
    new Promise((resolve) => {
      ready = resolve
      link = openFrame(path, { title: '', hear })
      link.frame.style.display = 'none'
      document.body.append(link.frame)
    })
  let opening = null
  return async (call, input) => {
    await (opening ??= opened())
    const id = crypto.randomUUID()
    return new Promise((resolve, reject) => {
      waiting.set(id, [resolve, reject])
      link.send({ id, call, input })
    })
  }
}
