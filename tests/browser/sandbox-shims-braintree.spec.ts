import type { Page } from '@playwright/test'
import braintree, { type BraintreeGateway } from 'braintree'
import { BRAINTREE_KEYS } from '../../sandbox/braintree/keys.ts'
import type { Sandbox } from '../../sandbox/platform/sandbox.ts'
import { expect, frame, loadShim, settled, test, type Place } from './support/shop-test.ts'

/** The checkout's card fields by Braintree; the card is tokenized, looked at by its bank, and kept as `result`. */
async function openBraintree(page: Page, { sandbox, shop }: Place): Promise<BraintreeGateway> {
  const gateway = gatewayOf(sandbox)
  const { clientToken } = await gateway.clientToken.generate({})
  await page.goto(shop.url)
  await loadShim(page, `${sandbox.url}/js/braintree.js`)
  await page.evaluate(async (authorization) => {
    const shown = window as unknown as BraintreeShown
    const { client: clients, hostedFields, threeDSecure, dataCollector } = shown.braintree
    const client = await clients.create({ authorization })
    shown.heard = []
    shown.fields = await hostedFields.create({
      client,
      styles: { input: { color: 'rgb(1, 2, 3)' }, '.invalid': { color: 'rgb(200, 0, 0)' } },
      fields: {
        number: { container: '#number', iframeTitle: 'Numero' },
        expirationDate: { container: '#expiry' },
        cvv: { container: '#cvc' },
      },
    })
    for (const name of ['empty', 'notEmpty', 'validityChange', 'cardTypeChange', 'focus', 'blur']) {
      shown.fields.on(name, ({ emittedBy }) => shown.heard.push(`${name} ${emittedBy}`))
    }
    shown.secure = await threeDSecure.create({ version: 2, client })
    shown.device = (await dataCollector.create({ client })).deviceData
  }, clientToken)
  return gateway
}

interface Part<Made> {
  create(options: object): Promise<Made>
}

/** What the page of the tests keeps on its window. */
interface BraintreeShown {
  braintree: {
    client: Part<object>
    hostedFields: Part<BraintreeShown['fields']>
    threeDSecure: Part<BraintreeShown['secure']>
    dataCollector: Part<{ deviceData: string }>
  }
  fields: {
    on(name: string, listener: (event: { emittedBy: string }) => void): void
    tokenize(): Promise<{ nonce: string; details: { bin: string } }>
  }
  secure: { verifyCard(options: object): Promise<object>; cancelVerifyCard(): Promise<object> }
  device: string
  heard: string[]
  result: unknown
}

async function verify(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown = window as unknown as BraintreeShown
    const run = async () => {
      const { nonce, details } = await shown.fields.tokenize()
      const onLookupComplete = (_data: unknown, next: () => void) => next()
      return shown.secure.verifyCard({ amount: '45.00', nonce, bin: details.bin, onLookupComplete })
    }
    shown.result = undefined
    void run().then(
      (payload) => (shown.result = payload),
      ({ code, details }) => (shown.result = { code, keys: details?.invalidFieldKeys }),
    )
  })
}

async function typeBraintree(page: Page, number: string): Promise<void> {
  await frame(page, 'number').getByLabel('Numero').pressSequentially(number)
  await frame(page, 'expiry').getByRole('textbox').pressSequentially('1234')
  await frame(page, 'cvc').getByRole('textbox').pressSequentially('123')
}

const bankOfBraintree = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirmation by your bank' }).frameLocator('iframe')

test.describe('Braintree', () => {
  const sale = { amount: '45.00', options: { threeDSecure: { required: true } } }

  test('8 a typed card is approved by its bank and pays', async ({ page, sandbox, shop }) => {
    const gateway = await openBraintree(page, { sandbox, shop })
    await typeBraintree(page, '4000000000001091')
    await verify(page)
    await expect(bankOfBraintree(page).getByText('45.00 EUR')).toBeVisible()
    await bankOfBraintree(page).getByRole('button', { name: 'Approve' }).click()
    const payload = (await settled(page)) as { nonce: string }
    expect(payload).toMatchObject({ liabilityShifted: true, threeDSecureInfo: { liabilityShifted: true } })
    const { transaction } = await gateway.transaction.sale({ ...sale, paymentMethodNonce: payload.nonce })
    expect(transaction.status).toBe('authorized')
    const [heard, device] = await page.evaluate(() => {
      const shown = window as unknown as BraintreeShown
      return [shown.heard, shown.device] as const
    })
    expect(heard.slice(0, 3)).toEqual(['focus number', 'notEmpty number', 'cardTypeChange number'])
    expect(heard).toContain('validityChange cvv')
    expect(JSON.parse(device)).toHaveProperty('correlation_id')
    expect(shop.requests.join('').replaceAll(/[\s+-]|%20/g, '')).not.toContain('4000000000001091')
  })

  for (const [how, refuse] of [
    ['refused', async (page: Page) => bankOfBraintree(page).getByRole('button', { name: 'Refuse' }).click()],
    ['closed by the person', async (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`19 29 the bank's question is ${how}: no shift, and the gateway rejects the sale`, async ({
      page,
      sandbox,
      shop,
    }) => {
      const gateway = await openBraintree(page, { sandbox, shop })
      await typeBraintree(page, '4000000000001091')
      await verify(page)
      await expect(bankOfBraintree(page).getByRole('button', { name: 'Refuse' })).toBeVisible()
      await refuse(page)
      const payload = (await settled(page)) as { nonce: string }
      expect(payload).toMatchObject({ liabilityShifted: false, liabilityShiftPossible: true })
      const { message } = await gateway.transaction.sale({ ...sale, paymentMethodNonce: payload.nonce })
      expect(message).toBe('Gateway Rejected: three_d_secure')
    })
  }

  test('3 a card without friction needs no dialog', async ({ page, sandbox, shop }) => {
    await openBraintree(page, { sandbox, shop })
    await typeBraintree(page, '4000000000001000')
    await verify(page)
    expect(await settled(page)).toMatchObject({ liabilityShifted: true })
  })

  test('a card that is not complete is named, and the page can break the bank’s question off', async ({
    page,
    sandbox,
    shop,
  }) => {
    await openBraintree(page, { sandbox, shop })
    await frame(page, 'number').getByLabel('Numero').fill('4000000000001091')
    await verify(page)
    expect(await settled(page)).toEqual({ code: 'HOSTED_FIELDS_FIELDS_INVALID', keys: ['expirationDate', 'cvv'] })
    await frame(page, 'expiry').getByRole('textbox').fill('12/2034')
    await frame(page, 'cvc').getByRole('textbox').fill('123')
    await verify(page)
    await expect(bankOfBraintree(page).getByText('45.00 EUR')).toBeVisible()
    await page.evaluate(() => (window as unknown as BraintreeShown).secure.cancelVerifyCard())
    expect(await settled(page)).toMatchObject({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

function gatewayOf({ url }: Sandbox): BraintreeGateway {
  const { port } = new URL(url)
  const environment = new braintree.Environment('localhost', port, url, false, 'localhost', port)
  return new braintree.BraintreeGateway({ environment, ...BRAINTREE_KEYS })
}
