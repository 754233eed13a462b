import { bytesOf, codeAt } from '../../sandbox/authenticator/code.ts'
import { audit } from './support/audit.ts'
import { codeOf } from './support/staff-login.ts'
import { readMail } from './support/guest.ts'
import { ELENA, signInAtDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

test.use({ viewport: { width: 1180, height: 820 }, locale: 'it-IT', allowedErrors: [/status of 40[013]/] })

test(
  'R-603 a manager invites somebody, who is led by the mail to their first screen; a PIN changes the person at the tablet',
  { tag: '@gate' },
  async ({ page, app, browser }) => {
    const email = `nuova.${process.pid}@example.it`
    await page.goto('/ges/altro')
    expect(await audit(page, 'it')).toEqual([])
    await signInAtDesk(page, ELENA)
    expect(await audit(page, 'it')).toEqual([])
    await page.getByRole('link', { name: /^Persone/ }).click()
    await page.getByRole('button', { name: 'Invita', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Nome').fill('Nuova')
    await sheet.getByLabel('E-mail').fill(email)
    await tick(sheet.getByRole('checkbox', { name: 'Bar' }))
    expect(await audit(page, 'it')).toEqual([])
    await sheet.getByRole('button', { name: 'Manda l’invito' }).click()
    await expect(page.getByRole('heading', { name: 'Nuova' })).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])

    const mail = await readMail(app, email, /accesso alla gestione/)
    const link = new URL(/https?:\/\/\S+#key=[\w-]{43}/.exec(mail)?.[0] ?? '')
    const phone = await browser.newPage({ baseURL: app.url, viewport: { width: 390, height: 844 }, locale: 'it-IT' })
    await phone.goto(`${link.pathname}${link.hash}`)
    await expect(phone.getByText('Passo 1 di 3')).toBeVisible()
    // A passkey comes first; this one has no device for it.
    await phone.getByRole('button', { name: 'Uso una password e un’app di codici' }).click()
    await expect(phone.getByText(`Scegli la password di ${email}.`)).toBeVisible()
    expect(await audit(phone, 'it')).toEqual([])
    await phone.getByLabel('Password', { exact: true }).fill('tre conchiglie azzurre')
    await phone.getByRole('button', { name: 'Continua' }).click()
    await expect(phone.getByText('Passo 2 di 3')).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Apri l’app di autenticazione' })).toHaveAttribute('href', /^otpauth:/)
    expect(await audit(phone, 'it')).toEqual([])
    const key = bytesOf(await phone.locator('.secret').innerText())
    const [clock] = await app.sql<{ now: number }>('select (extract(epoch from battigia_now()) * 1000)::float8 as now')
    await phone.getByLabel('Codice', { exact: true }).fill(codeAt(key ?? Buffer.alloc(20), clock?.now ?? 0))
    await phone.getByRole('button', { name: 'Accedi', exact: true }).click()
    await expect(phone.getByRole('list', { name: 'I tuoi codici di recupero' }).getByRole('listitem')).toHaveCount(10)
    await phone.getByRole('button', { name: 'Li ho conservati' }).click()
    await expect(phone.getByText('Passo 3 di 3')).toBeVisible()
    expect(await audit(phone, 'it')).toEqual([])
    await phone.getByLabel('Nuovo PIN').fill('8402')
    await phone.getByRole('button', { name: 'Salva il PIN' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Comande bar' })).toBeVisible()
    expect(new URL(phone.url()).pathname).toBe('/ges/bar')

    // The link was for once; who has a password by now signs in, and the PIN is asked for no second time.
    await phone.goto('/icon.svg')
    await phone.goto(`${link.pathname}${link.hash}`)
    await expect(phone.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible()
    expect(await audit(phone, 'it')).toEqual([])
    await phone.close()

    await page.getByRole('button', { name: /lingua, aspetto, uscita/ }).click()
    await page.getByRole('button', { name: 'PIN per questo tablet' }).click()
    await page.getByLabel('Nuovo PIN').fill('840291')
    await page.getByRole('button', { name: 'Salva il PIN' }).click()
    await expect(page.getByText('PIN salvato')).toBeVisible()
    await page.getByRole('button', { name: 'Blocca il tablet' }).click()
    await expect(page.getByRole('heading', { name: 'Chi sei?' })).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
    await page.getByRole('button', { name: 'Elena' }).click()
    await page.getByLabel('PIN', { exact: true }).fill('840291')
    await page.getByRole('button', { name: 'Entra', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nuova' })).toBeVisible()

    // What a stolen token alone must not do asks again.
    await page.getByRole('button', { name: 'Modifica: Nuova' }).click()
    await tick(page.getByRole('checkbox', { name: 'Spiaggia' }))
    await page.getByRole('button', { name: 'Salva i ruoli' }).click()
    const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' })
    await proof.getByRole('button', { name: 'Uso il codice dell’app' }).click()
    await proof.getByLabel('Codice dell’app').fill(await codeOf(app, ELENA))
    await proof.getByRole('button', { name: 'Conferma' }).click()
    const both = page.getByText('Spiaggia, Bar').or(page.getByText('Bar, Spiaggia'))
    await expect(both).toBeVisible()
    // It is said, and taken back within its seconds.
    await expect(page.getByText('Ruoli cambiati')).toBeVisible()
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByText('Ruoli di prima ridati', { exact: false })).toBeVisible()
    await expect(both).toHaveCount(0)

    // The end of somebody's work asks first; who goes back has changed nothing.
    await page.getByRole('button', { name: 'Modifica: Nuova' }).click()
    await page.getByRole('button', { name: 'Non lavora più qui' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Nuova non lavora più qui?' })
    await expect(asked.getByRole('button', { name: 'Indietro' })).toBeFocused()
    expect(await audit(page, 'it')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(asked).toHaveCount(0)
    // The sheet below hears the keys again once the focus is back in it.
    await expect(page.getByRole('button', { name: 'Non lavora più qui' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Nuova' })).toBeVisible()

    // The log says in words what changed; the raw data are one tap away.
    await page.goto('/ges/registro')
    await page
      .getByRole('button', { name: /Elena ha cambiato i ruoli di Nuova/ })
      .first()
      .press('Enter')
    const facts = page.getByRole('dialog', { name: 'Dettagli' })
    await expect(facts.getByText('Prima: bar')).toBeVisible()
    await expect(facts.getByText('Dopo: bar, spiaggia')).toBeVisible()
    await facts.getByRole('button', { name: 'Mostra i dati grezzi' }).click()
    await expect(facts.getByRole('region', { name: 'Dati grezzi' })).toContainText('staff.changeRoles')
    expect(await audit(page, 'it')).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await audit(page, 'it')).toEqual([])
  },
)
