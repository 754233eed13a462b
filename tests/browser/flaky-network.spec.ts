import type { Page } from '@playwright/test'
import { CARDS, chooseWay, newPayer, orderButton, typeCard } from './support/checkout.ts'
import { bookToday, cell, inDoubtOf, scanner, tillOf } from './support/desk.ts'
import { dayFromToday, mapPath, place } from './support/guest.ts'
import {
  badWeather,
  books,
  carryOn,
  expect,
  expectWholeBooks,
  metBy,
  removeBooking,
  RUNS,
  test,
  until,
} from './support/flaky.ts'
import { manageButton } from './support/manage.ts'
import { arrive, hold, newPerson } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { tick } from './support/tick.ts'

const runs = Array.from({ length: RUNS }, (_, index) => index + 1)
const goodbye = (page: Page) => page.getByRole('heading', { name: /^Ci vediamo/ })

for (const run of runs) {
  test(`B-20 M-02 two places are held and ordered in cash on a bad network, each exactly once (${run})`, async ({
    page,
    app,
    network,
  }) => {
    const { person, stay, codes } = await newPayer(app, 2)
    const [first = '', second = ''] = codes
    await arrive(page, person)
    network.plan = badWeather(run, {
      'umbrellas/lock': ['lose', 'double'],
      'orders/evaluate': ['drop'],
      'orders/start': ['lose', 'truncate', 'double'],
    })
    await page.goto('/tabs/main-page-ombrelloni')
    const toMap = page.getByRole('button', { name: 'Scegli sulla mappa' })
    await until(page, toMap)
    await page.goto(mapPath(stay.from, stay.to))
    const sheet = page.getByRole('dialog')
    const add = sheet.getByRole('button', { name: /^Aggiungi al carrello/ })
    await until(page, place(page, first))
    await place(page, first).click()
    await add.click()
    // The answer was lost and the place is held: nothing is pressed again, and the sheet offers to change it.
    await expect(sheet.getByRole('button', { name: 'Togli dal carrello' })).toBeVisible()
    await expect(add).toBeHidden()
    await expect(sheet.getByRole('alert')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(place(page, first)).toHaveAttribute('aria-selected', 'true')
    await place(page, second).click()
    await add.click()
    await expect.poll(async () => (await books(app, person)).held).toBe(2)
    await expect(place(page, second)).toHaveAttribute('aria-selected', 'true')
    await page.goto('/tabs/carrello')
    await until(page, page.getByRole('heading', { name: `Ombrellone ${second}` }))
    await expect(page.getByRole('timer')).toBeVisible()
    await until(page, page.getByRole('radio', { name: /^Contanti/ }), [
      page.getByRole('button', { name: /^Vai al pagamento/ }),
    ])
    await chooseWay(page, /^Contanti/)
    await tick(page.getByRole('checkbox', { name: /condizioni/ }))
    await until(page, goodbye(page), [orderButton(page)])
    expect(metBy(network, 'orders/start').slice(0, 2)).toEqual(['lose', 'truncate'])
    expect(await books(app, person)).toMatchObject({
      orders: 1,
      lines: 2,
      held: 0,
      booked: 2,
      paidCents: 0,
      refunds: 0,
    })
    await expectWholeBooks(app)
  })

  test(`B-20 M-02 a bar order that is pressed without a network, reloaded and sent through a bad one is made once (${run})`, async ({
    page,
    app,
    context,
    network,
  }) => {
    const person = await newPerson(app)
    await arrive(page, person)
    network.plan = badWeather(run, {
      'orders/evaluateItems': ['drop', 'lose'],
      'orders/startItems': ['lose', 'drop', 'double'],
    })
    await page.goto('/tabs/menu')
    await until(page, page.getByRole('listitem').nth(1).getByRole('button'))
    await page.getByRole('listitem').nth(1).getByRole('button').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Aggiungi/ })
      .click()
    const where = page.getByRole('dialog', { name: 'Dove lo portiamo?' })
    await where.getByText('Ritiro al bancone').click()
    await where.getByRole('button', { name: 'Fatto' }).click()
    await page.getByRole('link', { name: /Vedi ordine/ }).click()
    await until(page, page.getByText('Contanti al bancone'))
    await page.getByText('Contanti al bancone').click()
    await tick(page.getByRole('checkbox', { name: /condizioni/ }))
    await expect(orderButton(page)).toBeEnabled()
    await context.setOffline(true)
    network.isUp = false
    await expect(page.getByText(/^Sei offline/)).toBeVisible()
    await orderButton(page).click()
    const pending = page.getByRole('status').filter({ hasText: 'Ordine al bar' })
    await expect(pending.getByText('Non ancora inviato')).toBeVisible()
    expect((await books(app, person)).orders).toBe(0)
    // The browser believes in a network that is none: the page opens, and no call gets through.
    await context.setOffline(false)
    network.isUp = true
    const weather = network.plan
    network.plan = ({ path }) => (path.startsWith('/singlefin-ws/') ? { kind: 'drop' } : null)
    await page.reload()
    await expect(pending.getByText('Non ancora inviato')).toBeVisible()
    network.plan = weather
    // At every moment the card says what is so: nothing is accepted that the server does not have.
    await carryOn(async () => {
      const isAccepted = await pending.getByText('Accettato').isVisible()
      if (isAccepted) expect((await books(app, person)).orders).toBe(1)
      else await expect(pending.getByText(/^(Non ancora inviato|Inviato|Accettato)$/)).toBeVisible()
      return isAccepted
    }, [])
    expect(metBy(network, 'orders/startItems').slice(0, 2)).toEqual(['lose', 'drop'])
    expect((await books(app, person)).orders).toBe(1)
    await expectWholeBooks(app)
  })

  test(`B-20 M-02 a table is booked and deleted on a bad network, each once (${run})`, async ({
    page,
    app,
    network,
  }) => {
    const person = await newPerson(app)
    const day = await dayFromToday(app, 5)
    await arrive(page, person)
    network.plan = badWeather(run, {
      'orders/evaluateItems': ['lose'],
      'orders/startItems': ['lose', 'stall', 'double'],
      'restaurant/deleteBooking': ['lose'],
    })
    await page.goto(`/tabs/home/ristorante?day=${day}`)
    const dinner = page.getByText('Cena', { exact: true })
    await until(page, dinner)
    await dinner.click()
    await until(page, page.getByText('20:00', { exact: true }))
    await page.getByText('20:00', { exact: true }).click()
    await until(page, goodbye(page), [page.getByRole('button', { name: /^Prenota per 2, .* alle 20:00$/ })])
    const tables = () =>
      app.sql<{ state: string }>(
        `select s.state from restaurant_seating s join account a on a.id = s.account_id where a.email = $1`,
        [person.email],
      )
    expect(await tables()).toHaveLength(1)
    expect((await books(app, person)).orders).toBe(1)
    await until(page, manageButton(page), [page.getByRole('link', { name: 'Vai al riepilogo' })])
    await removeBooking(page, network, 'restaurant/deleteBooking')
    expect((await tables()).map(({ state }) => state)).not.toContain('booked')
    await expectWholeBooks(app)
  })

  test(`B-20 M-02 R-403 a card is charged once on a bad network, and its booking deleted and given back once (${run})`, async ({
    page,
    app,
    bank,
    network,
  }) => {
    const payer = await newPayer(app)
    const { person } = payer
    await hold(app, person, payer.stay, payer.codes)
    await arrive(page, person)
    network.plan = badWeather(run, {
      'orders/start': ['lose', 'double'],
      'payments/start': ['lose', 'double'],
      'payments/submit': ['lose', 'double'],
      'orders/complete': ['drop', 'lose'],
      'umbrellas/deleteBooking': ['truncate'],
    })
    const charged = await bank.count(/^POST \/v1\/payment_intents\/[^/]+\/confirm/)
    await page.goto('/tabs/carrello/pagamenti-card')
    await until(page, page.locator('[data-payment-slot=number] iframe'))
    await typeCard(page, CARDS.good)
    await tick(page.getByRole('checkbox', { name: /condizioni/ }))
    await until(page, goodbye(page), [
      orderButton(page),
      page.getByRole('button', { name: 'Guarda com’è andato il pagamento' }),
    ])
    const paid = await books(app, person)
    expect(paid).toMatchObject({ orders: 1, lines: 1, held: 0, booked: 1, refunds: 0 })
    const [total] = await app.sql<{ cents: number }>(
      'select o.total_cents as cents from orders o join account a on a.id = o.account_id where a.email = $1',
      [person.email],
    )
    expect(paid.paidCents).toBe(total?.cents)
    expect((await bank.count(/^POST \/v1\/payment_intents\/[^/]+\/confirm/)) - charged).toBe(1)

    await until(page, manageButton(page), [page.getByRole('link', { name: 'Vai al riepilogo' })])
    await removeBooking(page, network, 'umbrellas/deleteBooking')
    await expect
      .poll(async () => books(app, person))
      .toMatchObject({ booked: 0, refunds: 1, refundCents: paid.paidCents })
    await expectWholeBooks(app)
  })

  test(`B-02 B-11 M-02 a morning of the desk on a bad network: each arrival and its money once, what is not known is said (${run})`, async ({
    page,
    app,
    network,
  }) => {
    // Every run has places of its own.
    const [byPass, byNumber, inDoubt, free] = [2, 3, 4, 6].map(
      (one) => `${'FGHI'[run % 4]}${one + 5 * (run >> 2)}`,
    ) as [string, string, string, string]
    const [pass, number, undone] = [
      await bookToday(app, 'Paola', byPass),
      await bookToday(app, 'Renzo', byNumber),
      await bookToday(app, 'Sofia', inDoubt),
    ]
    const onList = (code: string) => page.getByRole('row', { name: new RegExp(`${code}\\b`) })
    await page.setViewportSize({ width: 1180, height: 820 })
    const kept = page.waitForResponse((response) => response.url().includes('/ges/arrivals/offline') && response.ok())
    await openDesk(page, '/ges/arrivi', ELENA)
    await kept
    await expect(onList(inDoubt)).toBeVisible()
    network.plan = badWeather(run, {
      'arrivals/arrive': ['lose', 'double', 'lose', 'drop', 'truncate', 'lose', 'double'],
      'arrivals/sync': ['lose', 'double', 'drop', 'lose', 'double'],
      'orders/sellWalkIn': ['lose', 'double'],
    })
    const send = page.getByRole('button', { name: 'Invia adesso' })
    const waiting = page.getByText(/\d+ da inviare/)
    const check = async (code: string) => {
      await scanner(page).getByLabel('Codice o numero d’ordine').fill(code)
      await scanner(page).getByRole('button', { name: 'Controlla' }).click()
      await until(page, scanner(page).getByText('Benvenuti'))
      await scanner(page).getByRole('button', { name: 'Incassa e segna arrivo' }).click()
      await expect(scanner(page).getByLabel('Codice o numero d’ordine')).toBeVisible()
    }

    await page.getByRole('button', { name: 'Scansiona il QR' }).click()
    // The pass's answer is lost; asked once more the server says that they have arrived.
    await check(pass.passCode ?? '')
    // Nobody answers the order's number: it is kept, and the desk hears so.
    await check(number.number)
    await expect(page.locator('.toast', { hasText: inDoubtOf(byNumber) })).toBeVisible()
    await page.keyboard.press('Escape')
    await carryOn(async () => !(await waiting.isVisible()), [send])
    await until(page, onList(byPass).getByText(/^Arrivo /))
    await until(page, onList(byNumber).getByText(/^Arrivo /))

    // The server has the arrival and nobody knows: taken back, it is off on the tablet at once, and there as soon as it answers.
    await onList(inDoubt)
      .getByRole('button', { name: `Incassa, ${inDoubt}` })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Incassa e segna arrivo' }).click()
    const doubt = page.locator('.toast', { hasText: inDoubtOf(inDoubt) })
    await doubt.getByRole('button', { name: 'Annulla' }).click()
    await expect(page.getByText(`${inDoubt}: annullato su questo tablet`)).toBeVisible()
    await expect(page.getByText(`${inDoubt} annullato`)).toBeVisible()
    await carryOn(async () => !(await waiting.isVisible()), [send])
    await until(page, page.getByRole('button', { name: `Incassa, ${inDoubt}` }))
    expect(metBy(network, 'arrivals/arrive').slice(0, 6)).toEqual([
      'lose',
      'double',
      'lose',
      'drop',
      'truncate',
      'lose',
    ])
    expect(metBy(network, 'arrivals/sync').slice(0, 4)).toEqual(['lose', 'double', 'drop', 'lose'])

    await page.getByRole('link', { name: 'Spiaggia' }).click()
    // The afternoon is never over before its day.
    await page.getByRole('radiogroup', { name: 'Parte del giorno' }).getByText('Pomeriggio').click()
    await until(page, cell(page, new RegExp(`^${free}, libero`)))
    await cell(page, new RegExp(`^${free},`)).click()
    await page.getByRole('button', { name: 'Vendi' }).click()
    const sell = page.getByRole('dialog').getByRole('button', { name: /^Vendi e incassa .*€/ })
    await expect(sell).toBeEnabled()
    await until(page, page.getByText(`${free} venduto, incassati `), [sell])
    expect(metBy(network, 'orders/sellWalkIn').slice(0, 2)).toEqual(['lose', 'double'])

    expect(await tillOf(app, pass.orderId)).toEqual({ arrivals: 1, entries: 1, cents: pass.totalCents })
    expect(await tillOf(app, number.orderId)).toEqual({ arrivals: 1, entries: 1, cents: number.totalCents })
    expect(await tillOf(app, undone.orderId)).toEqual({ arrivals: 0, entries: 2, cents: 0 })
    const sold = await app.sql<{ id: number; cents: number }>(
      `select o.id, o.total_cents as cents from orders o
       where exists (select from order_line l where l.order_id = o.id and l.code = $1)`,
      [free],
    )
    expect(sold).toHaveLength(1)
    expect(await tillOf(app, sold[0]?.id ?? 0)).toEqual({ arrivals: 1, entries: 1, cents: sold[0]?.cents })
    await expectWholeBooks(app)
  })
}
