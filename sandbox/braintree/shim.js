import { Client, clientOf } from './shim-client.js'
import { callable } from './shim-error.js'
import { HostedFields } from './shim-hosted-fields.js'
import { ThreeDSecure } from './shim-three-d-secure.js'

const VERSION = '3.144.0'

/** A part of braintree-web that is made by `create`, with a promise or a callback. */
const part = (make) => ({ VERSION, create: callable(make) })

/** The sandbox's braintree-web: the public API of 3.144.0, as far as cards of one's own form need it. */
window.braintree = {
  VERSION,
  client: part(async ({ authorization } = {}) => new Client(authorization)),
  hostedFields: part(async (options) => new HostedFields(await clientOf(options), options).ready()),
  threeDSecure: part(async (options) => new ThreeDSecure(await clientOf(options))),
  dataCollector: part(async (options) => {
    await clientOf(options)
    const rawDeviceData = { correlation_id: crypto.randomUUID().replaceAll('-', '') }
    const deviceData = JSON.stringify(rawDeviceData)
    return {
      deviceData,
      rawDeviceData,
      getDeviceData: async ({ raw = false } = {}) => (raw ? rawDeviceData : deviceData),
      teardown: callable(async () => undefined),
    }
  }),
}
