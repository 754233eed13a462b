import type { Page } from '@playwright/test'
import { newPerson } from './support/person.ts'
import { looksWellHere } from './support/guest-looks.ts'
import { keepPlace } from './support/season-pass.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }
const notice = (page: Page) => page.getByRole('region', { name: 'Avvisi' })

test('R-603 B-06: the desk renews the place that is kept, cheaper by a discount, and takes it back', async ({
  app,
  page,
}) => {
  const holder = await newPerson(app, 'Zelinda')
  const { subscriptionId, code } = await keepPlace(app, holder)
  for (const viewport of [TABLET, PHONE]) {
    await page.setViewportSize(viewport)
    await openDesk(page, '/ges/abbonamenti', ELENA)
    await page.getByLabel(/^Cerca/).fill('zelinda')
    await page
      .getByRole('navigation', { name: 'Abbonamenti trovati' })
      .getByRole('button', { name: /Zelinda/ })
      .first()
      .click()
    await expect(page.getByText(new RegExp(`^${code} è tenuto per la prossima stagione fino al`))).toBeVisible()
    await looksWellHere(page)
    await page.getByRole('button', { name: 'Rinnova', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: `Rinnova ${code}` })
    await sheet.locator('summary', { hasText: 'Sconto' }).click()
    await sheet.getByRole('button', { name: '10%' }).click()
    await sheet.getByRole('button', { name: 'Cliente abituale' }).click()
    await looksWellHere(page)
    await sheet.getByRole('button', { name: /^Vendi e incassa/ }).click()
    await expect(notice(page)).toContainText('venduto')
    await notice(page).getByRole('button', { name: 'Annulla' }).click()
    await expect(notice(page)).toContainText('Vendita annullata')
  }
  const renewals = await app.sql(`select state from subscription where renews_id = $1`, [subscriptionId])
  expect(renewals).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }])
})
