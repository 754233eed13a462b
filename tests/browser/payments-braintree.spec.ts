import { evaluateOrder } from '../../domain/orders/calls.ts'
import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import type { App } from './support/app.ts'
import {
  acceptAndPay,
  atCheckout,
  CARDS,
  CHECKOUT,
  expectFailed,
  expectPaid,
  newPayer,
  orderButton,
  payAgain,
  standing,
  typeCard,
  type Payer,
} from './support/checkout.ts'
import { clearBeach } from './support/guest.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press } from './support/keyboard.ts'
import { answerBank, chooseByKeyboard, typeCardByKeyboard } from './support/pay-by-keyboard.ts'
import { expect, test } from './support/payment-test.ts'
import { arrive, ask, hold } from './support/person.ts'

/** Numbers of Braintree's test cards (payments guide, 3.4). */
const CHALLENGED = '4000000000001091'
const FRICTIONLESS = '4000000000001000'

/** A payment at Braintree. */
const SALE = /^POST \/merchants\/\w+\/transactions$/
/** From here to 2999.99 euro the sandbox's processor declines, as Braintree's own does. */
const LEAST_DECLINED = 200_000

/** A guest whose cart costs what is declined: five places, for as many days as that takes at the season's prices. */
async function withDeclinedAmount(app: App): Promise<Payer> {
  const payer = await newPayer(app, 5)
  for (let days = 5, totalCents = 0; totalCents < LEAST_DECLINED; days++) {
    await clearBeach(app)
    const to = addDays(payer.stay.from as CivilDate, days)
    await hold(app, payer.person, { ...payer.stay, to }, payer.codes)
    totalCents = (await ask(app, evaluateOrder, { cart: 'umbrella' }, payer.person.token)).totalCents
  }
  return payer
}

test.describe('Braintree', () => {
  test('case 8 case 19 case 29 B-21 by the keyboard: its bank’s question is refused, which is heard before the card, and then answered with yes', async ({
    page,
    app,
  }) => {
    await listen(page)
    const payer = await atCheckout(page, app, `${CHECKOUT}?way=second_card`)
    await chooseByKeyboard(page, /^Carta/)
    await typeCardByKeyboard(page, CHALLENGED)
    await press(page, page.getByRole('checkbox'), 'Space')
    await expect(orderButton(page)).toBeEnabled()
    await press(page, orderButton(page))
    await answerBank(page, 'Refuse')
    await expectHeard(page, /La banca non ha avuto la tua conferma/, 'assertive')
    expect(await standing(app, payer)).toBe('awaiting_payment unpaid')
    // The reason has the focus, and the card comes after it.
    await typeCardByKeyboard(page, CHALLENGED)
    await press(page, orderButton(page))
    await answerBank(page, 'Approve')
    await expectPaid(page)
    await expectHeard(page, /^Ci vediamo .*, pagato/, 'polite')
    expect(await standing(app, payer)).toBe('confirmed paid')
  })

  test(
    'case 27 case 30 an amount that the processor declines is paid by another provider instead',
    { tag: '@gate' },
    async ({ page, app, bank }) => {
      const payer = await withDeclinedAmount(app)
      await arrive(page, payer.person)
      await page.goto(`${CHECKOUT}?way=second_card`)
      await expect(orderButton(page)).toHaveAccessibleName(/ 2\.?\d{3},\d\d/)
      const before = await bank.count(SALE)
      await typeCard(page, FRICTIONLESS)
      await acceptAndPay(page)
      await expectFailed(page, /La banca ha rifiutato la carta/)
      await page.getByRole('link', { name: 'Cambia metodo di pagamento' }).click()
      await typeCard(page, CARDS.good)
      await payAgain(page)
      await expectPaid(page)
      expect(await standing(app, payer)).toBe('confirmed paid')
      expect(await bank.count(SALE)).toBe(before + 1)
    },
  )
})
