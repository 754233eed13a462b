import type { Page } from '@playwright/test'
import { START_DATA_ID } from '../../domain/platform/start-data-id.ts'
import { visit } from './support/audit.ts'
import { clearBeach, dayFromToday, mapPath, place } from './support/guest.ts'
import { askToDelete, manageButton } from './support/manage.ts'
import { arrive, hold, newPerson, order } from './support/person.ts'
import { expect, test } from './support/test.ts'

// Without a network the code of every screen has to be there already.
test.use({ savesData: false })

test.beforeEach(async ({ app }) => clearBeach(app))

const GENERIC = 'Ops, qualcosa è andato storto. Riprova. Se continua, esci dall’account e rientra.'

/** Keeps every answer of a call back until the returned function lets it through. */
async function holdBack(page: Page, url: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return async () => {
    release()
    await page.unroute(url)
  }
}

test.describe('waiting', () => {
  test('R-904: a skeleton after 300 ms, a word after 8 s, a way on after 10 s, an error after 25 s, and then the map', async ({
    page,
    app,
  }) => {
    const day = await dayFromToday(app, 20)
    await arrive(page, await newPerson(app))
    await page.goto('/tabs/home')
    await expect(page.getByRole('link', { name: /^Prenota l’ombrellone/ })).toBeVisible()
    await page.clock.install()
    const release = await holdBack(page, '**/umbrellas/availability?*')
    await visit(page, mapPath(day, day))
    await page.clock.runFor(400)
    await expect(page.getByText('Cerco i posti liberi…')).toBeVisible()
    await expect(page.getByText('Ci sta mettendo più del solito')).toHaveCount(0)
    await page.clock.runFor(8_000)
    await expect(page.getByText('Ci sta mettendo più del solito')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(page.getByText('Ancora nessuna risposta')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible()
    await page.clock.runFor(15_000)
    await expect(page.getByText('Nessuna risposta dopo 25 secondi')).toBeVisible()
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByText('Nessuna risposta dopo 25 secondi')).toHaveCount(0)
    await release()
    await expect(place(page, 'C5')).toBeVisible()
  })

  test('R-401: while the app starts there is the splash, never a blank page', async ({ page }) => {
    // As in a document that does not say what the calls would answer.
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const block = new RegExp(`<script type="application/json" id="${START_DATA_ID}">[^<]*</script>`)
      const body = await response.text()
      expect(body).toMatch(block)
      await route.fulfill({ response, body: body.replace(block, '') })
    })
    const release = await holdBack(page, '**/getParametroInt?*')
    await page.goto('/')
    await expect(page.getByRole('status')).toHaveAccessibleName('Apriamo l’app')
    await release()
    await expect(page.getByRole('link', { name: 'Crea un account' })).toBeVisible()
  })
})

