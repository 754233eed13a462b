import { audit, settle } from './support/audit.ts'
import { dayFromToday } from './support/guest.ts'
import { arrive, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

test('R-105 R-314 R-409: a space for the car is chosen, waits in its cart, is ordered for cash and is gone from the count', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 21)
  await app.sql('delete from parking_space')
  await arrive(page, await newPerson(app))
  await page.goto(`/tabs/home/parcheggio?from=${day}&to=${day}`)
  const pineta = page.getByRole('radio', { name: /Pineta All’ombra, 40 posti liberi/ })
  await expect(pineta).toBeChecked()
  await settle(page)
  expect(await audit(page, 'it')).toEqual([])

  await page.getByRole('button', { name: /^Durata/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Mattina').click()
  await settle(page)
  expect(await audit(page, 'it')).toEqual([])
  await sheet.getByRole('button', { name: 'Fatto' }).click()
  await page.getByRole('button', { name: /^Giorno/ }).click()
  await settle(page)
  expect(await audit(page, 'it')).toEqual([])
  await sheet.getByRole('button', { name: 'Fatto' }).click()

  await page.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
  await expect(page.getByRole('textbox', { name: 'Targa' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Targa' }).fill('gf482kr')
  await page.getByRole('button', { name: /^Aggiungi al carrello\s*5,00/ }).click()

  const line = page.getByRole('article', { name: 'Parcheggio Pineta' })
  await expect(line).toContainText('Targa GF 482 KR')
  await page.reload()
  await expect(line).toContainText('mattina')
  await settle(page)
  expect(await audit(page, 'it')).toEqual([])
  await page
    .getByRole('button', { name: /Vai al pagamento/ })
    .or(page.getByRole('link', { name: /Vai al pagamento/ }))
    .click()
  await page.getByText('Contanti alla cassa').first().click()
  await tick(page.getByRole('checkbox'))
  await page.getByRole('button', { name: /^Ordin/ }).click()
  await page.waitForURL(/pagamenti-esito/)
  await expect(page.getByText('Parcheggio Pineta').first()).toBeVisible()

  const [order] = await app.sql(`select plate, quantity, total_cents from order_item where kind = 'parking'`)
  expect(order).toEqual({ plate: 'GF482KR', quantity: 1, total_cents: 500 })
  await page.goto(`/tabs/home/parcheggio?from=${day}&to=${day}&part=morning`)
  await expect(page.getByRole('radio', { name: /Pineta All’ombra, 39 posti liberi/ })).toBeChecked()
})

test('R-314 R-213: services are chosen for a day, wait in their cart beside the others, and lead to their texts', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 3)
  await app.sql('delete from service_stock')
  await app.sql(
    `insert into service_stock (service_id, day, half, stock) select 8, $1::date, h, 0 from generate_series(0, 1) h`,
    [day],
  )
  await arrive(page, await newPerson(app))
  await page.goto(`/tabs/home/servizi?day=${day}`)
  await expect(page.getByRole('article', { name: 'Canoa' })).toContainText('Esaurito')
  await settle(page)
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('article', { name: 'SUP' }).getByRole('button', { name: 'Più: SUP' }).click()
  await page.getByRole('article', { name: 'Doccia calda' }).getByRole('button', { name: 'Più: Doccia calda' }).click()
  await page.getByRole('button', { name: /^Aggiungi al carrello\s*32,00/ }).click()

  const sup = page.getByRole('article', { name: 'SUP' })
  await sup.getByRole('button', { name: 'Più: SUP' }).click()
  await expect(sup).toContainText('60,00')
  await page.getByRole('article', { name: 'Doccia calda' }).getByRole('button', { name: 'Togli Doccia calda' }).click()
  await expect(page.getByRole('article', { name: 'Doccia calda' })).toHaveCount(0)
  await settle(page)
  expect(await audit(page, 'it')).toEqual([])
  await page.goto(`/tabs/home/servizi?day=${day}`)
  await page.getByRole('link', { name: 'Scopri di più: SUP' }).click()
  await expect(page.getByRole('heading', { name: 'Noleggio' })).toBeVisible()
})
