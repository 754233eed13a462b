import { visit } from './support/audit.ts'
import { CARDS, CHECKOUT, newPayer, typeCard } from './support/checkout.ts'
import { LOOKS } from './support/looks.ts'
import { expect, test } from './support/payment-test.ts'
import { arrive, hold } from './support/person.ts'
import { tick } from './support/tick.ts'
import { Walk } from './support/walk.ts'

const orderButton = ({ page, words }: Walk) => page.getByRole('button', { name: words.cart.checkout.order })

/** The checkout with a card to type, its mistakes, and the bank's question over it. */
async function walkPaying(walk: Walk): Promise<void> {
  const { page, words } = walk
  await expect(page.getByRole('group', { name: words.payments.fields.title })).toBeVisible()
  await walk.check('checkout, card fields')
  await tick(page.getByRole('checkbox'))
  await orderButton(walk).click()
  await expect(page.getByText(words.payments.fields.problems.number.missing)).toBeVisible()
  await walk.check('checkout, card not typed')
  await typeCard(page, CARDS.challenged)
  await orderButton(walk).click()
  const bank = walk.dialog.frameLocator('iframe')
  await expect(bank.getByRole('button', { name: 'Refuse' })).toBeVisible()
  await walk.check('question of the bank')
  await bank.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('heading', { name: words.orders.outcome.failedPayment })).toBeVisible()
  await walk.check('outcome, failed')
}

/** PayPal's button, and the outcome of a payment that is looked at. */
async function walkReview(walk: Walk): Promise<void> {
  const { page, words } = walk
  await page.getByRole('link', { name: words.orders.outcome.otherMethod }).click()
  await page
    .getByRole('radio', { name: new RegExp(`^${words.cart.checkout.methods.wallet}`) })
    .locator('xpath=ancestor::label')
    .click()
  const button = page.getByRole('button', { name: /PayPal/ })
  await expect(button).toBeVisible()
  await walk.check('checkout, PayPal')
  const opening = page.waitForEvent('popup')
  await button.click()
  await (await opening).getByRole('button', { name: 'Approve, money pending' }).click()
  await expect(page.getByRole('heading', { name: words.orders.outcome.pending })).toBeVisible()
  await walk.check('outcome, pending')
}

async function walkCards(walk: Walk): Promise<void> {
  const { page, words } = walk
  const { cards, newCard, editCard, fields } = words.payments
  await visit(page, '/pagamenti-card-choose')
  await expect(page.getByRole('heading', { name: cards.emptyTitle })).toBeVisible()
  await walk.check('no saved cards')
  await page.getByRole('link', { name: cards.add }).click()
  await expect(page.getByRole('button', { name: newCard.save })).toBeEnabled()
  await walk.check('new card')
  await typeCard(page, CARDS.good)
  await page.getByRole('button', { name: newCard.save }).click()
  await expect(page.getByRole('heading', { name: cards.title })).toBeVisible()
  await walk.check('saved cards')
  await page.getByRole('button', { name: cards.remove }).click()
  await expect(walk.dialog).toContainText(cards.removeTitle)
  await walk.check('remove a card')
  await walk.closeDialog()
  await page.getByRole('link', { name: cards.edit }).click()
  await page.getByLabel(fields.labels.expiry).fill('1320')
  await page.getByRole('button', { name: editCard.save, exact: true }).click()
  await expect(page.getByText(editCard.expiryWrong)).toBeVisible()
  await walk.check('edit a card, wrong')
}

/** A card that is saved, at the checkout and over it. */
async function walkSavedCard(walk: Walk): Promise<void> {
  const { page, words } = walk
  await page.goto(CHECKOUT)
  await expect(page.getByText(words.cart.checkout.savedCard('4242'))).toBeVisible()
  await walk.check('checkout, saved card')
  await page.getByRole('link', { name: words.cart.checkout.changeCard }).click()
  await expect(walk.dialog.getByRole('button', { name: words.payments.cards.pay })).toBeVisible()
  await walk.check('saved cards over the checkout')
}

for (const [language, looks] of LOOKS) {
  test(`A-01 R-112 B-15: the screens of paying are free of WCAG 2.2 AA violations in light and dark, in their language, and never scroll sideways, ${language}`, async ({
    page,
    app,
  }) => {
    const walk = new Walk(page, app, language, looks)
    const [payer, next] = [await newPayer(app), await newPayer(app)]
    await hold(app, payer.person, payer.stay, payer.codes)
    await arrive(page, payer.person, language)
    await page.goto(CHECKOUT)
    await walkPaying(walk)
    await walkReview(walk)
    await walkCards(walk)
    await hold(app, payer.person, next.stay, next.codes)
    await walkSavedCard(walk)
  })
}
