import { linkToParent } from './parent-link.js'

/** In an unseen frame of the sandbox: makes the calls that the page asks for, by name. */
export function serveCalls(calls) {
  const send = linkToParent(({ id, call, input }) => {
    calls[call](input).then(
      (reply) => send({ id, reply }),
      (error) => send({ id, error: error.message }),
    )
  })
  send({ type: 'ready' })
}
