import type { Locator, Page } from '@playwright/test'
import { getMessageWishes } from '../../domain/messages/calls.ts'
import { listBroadcasts } from '../../domain/messages/staff-calls.ts'
import { audit } from './support/audit.ts'
import { WHOLE_CHROMIUM } from './support/chromium.ts'
import { looksWell } from './support/desk-looks.ts'
import { expectHeard, expectOpened, listen } from './support/heard.ts'
import { press } from './support/keyboard.ts'
import { arrive, ask, newPerson, order } from './support/person.ts'
import { ELENA, openDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { choose } from './support/tick.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 1180, height: 820 }

/** Pushes to the page's worker as the browser's push service does, and answers what the lock screen shows. */
async function push(page: Page, message: object): Promise<{ title: string; body: string; path: string }[]> {
  // A push to a worker that is not active yet is dropped.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${new URL(page.url()).origin}/`)
      if (ours !== undefined) resolve(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/')
      const notes = (await worker?.getNotifications()) ?? []
      return notes.map(({ title, body, data }) => ({ title, body, path: (data as { path: string }).path }))
    })
  await expect.poll(async () => (await shown()).length).toBe(1)
  return shown()
}

// Without a network the code of every screen has to be there already.
test.use({
  savesData: false,
  // The browser's own words for what the first test is about: there is no push service behind it.
  allowedErrors: [/does not support the Push API in incognito mode/],
  serviceWorkers: 'allow',
  launchOptions: WHOLE_CHROMIUM,
})