test.describe('offline', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test(
    'B-02: without a network the banner says since when, the pass opens, and what needs the server says why it waits',
    { tag: '@gate' },
    async ({ page, context, app }) => {
      const [day, later] = [await dayFromToday(app, 23), await dayFromToday(app, 24)]
      const person = await newPerson(app)
      const { orderId, number } = await order(app, person, { from: later, to: later }, ['D5'])
      await hold(app, person, { from: day, to: day }, ['C5'])
      await arrive(page, person)
      await page.goto('/tabs/contact/ordini')
      await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible()
      await page.waitForLoadState('networkidle')

      await context.setOffline(true)
      await expect(page.getByText(/^Sei offline\. Dati delle \d\d:\d\d$/)).toBeVisible()
      await page.getByRole('link', { name: new RegExp(number) }).click()
      await expect(page).toHaveURL(new RegExp(`riepilogo\\?order=${orderId}`))
      await expect(page.getByRole('img', { name: /^Codice QR/ })).toBeVisible()
      await expect(page.getByText('Salvato sul telefono, valido all’ingresso')).toBeVisible()
      await expect(page.getByRole('img', { name: 'Posizione di D5 sulla spiaggia' })).toBeVisible()
      await expect(manageButton(page)).toBeDisabled()
      await expect(page.getByText('Serve la rete')).toBeVisible()

      await visit(page, '/tabs/carrello')
      await expect(page.getByRole('button', { name: /Vai al pagamento/ })).toBeDisabled()
      await expect(page.getByText('Senza rete non puoi pagare. Il tempo continua a scorrere.')).toBeVisible()

      await visit(page, '/tabs/home')
      await expect(page.getByRole('heading', { name: 'Ciao Giulia' })).toBeVisible()
      await expect(page.getByRole('img', { name: /^Codice QR/ })).toBeVisible()
      await expect(page.getByText('serve la rete').first()).toBeVisible()

      await context.setOffline(false)
      await expect(page.getByText('Di nuovo in rete')).toBeVisible()
      await expect(page.getByText(/offline/i)).toHaveCount(0)
    },
  )

  test('R-806: the place sheet cannot book offline and says so; with the network back it can', async ({
    page,
    context,
    app,
  }) => {
    const day = await dayFromToday(app, 23)
    await arrive(page, await newPerson(app))
    await page.goto(mapPath(day, day))
    await place(page, 'H18').click()
    const add = page.getByRole('button', { name: /^Aggiungi al carrello/ })
    await expect(add).toBeEnabled()
    await context.setOffline(true)
    await expect(add).toBeDisabled()
    await expect(page.getByRole('dialog').getByText('Senza rete non puoi prenotare.')).toBeVisible()
    await context.setOffline(false)
    await expect(add).toBeEnabled()
  })
})

