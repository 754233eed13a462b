import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRAINTREE_KEYS } from '../../../../sandbox/braintree/keys.ts'
import { openTestGateway, type TestGateway } from '../../../../sandbox/braintree/test-gateway.ts'
import { UnknownAtProvider } from '../../provider.ts'
import { braintreeProvider } from './braintree-provider.ts'
import type { BraintreeConfig } from './connection.ts'

let at: TestGateway
const connect = (changes: Partial<BraintreeConfig> = {}) =>
  braintreeProvider({ ...BRAINTREE_KEYS, environment: 'sandbox', sandboxUrl: at.sandbox.url, ...changes })
beforeAll(async () => void (at = await openTestGateway()))
afterAll(() => at.sandbox.close())

describe('what the browser and the start-up are told', () => {
  test('case 101 scripts and origins are the sandbox’s there, and Braintree’s elsewhere', async () => {
    const [braintree, own] = [connect(), [at.sandbox.url]]
    expect(braintree.origins).toEqual({ script: own, frame: own, connect: own, image: own, form: own })
    const { clientToken, ...config } = await braintree.publicConfig(null)
    const scriptUrl = `${at.sandbox.url}/js/braintree.js`
    expect(config).toEqual({ scriptUrl, publishableKey: null, needsRedirect: false })
    expect(JSON.parse(Buffer.from(clientToken ?? '', 'base64').toString('utf8'))).toMatchObject({ version: 2 })
    await expect(braintree.publicConfig('nobody')).rejects.toThrow(UnknownAtProvider)
    const live = (environment: BraintreeConfig['environment']) => connect({ sandboxUrl: null, environment }).origins
    expect(live('production').connect).toContain('https://api.braintreegateway.com')
    expect(live('sandbox').connect).toContain('https://api.sandbox.braintreegateway.com')
    expect(live('production').script).toContain('https://js.braintreegateway.com')
  })

  test('case 102 the sandbox together with production is refused', () => {
    expect(() => connect({ environment: 'production' })).toThrow(/sandbox/)
  })
})
