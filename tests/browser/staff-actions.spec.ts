import { getAvailability, getPlan } from '../../domain/umbrellas/calls.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import type { App } from './support/app.ts'
import { looksWell } from './support/desk-looks.ts'
import { ask } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { choose } from './support/tick.ts'

/** Places that are free this afternoon, which never is over before its day. */
async function freeThisAfternoon(app: App) {
  const [row] = await app.sql<{ day: string }>('select resort_today()::text as day')
  const day = civilDate(row?.day ?? '')
  const search = { from: day, to: day, part: 'afternoon' as const }
  const read = async () => {
    const { places } = await ask(app, getPlan, {})
    const { states } = await ask(app, getAvailability, search)
    return places.map((place, index) => ({ ...place, state: states[index] }))
  }
  const free = (await read()).filter(({ state, isBookable }) => state === 'f' && isBookable).map(({ code }) => code)
  const stateOf = async (code: string) => (await read()).find((place) => place.code === code)?.state
  return { day, free, stateOf }
}

test('B-11 a place goes out of use for guests and back, one is sold and collected, and its customer is looked at', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  const { day, free, stateOf } = await freeThisAfternoon(app)
  const [broken = '', sold = ''] = free
  const at = (code: string) => `/ges/spiaggia?day=${day}&part=afternoon&place=${code}`
  const open = (code: string) => page.goto(at(code))
  const actions = page.getByRole('group', { name: 'Azioni su questo posto' })
  const sheet = page.getByRole('dialog')
  await openDesk(page, at(broken), ELENA)

  await test.step('a block with a reason, taken back and made again', async () => {
    await actions.getByRole('button', { name: 'Metti fuori uso' }).click()
    await sheet.getByLabel('Nota per i colleghi').fill('Palo rotto')
    await looksWell(page, 'block', 'tablet')
    await sheet.getByRole('button', { name: 'Metti fuori uso' }).click()
    await expect(page.getByText(`${broken} fuori uso`)).toBeVisible()
    expect(await stateOf(broken)).toBe('x')
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByText(`${broken}: come prima`)).toBeVisible()
    expect(await stateOf(broken)).toBe('f')
    await actions.getByRole('button', { name: 'Metti fuori uso' }).click()
    await sheet.getByRole('button', { name: 'Metti fuori uso' }).click()
    await expect(actions.getByRole('button', { name: 'Rimetti in uso' })).toBeVisible()
    await actions.getByRole('button', { name: 'Rimetti in uso' }).click()
    await expect(sheet.getByText('Guasto')).toBeVisible()
    await looksWell(page, 'unblock', 'tablet')
    await sheet.getByRole('button', { name: 'Rimetti in uso' }).click()
    await expect(page.getByText(`${broken} di nuovo in uso`)).toBeVisible()
    expect(await stateOf(broken)).toBe('f')
  })

  await test.step('somebody who stands there gets a place, pays and has arrived, in one press', async () => {
    await open(sold)
    await actions.getByRole('button', { name: 'Vendi' }).click()
    await sheet.getByLabel('Nome (facoltativo)').fill('Ada Quattrini')
    const press = sheet.getByRole('button', { name: /^Vendi e incassa .*€/ })
    await expect(press).toBeEnabled()
    await looksWell(page, 'sell', 'tablet')
    await press.click()
    await expect(page.getByText(new RegExp(`^${sold} venduto, incassati `))).toBeVisible()
    expect(await stateOf(sold)).toBe('b')
    await expect(actions.getByRole('button', { name: 'Sposta' })).toBeVisible()
    await looksWell(page, 'sold')
    await actions.getByRole('button', { name: 'Sposta' }).click()
    const targets = page.getByRole('radiogroup', { name: 'Posti consigliati' })
    await expect(targets).toBeVisible()
    await looksWell(page, 'move', 'tablet')
    await choose(targets.getByRole('radio').first())
    await expect(page.getByText(new RegExp(`^${sold} spostato a `))).toBeVisible()
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByText(`${sold}: come prima`)).toBeVisible()
  })

  await test.step('who is here stays longer, pays the difference in the same press, and both are taken back', async () => {
    await actions.getByRole('button', { name: 'Prolunga' }).click()
    await choose(sheet.getByRole('radio', { name: /^Fino a /, disabled: false }).first())
    await expect(sheet.getByText('Da incassare ora')).toBeVisible()
    await sheet.getByLabel('Ha dato').fill('500')
    await looksWell(page, 'extend', 'tablet')
    await sheet.getByRole('button', { name: /^Prolunga e incassa .*€/ }).click()
    await expect(page.getByText(new RegExp(`^${sold} prolungato, incassati .*€`))).toBeVisible()
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByText(`${sold}: come prima`)).toBeVisible()
  })

  await test.step('the visit leads to its customer at the order, a guest without an account too', async () => {
    await page.getByRole('link', { name: /^n\. .*Ada Quattrini$/ }).click()
    await expect(sheet.getByText('Contanti', { exact: true }).first()).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Apri in cassa' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Chiudi', exact: true }).last().click()
    await expect(page.getByRole('heading', { name: 'Ada Quattrini' })).toBeVisible()
  })

  await test.step('the customer with the order and its money; a note', async () => {
    await page.goto('/ges/clienti')
    await expect(page.getByRole('heading', { name: 'Clienti', level: 1 })).toBeVisible()
    await looksWell(page, 'customers-empty')
    await page.getByLabel('Nome, telefono, posto, ordine, targa o cane').fill('quattrini')
    await page
      .getByRole('navigation', { name: 'Trovati' })
      .getByRole('link', { name: /Ada Quattrini/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Ada Quattrini' })).toBeVisible()
    await page.getByLabel('Nota per i colleghi').fill('Preferisce la prima fila')
    await page.getByRole('button', { name: 'Salva la nota' }).click()
    await expect(page.getByText('Nota salvata')).toBeVisible()
    await looksWell(page, 'customer')
    await page.getByRole('button', { name: new RegExp(`^Posto · ${sold}`) }).click()
    await expect(sheet.getByText('Contanti', { exact: true }).first()).toBeVisible()
    await looksWell(page, 'customer-order')
  })
})
