import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { addDogDocument, saveDog } from '../../domain/dogs/calls.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { it as DogCheckWords } from '../../web/dogs/staff/texts/it.ts'
import type { it as DogWords } from '../../web/dogs/texts/it.ts'
import type { it as FindWords } from '../../web/accounts/guest-link/texts/it.ts'
import type { it as ProofWords } from '../../web/accounts/proof/texts/it.ts'
import type { it as RecoveryWords } from '../../web/accounts/recovery/texts/it.ts'
import type { it as SecurityWords } from '../../web/accounts/security/texts/it.ts'
import type { it as MessageWords } from '../../web/messages/staff/texts/it.ts'
import type { it as PrivacyWords } from '../../web/privacy/texts/it.ts'
import { clearBeach, dayFromToday } from './support/guest.ts'
import { LOOKS } from './support/looks.ts'
import { arrive, ask, newPerson, order, type Person } from './support/person.ts'
import { ELENA, keepStaffSession, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { Walk } from './support/walk.ts'

test.use({
  allowedErrors: [/status of 40[0134]/],
})
test.beforeEach(async ({ app }) => clearBeach(app))

const NEW_PASSWORD = 'scoglio e mare aperto'

/** A slice's own words in a language. */
async function wordsOf<T>(slice: string, language: Language): Promise<T> {
  const module = (await import(`../../web/${slice}/texts/${language}.ts`)) as Record<Language, T>
  return module[language]
}

/** How one signs in, and the question who one is. */
async function walkSecurity(walk: Walk, person: Person): Promise<void> {
  const { page, app, language } = walk
  const security = await wordsOf<typeof SecurityWords>('accounts/security', language)
  const proof = await wordsOf<typeof ProofWords>('accounts/proof', language)
  const recovery = await wordsOf<typeof RecoveryWords>('accounts/recovery', language)
  await page.goto('/tabs/contact/sicurezza')
  await expect(page.getByText(security.sessions.openedNow)).toBeVisible()
  await walk.check('access and devices')
  await page.getByRole('button', { name: new RegExp(`^${security.email.label}`) }).click()
  await walk.dialog.getByRole('button', { name: security.email.submit }).click()
  await expect(walk.dialog.getByLabel(security.email.field)).toBeFocused()
  await walk.check('another e-mail, wrong')
  await walk.closeDialog()
  await page.getByRole('button', { name: new RegExp(`^${security.password.label}`) }).click()
  await walk.dialog.getByLabel(walk.words.accounts.login.password, { exact: true }).fill(NEW_PASSWORD)
  await walk.dialog.getByLabel(recovery.reset.repeat).fill('scoglio')
  await page.keyboard.press('Tab')
  await expect(walk.dialog.getByText(recovery.reset.mismatch)).toBeVisible()
  await walk.check('another password, wrong')
  await walk.dialog.getByLabel(recovery.reset.repeat).fill(NEW_PASSWORD)
  await app.sql(
    `update session set proven_at = proven_at - interval '1 hour' where account_id = (select id from account where email = $1)`,
    [person.email],
  )
  await walk.dialog.getByRole('button', { name: security.password.submit }).click()
  await expect(page.getByRole('heading', { name: proof.title })).toBeVisible()
  await walk.check('the proof')
}

/** What is kept of a person, what they hear of, and the way out. */
async function walkData(walk: Walk): Promise<void> {
  const { page, app, language } = walk
  const privacy = await wordsOf<typeof PrivacyWords>('privacy', language)
  await page.goto('/tabs/contact/i-miei-dati')
  await expect(page.getByText(privacy.consents.none)).toBeVisible()
  await walk.check('my data')
  await app.set('accountDeletion', '0')
  await walk.show('deletion by mail', '/tabs/contact/elimina-account')
  await walk.show('notifications', '/tabs/contact/notifiche')
  await app.set('accountDeletion', '1')
  await page.goto('/tabs/contact/elimina-account')
  await expect(page.getByLabel(privacy.deletion.field(privacy.deletion.word))).toBeVisible()
  await walk.check('deletion')
}

async function walkDogs(walk: Walk, person: Person): Promise<void> {
  const { page, app, language } = walk
  const dogs = await wordsOf<typeof DogWords>('dogs', language)
  await page.goto('/tabs/contact/cani')
  await expect(page.getByText(dogs.list.emptyTitle)).toBeVisible()
  await walk.check('dogs, none')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: dogs.first }).click()
  await page.locator('[type=submit]').click()
  await expect(page.getByLabel(dogs.form.name)).toBeFocused()
  await walk.check('a new dog, wrong')
  const facts = {
    name: 'Saetta',
    size: 'large',
    weightTenthsKg: 280,
    chip: '380260000123456',
    temperament: 'shy',
  } as const
  const { dogId } = await ask(app, saveDog, facts, person.token)
  const scan = sharp({ create: { width: 90, height: 120, channels: 3, background: '#F4E9D0' } }).jpeg()
  const dataUrl = `data:image/jpeg;base64,${(await scan.toBuffer()).toString('base64')}`
  await ask(app, addDogDocument, { dogId, kind: 'vaccination', validUntil: '2099-05-31', dataUrl }, person.token)
  await page.goto('/tabs/contact/cani')
  await expect(main.getByRole('link', { name: /^Saetta/ })).toBeVisible()
  await walk.check('dogs')
  await main.getByRole('link', { name: /^Saetta/ }).click()
  const { documents, remove, upload } = dogs
  await expect(page.getByText(documents.states.waiting)).toBeVisible()
  await walk.check('passport of a dog')
  await page.getByRole('button', { name: documents.add }).click()
  await walk.dialog.getByRole('button', { name: upload.send }).click()
  await expect(walk.dialog.getByText(upload.fileMissing)).toBeVisible()
  await walk.check('a document, wrong')
  await walk.closeDialog()
  await page.getByRole('button', { name: documents.open(documents.kinds.vaccination) }).click()
  await expect(page.getByRole('img', { name: documents.shown(documents.kinds.vaccination, 'Saetta') })).toBeVisible()
  await walk.check('document of a dog')
  await walk.closeDialog()
  await page.getByRole('button', { name: remove.button('Saetta') }).click()
  await expect(walk.dialog).toBeVisible()
  await walk.check('remove a dog')
  await walk.closeDialog()
}

