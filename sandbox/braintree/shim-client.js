import { openController } from '../browser/frame-link.js'
import { BraintreeError } from './shim-error.js'

/** What `braintree.client` made: the client token read, and the frame that makes its calls. */
export class Client {
  #configuration

  constructor(authorization) {
    const token = tokenOf(authorization)
    this.authorization = token.authorizationFingerprint
    this.ask = openController('/_frames/braintree')
    this.#configuration = { authorization, authorizationType: 'CLIENT_TOKEN', gatewayConfiguration: token }
  }

  getConfiguration() {
    return this.#configuration
  }

  getVersion() {
    return '3.144.0'
  }

  async teardown() {}
}

/** The client of a component's options. Rejects where there is none. */
export async function clientOf({ client, authorization } = {}) {
  if (client instanceof Client) return client
  if (authorization === undefined) throw new BraintreeError('INSTANTIATION_OPTION_REQUIRED')
  return new Client(authorization)
}

function tokenOf(authorization) {
  try {
    const token = JSON.parse(atob(authorization))
    if (typeof token.authorizationFingerprint === 'string') return token
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error
  }
  throw new BraintreeError('CLIENT_INVALID_AUTHORIZATION')
}
