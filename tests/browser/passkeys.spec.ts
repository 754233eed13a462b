import { audit } from './support/audit.ts'
import { readMail } from './support/guest.ts'
import { arrive, newPerson } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'
import { addAuthenticator } from './support/virtual-authenticator.ts'

test.use({ locale: 'it-IT', allowedErrors: [/status of 40[013]/] })

test(
  'B-26 R-603 somebody joins with a passkey, comes in by it, proves who they are by it, and keeps the last one',
  { tag: '@gate' },
  async ({ page, app, browser }) => {
    const email = `passkey.${process.pid}@example.it`
    await page.setViewportSize({ width: 1180, height: 820 })
    await openDesk(page, '/ges/persone', ELENA)
    await page.getByRole('button', { name: 'Invita', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Nome').fill('Pina')
    await sheet.getByLabel('E-mail').fill(email)
    await tick(sheet.getByRole('checkbox', { name: 'Bar' }))
    await sheet.getByRole('button', { name: 'Manda l’invito' }).click()
    await expect(page.getByRole('heading', { name: 'Pina' })).toBeVisible()

    const link = new URL(
      /https?:\/\/\S+#key=[\w-]{43}/.exec(await readMail(app, email, /accesso alla gestione/))?.[0] ?? '',
    )
    const phone = await browser.newPage({ baseURL: app.url, viewport: { width: 390, height: 844 }, locale: 'it-IT' })
    const device = await addAuthenticator(phone)
    await phone.goto(`${link.pathname}${link.hash}`)
    await expect(phone.getByText('Passo 1 di 3')).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Uso una password e un’app di codici' })).toBeVisible()
    expect(await audit(phone, 'it')).toEqual([])
    await phone.getByRole('button', { name: 'Crea la passkey' }).click()
    await expect(phone.getByRole('list', { name: 'I tuoi codici di recupero' }).getByRole('listitem')).toHaveCount(10)
    expect(await device.count()).toBe(1)
    await phone.getByRole('button', { name: 'Li ho conservati' }).click()
    await expect(phone.getByText('Passo 3 di 3')).toBeVisible()
    await phone.getByRole('button', { name: 'Non adesso' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Comande bar' })).toBeVisible()

    // Out, and in again by one press.
    await device.touch(false)
    await phone.getByRole('button', { name: /lingua, aspetto, uscita/ }).click()
    await phone.getByRole('button', { name: 'Esci' }).click()
    await expect(phone.getByRole('button', { name: 'Accedi con una passkey' })).toBeVisible()
    expect(await audit(phone, 'it')).toEqual([])
    await device.touch(true)
    await phone.getByRole('button', { name: 'Accedi con una passkey' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Comande bar' })).toBeVisible()

    // What a stolen token alone must not do asks for the passkey; who has no password is not asked for one.
    await app.sql(`update session set proven_at = null from account a where a.id = account_id and a.email = $1`, [
      email,
    ])
    await phone.getByRole('button', { name: /lingua, aspetto, uscita/ }).click()
    await phone.getByRole('button', { name: 'PIN per questo tablet' }).click()
    await phone.getByLabel('Nuovo PIN').fill('8402')
    await phone.getByRole('button', { name: 'Salva il PIN' }).click()
    const proof = phone.getByRole('dialog', { name: 'Conferma che sei tu' })
    expect(await audit(phone, 'it')).toEqual([])
    await device.verifies(false)
    await proof.getByRole('button', { name: 'Conferma con la passkey' }).click()
    await expect(proof.getByRole('button', { name: 'Conferma con la passkey' })).toBeEnabled()
    await device.verifies(true)
    await proof.getByRole('button', { name: 'Conferma con la passkey' }).click()
    await expect(phone.getByText('PIN salvato')).toBeVisible()

    await phone.getByRole('button', { name: 'Le mie passkey' }).click()
    await phone.getByRole('button', { name: /Usata oggi/ }).click()
    await phone.getByLabel('Nome').fill('Il mio telefono')
    expect(await audit(phone, 'it')).toEqual([])
    await expect(phone.getByText('È il tuo unico modo di entrare', { exact: false })).toBeVisible()
    await phone.getByRole('button', { name: 'Salva il nome' }).click()
    await expect(phone.getByRole('button', { name: /Il mio telefono/ })).toBeVisible()
    expect(await audit(phone, 'it')).toEqual([])
    await phone.close()
  },
)

test(
  'B-26 a guest adds a passkey, signs in by it without a password, and takes it off again',
  { tag: '@gate' },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const person = await newPerson(app)
    const device = await addAuthenticator(page)
    await arrive(page, person)
    await page.goto('/tabs/contact/sicurezza')
    await page.getByRole('button', { name: 'Aggiungi una passkey' }).click()
    await expect(page.getByRole('button', { name: /Mai usata/ })).toBeVisible()
    expect(await device.count()).toBe(1)
    expect(await audit(page, 'it')).toEqual([])
    await readMail(app, person.email, /Nuova passkey/)

    await device.touch(false)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/welcome?login=1&next=/tabs/contact/sicurezza')
    await expect(page.getByRole('button', { name: 'Accedi con una passkey' })).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
    await device.touch(true)
    await page.getByRole('button', { name: 'Accedi con una passkey' }).click()
    await expect(page.getByRole('button', { name: /Usata oggi/ })).toBeVisible()

    // The browser offers it where it fills in the e-mail as well: no button is pressed then.
    await page.evaluate(() => localStorage.clear())
    await page.goto('/welcome?login=1&next=/tabs/contact/sicurezza')
    await expect(page.getByRole('button', { name: /Usata oggi/ })).toBeVisible()

    await app.sql(`update session set proven_at = null from account a where a.id = account_id and a.email = $1`, [
      person.email,
    ])
    await page.getByRole('button', { name: /Usata oggi/ }).click()
    await page.getByLabel('Nome').fill('Telefono')
    await page.getByRole('button', { name: 'Salva il nome' }).click()
    await page.getByRole('button', { name: /Telefono/ }).click()
    expect(await audit(page, 'it')).toEqual([])
    await page.getByRole('button', { name: 'Togli la passkey' }).click()
    await page.getByRole('button', { name: 'Conferma con la passkey' }).click()
    await expect(page.getByText('Passkey tolta', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: /Telefono/ })).toHaveCount(0)

    // What the device still has opens nothing any more.
    await device.touch(false)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/welcome?login=1')
    await device.touch(true)
    await page.getByRole('button', { name: 'Accedi con una passkey' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'non è stata accettata' })).toBeVisible()
  },
)