test.describe('errors', () => {
  test.use({ allowedErrors: [/status of 500|ERR_FAILED|dynamically imported module/] })

  test(
    'R-806: a 500 on a tap: the lock comes back to the sheet with the generic words, the place is free again',
    { tag: '@gate' },
    async ({ page, app }) => {
      const day = await dayFromToday(app, 20)
      await arrive(page, await newPerson(app))
      await page.goto(mapPath(day, day))
      await page.route('**/umbrellas/lock', (route) =>
        route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
      )
      await place(page, 'H18').click()
      await page.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(GENERIC)
      await page.unroute('**/umbrellas/lock')
      await page.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
      await expect(place(page, 'H18')).toHaveAttribute('aria-selected', 'true')
    },
  )

  test('R-806: a 500 on a tap without a form: a toast with the generic words', async ({ page, app }) => {
    const day = await dayFromToday(app, 24)
    const person = await newPerson(app)
    const { orderId } = await order(app, person, { from: day, to: day }, ['D5'])
    await arrive(page, person)
    await page.goto(`/riepilogo?order=${orderId}`)
    await page.route('**/orders/resendConfirmation', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    await page.getByRole('button', { name: 'Rimanda l’e-mail di conferma' }).click()
    await expect(page.getByRole('region', { name: 'Avvisi' })).toContainText(GENERIC)
  })

  test('R-803 R-403: a deletion that fails brings the booking back and tells the person', async ({ page, app }) => {
    const day = await dayFromToday(app, 24)
    const person = await newPerson(app)
    const { orderId } = await order(app, person, { from: day, to: day }, ['D5'])
    await arrive(page, person)
    await page.goto(`/riepilogo?order=${orderId}`)
    await page.route('**/umbrellas/deleteBooking', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    await askToDelete(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click()
    await expect(page.getByRole('region', { name: 'Avvisi' })).toContainText(GENERIC)
    await expect(manageButton(page)).toBeEnabled()
    expect(await app.sql(`select from occupancy where state = 'booked'`)).toHaveLength(1)
  })

  test('R-806: a page whose data fails says so and can be tried again', async ({ page, app }) => {
    const day = await dayFromToday(app, 20)
    await arrive(page, await newPerson(app))
    await page.route('**/umbrellas/availability?*', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    await page.goto(mapPath(day, day))
    await expect(page.getByRole('alert').filter({ hasText: 'Ops, qualcosa è andato storto' })).toBeVisible()
    await page.unroute('**/umbrellas/availability?*')
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(place(page, 'C5')).toBeVisible()
  })

  test('R-806: a page whose code cannot be loaded shows the error page; trying again loads the app anew', async ({
    page,
    app,
  }) => {
    await arrive(page, await newPerson(app))
    await page.route('**/assets/ContactsPage-*.js', (route) => route.abort())
    await page.goto('/tabs/contact')
    await page.getByRole('link', { name: 'Contatti, prezzi e servizi' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ops, qualcosa è andato storto' })).toBeVisible()
    await page.unroute('**/assets/ContactsPage-*.js')
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByRole('heading', { name: 'Contatti e servizi' })).toBeVisible()
  })
})

test.describe('a first visit, of which nothing else is on the device', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/] })

  test('G2 B-02: without a network each tab opens its own offline state at once, and by itself once there is one', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Continua come ospite' }).click()
    await expect(page).toHaveURL(/tabs\/home/)
    await context.setOffline(true)
    for (const [tab, path] of [
      ['Ordina', '/tabs/menu'],
      ['Profilo', '/tabs/contact'],
      ['Carrello', '/tabs/carrello'],
    ] as const) {
      const link = page.getByRole('link', { name: tab, exact: true })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      // What was there before the network went shows itself, as far as it goes.
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Sei offline$|^${tab}`) })).toBeVisible()
    }
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Il carrello è vuoto' })).toBeVisible()
  })
})

test.describe('empty', () => {
  // The checkout asks for a quote of the empty cart, and is refused.
  test.use({ allowedErrors: [/status of 409/] })

  test('R-210 R-314 R-212: what is empty says so and leads on', { tag: '@gate' }, async ({ page, app }) => {
    await arrive(page, await newPerson(app))
    await page.goto('/tabs/carrello')
    const empty: readonly (readonly [string, string, string, string])[] = [
      ['/tabs/carrello', 'Il carrello è vuoto', 'Cerca un ombrellone', '/tabs/main-page-ombrelloni'],
      ['/tabs/carrello?cart=bar', 'Niente dal bar', 'Ordina al bar', '/tabs/menu'],
      ['/tabs/carrello?cart=restaurant', 'Nessun tavolo', 'Prenota un tavolo', '/tabs/home/ristorante'],
      ['/tabs/carrello?cart=parking', 'Nessun parcheggio', 'Prenota un parcheggio', '/tabs/home/parcheggio'],
      ['/tabs/contact/ordini', 'Ancora nessun ordine', 'Prenota l’ombrellone', '/tabs/main-page-ombrelloni'],
      ['/tabs/carrello/pagamenti-card', 'Il carrello è vuoto', 'Cerca un ombrellone', '/tabs/main-page-ombrelloni'],
    ]
    for (const [path, title, action, target] of empty) {
      await visit(page, path)
      await expect(page.getByRole('heading', { name: title }), path).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: action }), path).toHaveAttribute('href', target)
    }
  })
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test(`B-15: ${reducedMotion === 'reduce' ? 'with' : 'without'} reduced motion skeletons and sheets ${reducedMotion === 'reduce' ? 'stand still' : 'move'}`, async ({
      page,
      app,
    }) => {
      const day = await dayFromToday(app, 20)
      await arrive(page, await newPerson(app))
      const release = await holdBack(page, '**/umbrellas/availability?*')
      await page.goto(mapPath(day, day))
      await expect(page.getByText('Cerco i posti liberi…')).toBeVisible()
      const moving = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 1)
              .length,
        )
      if (reducedMotion === 'reduce') expect(await moving()).toBe(0)
      else expect(await moving()).toBeGreaterThan(0)
      await release()
      await expect(place(page, 'C5')).toBeVisible()
    })
  })
}
