import { getPlan, lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { audit } from './support/audit.ts'
import { clearBeach, dayFromToday, mapPath, place } from './support/guest.ts'
import { arrive, ask, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { choose } from './support/tick.ts'

const NEAR = 'Accanto c’è un cane che ha bisogno di spazio'

test.beforeEach(async ({ app }) => clearBeach(app))

test('B-17 B-21 a dog that needs space is said in the search; map, list and sheet say live why a place beside one does not suit, and to others that dogs are near', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 22)
  const person = await newPerson(app)
  const rival = await newPerson(app, 'Anna')
  const { places } = await ask(app, getPlan, {})
  const umbrellaId = places.find(({ code }) => code === 'C5')?.id ?? 0
  await arrive(page, person)

  await test.step('somebody else comes with a dog that needs space while the map is open', async () => {
    await page.goto(mapPath(day, day, { dogs: 'Nebbia:large' }))
    await expect(place(page, 'C6')).toHaveAccessibleName(/^C6, libero/)
    await expect(place(page, 'C6')).not.toHaveAccessibleName(new RegExp(NEAR))
    const lampo = { name: 'Lampo', size: 'large' as const, temperament: 'reactive' as const }
    const wish = {
      from: day,
      to: day,
      part: 'full_day' as const,
      places: [{ umbrellaId, people: 1, dogs: [lampo], extras: [] }],
    }
    await ask(app, lockUmbrellas, wish, rival.token)
    for (const code of ['C6', 'B5']) await expect(place(page, code)).toHaveAccessibleName(new RegExp(NEAR))
    // Who stands there and whose dog it is, nobody is told.
    await expect(place(page, 'C5')).not.toHaveAccessibleName(/spazio|Lampo/)
  })

  await test.step('the place says why, and takes people without the dog', async () => {
    await place(page, 'C6').click({ force: true })
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(`${NEAR}: qui si sta senza cani.`, { exact: false }).first()).toBeVisible()
    await expect(sheet.getByRole('switch', { name: /^Nebbia/ })).toBeDisabled()
    expect(await audit(page, 'it')).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('the list says the same', async () => {
    await page.goto(mapPath(day, day, { dogs: 'Nebbia:large', view: 'list' }))
    const listed = page.getByRole('list', { name: 'Elenco dei posti' }).getByRole('button', { name: /^C6,/ })
    await expect(listed).toHaveAccessibleName(new RegExp(NEAR))
    await expect(listed).toHaveAttribute('data-veiled', 'serve spazio')
    expect(await audit(page, 'it')).toEqual([])
  })

  await test.step('who comes without a dog hears that dogs are near, and nothing more of them; and where shade is', async () => {
    await page.goto(mapPath(day, day, { zone: 'all', view: 'list' }))
    const listed = (code: string) =>
      page.getByRole('list', { name: 'Elenco dei posti' }).getByRole('button', { name: new RegExp(`${code}, libero`) })
    await expect(listed('C6')).toHaveAccessibleName(/, cani vicino, a 12 metri dal mare, /)
    await expect(listed('C9')).not.toHaveAccessibleName(/cani vicino/)
    await expect(listed('N20')).toHaveAccessibleName(/, ombra naturale, a 47 metri dal mare, /)
    await listed('C6').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('Cani vicino', { exact: true })).toBeVisible()
    await expect(sheet.getByText(/spazio|Lampo/)).toHaveCount(0)
    expect(await audit(page, 'it')).toEqual([])
    await page.keyboard.press('Escape')
    await listed('N20').click()
    await expect(sheet.getByText('Ombra naturale', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('one’s own dog that needs space, said in kind words', async () => {
    await page.goto(`/tabs/main-page-ombrelloni?from=${day}&to=${day}&part=full_day&people=2`)
    await page.getByRole('button', { name: 'Aggiungi un cane' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Come si chiama?').fill('Tuono')
    await choose(sheet.getByRole('radio', { name: /^Grande/ }))
    await sheet.getByRole('button', { name: 'Ha bisogno di spazio' }).click()
    expect(await audit(page, 'it')).toEqual([])
    await sheet.getByRole('button', { name: 'Aggiungi Tuono' }).click()
    await expect(page.getByText('Taglia grande, oltre 14 kg · ha bisogno di spazio')).toBeVisible()
    await expect(page).toHaveURL(/dogs=Tuono(%3A|:)large(%3A|:)reactive/)
    await page.goto(mapPath(day, day, { dogs: 'Tuono:large:reactive' }))
    await expect(place(page, 'K5')).toHaveAccessibleName(/Fila tranquilla/)
  })
})