test('B-13 R-216 B-21: by keyboard a guest chooses what they hear of; a browser without a push service says so, and its worker shows a push', async ({
  page,
  app,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: app.url })
  await page.setViewportSize(PHONE)
  const person = await newPerson(app)
  await listen(page)
  await arrive(page, person)
  await page.goto('/tabs/contact')
  await press(page, page.getByRole('link', { name: 'Notifiche' }))
  await expectOpened(page, 'Notifiche')
  const device = page.getByRole('switch', { name: 'Notifiche su questo dispositivo' })
  await expect(device).not.toBeChecked()
  expect(await audit(page, 'it')).toEqual([])
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main "Notifiche":
      - heading "Questo dispositivo" [level=2]
      - switch "Notifiche su questo dispositivo"
      - heading "Ordini" [level=2]
      - 'switch "Ordini: Notifica" [checked]'
      - heading "Promemoria" [level=2]
      - 'switch "Promemoria: Notifica" [checked]'
      - 'switch "Promemoria: E-mail" [checked]'
  `)
  const byMail = page.getByRole('switch', { name: 'Promemoria: E-mail' })
  await press(page, byMail, 'Space')
  await expect(byMail).not.toBeChecked()
  await expect(byMail).toBeFocused()
  await expect
    .poll(async () => (await ask(app, getMessageWishes, {}, person.token)).wishes.reminders)
    .toEqual({ push: true, mail: false })
  await page.reload()
  await expect(byMail).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Ordini: E-mail' })).toHaveCount(0)

  // A headless browser has no push service to subscribe at; its worker is there all the same.
  await press(page, device, 'Space')
  await expectHeard(page, /^Il browser non ha attivato le notifiche/, 'polite')
  await expect(device).not.toBeChecked()
  await expect(device).toBeFocused()
  const message = {
    title: 'Il tuo ordine è pronto: n. 214',
    body: 'Ti aspetta al banco del bar.',
    tag: 'a',
    language: 'it',
  }
  expect(await push(page, { ...message, path: '/tabs/menu/stato?order=1' })).toEqual([
    { title: message.title, body: message.body, path: '/tabs/menu/stato?order=1' },
  ])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await audit(page, 'it')).toEqual([])
})

test('B-13: words to the guests of a day are called back, then sent, and whom they do not reach is called; what could not be delivered is sent again', async ({
  page,
  app,
}) => {
  const person = await newPerson(app)
  const [row] = await app.sql<{ day: string }>(`select to_char(resort_today() + 9, 'YYYY-MM-DD') as day`, [])
  const day = row?.day ?? ''
  await order(app, person, { from: day, to: day }, ['D12'])
  await app.sql(
    `insert into outbox (kind, key, payload, failed_at, attempts, last_error)
     select 'orders.confirmation', 'browser-test', jsonb_build_object('orderId', max(id)), now(), 1, 'PermanentFailure'
     from orders`,
    [],
  )
  // Somebody who telephoned and left no e-mail.
  const caller = await newPerson(app, 'Rita')
  await order(app, caller, { from: day, to: day }, ['D14'])
  await app.sql(
    `update account set kind = 'guest', password_hash = '', confirmed_at = null, email = '', phone = '333 111 2222' where email = $1`,
    [caller.email],
  )
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/messaggi', ELENA)
  await expect(page.getByRole('heading', { name: 'Scrivi agli ospiti di un giorno' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Giorno' }).fill(day)
  await page.getByRole('textbox', { name: 'Titolo' }).fill('Mare mosso')
  await page.getByRole('textbox', { name: 'Testo' }).fill('Bandiera rossa: oggi non si fa il bagno.')
  await expect(page.getByText('1 persona', { exact: true })).toBeVisible()
  const call = (region: Locator) => region.getByRole('link', { name: /^Chiama Rita/ })
  const form = page.getByRole('region', { name: 'Scrivi agli ospiti di un giorno' })
  await expect(form.getByText('1 persona non raggiunta')).toBeVisible()
  await expect(form.getByText('D14 · Senza e-mail né notifiche')).toBeVisible()
  await expect(call(form)).toHaveAttribute('href', 'tel:3331112222')
  expect(await audit(page, 'it')).toEqual([])
  const send = page.getByRole('button', { name: 'Invia a 1 persona' })
  await send.click()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Messaggio annullato: non è partito.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Mare mosso')
  await send.click()
  const sent = page.getByRole('region', { name: 'Già inviati' }).getByText('Inviato', { exact: true })
  await expect(sent).toBeVisible()
  await expect(call(page.getByRole('region', { name: 'Già inviati' }))).toBeVisible()
  const token = await staffToken(app, ELENA)
  const { broadcasts } = await ask(app, listBroadcasts, {}, token)
  expect(broadcasts.map(({ state, people }) => [state, people])).toEqual([
    ['sent', 1],
    ['undone', null],
  ])

  const failed = page.getByRole('region', { name: 'Non consegnati' })
  await expect(failed.getByText('Giulia', { exact: false }).first()).toBeVisible()
  await failed.getByRole('button', { name: 'Invia di nuovo' }).click()
  await expect(failed.getByText('Tutto consegnato')).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await audit(page, 'it')).toEqual([])
})

test('B-13: a template is written with one press; a manager keeps another, changes it, deletes it and brings it back', async ({
  page,
}) => {
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/messaggi', ELENA)
  const templates = page.getByRole('group', { name: 'Modelli' })
  const title = page.getByRole('textbox', { name: 'Titolo' })
  const sheet = page.getByRole('dialog')
  await templates.getByRole('button', { name: 'Vento forte' }).click()
  await expect(title).toHaveValue(/^Vento forte/)
  await choose(page.getByRole('radio', { name: /tedesco/ }))
  await expect(title).toHaveValue(/^Starker Wind/)
  await choose(page.getByRole('radio', { name: /italiano/ }))
  await looksWell(page, 'message-templates')

  await title.fill('Vento di libeccio: chiudiamo gli ombrelloni')
  await page.getByRole('button', { name: 'Cambia il modello' }).click()
  await sheet.getByRole('textbox', { name: 'Nome' }).fill('Libeccio')
  await looksWell(page, 'message-template')
  await sheet.getByRole('button', { name: 'Salva come nuovo' }).click()
  await expect(page.getByText('Modello “Libeccio” salvato')).toBeVisible()
  await expect(templates.getByRole('button')).toHaveText([
    'Vento forte',
    'Temporale',
    'Mare mosso',
    'Cane smarrito',
    'Chiudiamo prima',
    'Libeccio',
  ])
  await expect(templates.getByRole('button', { name: 'Libeccio' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Cambia il modello' }).click()
  await sheet.getByRole('button', { name: 'Elimina' }).click()
  await expect(templates.getByRole('button', { name: 'Libeccio' })).toHaveCount(0)
  await page.locator('.toast').last().getByRole('button', { name: 'Annulla' }).click()
  await expect(templates.getByRole('button', { name: 'Libeccio' })).toBeVisible()
})
