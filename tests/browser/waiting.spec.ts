import { deleteUmbrellaBooking, evaluateOrder, startOrder } from '../../domain/orders/calls.ts'
import { joinWaitingList } from '../../domain/umbrellas/waiting-calls.ts'
import type { App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { dayFromToday, mapPath, readMail } from './support/guest.ts'
import { expectHeard, expectOpened, listen } from './support/heard.ts'
import { press } from './support/keyboard.ts'
import { arrive, ask, newPerson, order, type Stay } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const TABLET = { width: 1180, height: 820 }

/** Everything but one place is out of reach on a stay's days. */
async function fillBut(app: App, { from, to }: Stay, code: string): Promise<void> {
  await app.sql(
    `insert into occupancy (umbrella_id, days, halves, state)
     select id, daterange($1, $2, '[]'), '[0,2)', 'blocked' from place where is_bookable and code <> $3 on conflict do nothing`,
    [from, to, code],
  )
}

// The code of the next screen may be on its way when the network goes.
// Without a network the code of every screen has to be there already.
test.use({ savesData: false, allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test(
  'B-05 B-21: by keyboard a full beach leads onto the list, a cancellation is offered to the first in it, and becomes their booking',
  { tag: '@gate' },
  async ({ page, app, browser }) => {
    const day = await dayFromToday(app, 161)
    const stay = { from: day, to: day }
    await fillBut(app, stay, 'C20')
    const holder = await newPerson(app, 'Ugo')
    const booked = await order(app, holder, stay, ['C20'])
    const guest = await newPerson(app)

    await listen(page)
    await arrive(page, guest)
    await page.goto('/tabs/contact/lista-attesa')
    await expect(page.getByRole('heading', { name: 'Non sei in lista d’attesa' })).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
    await page.goto(mapPath(day, day))
    const invite = page.getByRole('button', { name: 'Mettiti in lista' })
    await press(page, invite)
    const sheet = page.getByRole('dialog', { name: 'Mettiti in lista' })
    await expect(sheet.getByText('Chi arriva prima riceve prima')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(invite).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, sheet.getByRole('button', { name: 'Fila C' }), 'Space')
    await expect(sheet).toMatchAriaSnapshot(`
    - dialog "Mettiti in lista":
      - group "Quale fila?":
        - button "Qualsiasi fila"
        - button "Fila C" [pressed]
  `)
    expect(await audit(page, 'it')).toEqual([])
    await press(page, sheet.getByRole('button', { name: 'Mettiti in lista' }))
    await expectHeard(page, /^Sei in lista: sei il prossimo/, 'polite')
    await expectOpened(page, 'Lista d’attesa')
    await expect(page.getByText('Sei il prossimo', { exact: true })).toBeVisible()
    await expect(page.getByText('2 persone · Ovunque in spiaggia · fila C')).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])

    const second = await newPerson(app, 'Rita')
    const wish = { ...stay, part: 'full_day' as const, kinds: [], zones: [], rows: [], people: 2, dogs: [] }
    expect(await ask(app, joinWaitingList, wish, second.token)).toMatchObject({ position: 2 })
    const desk = await browser.newPage({ baseURL: app.url, viewport: TABLET, locale: 'it-IT' })
    await openDesk(desk, '/ges/lista-attesa', ELENA)
    await expect(desk.getByRole('row', { name: /^1 Giulia/ })).toContainText('In attesa')
    await expect(desk.getByRole('row', { name: /^2 Rita/ })).toBeVisible()
    expect(await audit(desk, 'it')).toEqual([])

    const bookingId = booked.lines[0]?.bookingId ?? 0
    await ask(
      app,
      deleteUmbrellaBooking,
      { idOrdine: booked.orderId, idPrenotazioneOmbrellone: bookingId },
      holder.token,
    )
    expect(await readMail(app, guest.email, /Si è liberato C20/)).toContain('/tabs/contact/lista-attesa')
    await press(page, page.getByRole('button', { name: 'Aggiorna' }))
    await expectHeard(page, /^Si è liberato C20\. È tuo fino alle \d\d:\d\d/, 'polite')
    const offer = page.getByRole('region', { name: 'Si è liberato C20' })
    await expect(offer.getByText(/È tuo fino alle \d\d:\d\d/)).toBeVisible()
    await expect(offer.getByRole('timer')).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
    await desk.reload()
    await expect(desk.getByRole('row', { name: /^1 Giulia/ })).toContainText('C20 fino alle')
    await desk.close()

    await press(page, offer.getByRole('button', { name: /^Lo prendo/ }))
    await expectHeard(page, /^C20 è nel carrello/, 'polite')
    await expectOpened(page, 'Carrello')
    await expect(page.getByText('C20').first()).toBeVisible()
    const quote = await ask(app, evaluateOrder, { cart: 'umbrella' }, guest.token)
    const version = quote.conditions.find((one) => one.method === 'cash')?.version ?? 'none'
    const ordered = await ask(
      app,
      startOrder,
      { quoteId: quote.quoteId, method: 'cash', conditionsAccepted: true, conditionsVersion: version },
      guest.token,
    )
    expect(ordered.lines.map((line) => line.code)).toEqual(['C20'])
    await page.goto('/tabs/contact/lista-attesa')
    await expect(page.getByRole('heading', { name: 'Non sei in lista d’attesa' })).toBeVisible()
  },
)

test('B-05 B-21: by keyboard declined it goes to the next one; who leaves the list is asked first; offline nothing can be answered', async ({
  page,
  app,
  context,
}) => {
  const day = await dayFromToday(app, 163)
  const stay = { from: day, to: day }
  await fillBut(app, stay, 'none')
  const [guest, next] = [await newPerson(app), await newPerson(app, 'Rita')]
  const wish = { ...stay, part: 'full_day' as const, kinds: [], zones: [], rows: [], people: 2, dogs: [] }
  for (const person of [guest, next]) await ask(app, joinWaitingList, wish, person.token)
  // A place that was out of use can be had again: what no call has freed is offered by the job.
  await app.sql(
    `delete from occupancy o using place p where p.id = o.umbrella_id and p.code = 'C21' and o.days @> $1::date`,
    [day],
  )

  await listen(page)
  await arrive(page, guest)
  await page.goto('/tabs/contact/lista-attesa')
  await expect(page.getByRole('heading', { name: 'Si è liberato C21' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Sei offline: per rispondere serve la rete.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Lo prendo/ })).toBeDisabled()
  await context.setOffline(false)
  await press(page, page.getByRole('button', { name: 'Non lo voglio' }))
  await expectHeard(page, /^C21 passa a chi viene dopo di te/, 'polite')
  await expect(page.getByText('Ti scriviamo appena si libera un posto adatto.')).toBeVisible()
  expect(
    await app.sql(
      `select a.first_name from waiting_offer o join waiting_request r on r.id = o.request_id
    join account a on a.id = r.account_id where o.answer is null and r.days @> $1::date`,
      [day],
    ),
  ).toEqual([{ first_name: 'Rita' }])
  const leave = page.getByRole('main').getByRole('button', { name: 'Esci dalla lista' })
  await expect(leave, 'the offer has gone, the focus is on what is left of the request').toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Esci dalla lista?' })
  await expect(question).toHaveAccessibleDescription(/perdi il tuo posto in fila/)
  await expect(question.getByRole('button', { name: 'Resta in lista' })).toBeFocused()
  expect(await audit(page, 'it')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(leave).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, question.getByRole('button', { name: 'Esci dalla lista' }))
  await expectHeard(page, /^Sei fuori dalla lista/, 'polite')
  await expect(page.getByRole('link', { name: 'Cerca un posto' }), 'the way on').toBeFocused()
  await expect(page.getByRole('heading', { name: 'Non sei in lista d’attesa' })).toBeVisible()
})
