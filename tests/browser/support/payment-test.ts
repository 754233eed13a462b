import { reportFigures } from '../../support/figures.ts'
import { startApp, type App } from './app.ts'
import { openBank, type Bank } from './bank.ts'
import { RequestWatch } from './card-data.ts'
import { expect, test as base } from './test.ts'

export { expect }

/**
 * Every test has the product with a payment sandbox, and fails when anything of a card is sent to the resort, or
 * anything at all to a stranger (payments guide, 5.4 and 6; case 100).
 */
export const test = base.extend<{ requests: RequestWatch }, { app: App; bank: Bank }>({
  bank: [
    async ({}, use) => {
      const bank = await openBank()
      await use(bank)
      await bank.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ bank }, use) => {
      const app = await startApp({ sandboxUrl: bank.url, logLevel: 'debug' })
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A refused card is a 402 of the provider's. */
  allowedErrors: async ({}, use) => use([/status of 402/]),
  requests: [
    async ({ context, app, bank }, use) => {
      const requests = new RequestWatch({ app: app.url, bank: bank.url })
      requests.listen(context)
      await bank.webhooks('auto')
      await use(requests)
      const problems = requests.problems()
      reportFigures('I-04', { strangers: problems.length })
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})