/** The screens of the resort's people, where that document waits. */
async function walkDesk(walk: Walk): Promise<void> {
  const { page, app, language } = walk
  const checks = await wordsOf<typeof DogCheckWords>('dogs/staff', language)
  const messages = await wordsOf<typeof MessageWords>('messages/staff', language)
  const token = await staffToken(app, ELENA)
  await arrive(page, null, language)
  await keepStaffSession(page, token)
  await page.goto('/ges/cani')
  await expect(page.getByRole('button', { name: checks.accept, exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /Saetta/ }).last()).toBeVisible()
  await walk.check('documents to check')
  await page.getByRole('button', { name: checks.reject, exact: true }).click()
  await expect(walk.dialog).toContainText(checks.why)
  await walk.check('why a document is not right')
  await walk.closeDialog()
  await page.goto('/ges/messaggi')
  await expect(page.getByRole('heading', { name: messages.compose })).toBeVisible()
  await expect(page.getByText(messages.allDelivered)).toBeVisible()
  await walk.check('messages to guests')
}

/** Where the links of mails lead to. */
async function walkLinks(walk: Walk): Promise<void> {
  const { page, app, language } = walk
  const recovery = await wordsOf<typeof RecoveryWords>('accounts/recovery', language)
  const find = await wordsOf<typeof FindWords>('accounts/guest-link', language)
  const key = randomBytes(32).toString('base64url')
  const { email } = await newPerson(app, 'Smemorata')
  await app.sql(
    `insert into password_reset (account_id, key_hash, expires_at)
     select id, $2, battigia_now() + interval '20 minutes' from account where email = $1`,
    [email, createHash('sha256').update(key).digest()],
  )
  await arrive(page, null, language)
  await page.goto(`/recuperapassword#key=${key}`)
  await page.getByLabel(walk.words.accounts.login.password, { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(recovery.reset.repeat).fill('scoglio')
  await page.keyboard.press('Tab')
  await expect(page.getByText(recovery.reset.mismatch)).toBeVisible()
  await walk.check('a new password, wrong')
  await page.goto('/recuperapassword#key=broken')
  await expect(page.getByRole('heading', { name: recovery.over.title })).toBeVisible()
  await walk.check('a link for a password that is over')
  await page.goto('/ritrova-ordine')
  await expect(page.getByRole('heading', { name: find.find.title })).toBeVisible()
  await page.getByRole('button', { name: find.find.submit }).click()
  await expect(page.getByLabel(find.find.email)).toBeFocused()
  await walk.check('find an order, wrong')
  const orderId = await orderOfGuest(walk, key)
  await page.goto(`/riepilogo?order=${orderId}#key=broken`)
  await expect(page.getByRole('heading', { name: find.over.title })).toBeVisible()
  await walk.check('a link to an order that is over')
  await arrive(page, await newPerson(app, 'Anna'), language)
  await page.goto(`/riepilogo?order=${orderId}#key=${key}`)
  await expect(page.getByRole('heading', { name: find.others.title })).toBeVisible()
  await walk.check('a guest’s order for a customer')
  await page.getByRole('button', { name: find.others.leave }).click()
  await expect(walk.button(walk.words.orders.summary.receipt)).toBeVisible()
  await walk.check('summary of a guest')
}

/** An order of somebody without an account, which a link with this key opens. */
async function orderOfGuest({ app }: Walk, key: string): Promise<number> {
  const day = await dayFromToday(app, 33)
  const person = await newPerson(app, 'Nora')
  const { orderId } = await order(app, person, { from: day, to: day }, ['D7'])
  await app.sql(`update account set kind = 'guest', password_hash = '', confirmed_at = null where email = $1`, [
    person.email,
  ])
  await app.sql(
    `insert into guest_link (key_hash, account_id, order_id, opens_until) select $1, account_id, id, $2 from orders where id = $3`,
    [createHash('sha256').update(key).digest(), day, orderId],
  )
  return orderId
}

async function walkAccount(walk: Walk): Promise<void> {
  const person = await newPerson(walk.app)
  await arrive(walk.page, person, walk.language)
  await walkSecurity(walk, person)
  await walkData(walk)
}

async function walkDogsAndDesk(walk: Walk): Promise<void> {
  const person = await newPerson(walk.app)
  await arrive(walk.page, person, walk.language)
  await walkDogs(walk, person)
  await walkDesk(walk)
}

const PARTS = { 'an account': walkAccount, 'dogs and those who check them': walkDogsAndDesk, 'mailed links': walkLinks }

for (const [part, walkPart] of Object.entries(PARTS)) {
  for (const [language, looks] of LOOKS) {
    test(`A-01 R-112 B-15: the screens of ${part} are free of WCAG 2.2 AA violations in light and dark, in their language, and never scroll sideways, ${language}`, async ({
      page,
      app,
    }) => {
      await walkPart(new Walk(page, app, language, looks))
    })
  }
}
