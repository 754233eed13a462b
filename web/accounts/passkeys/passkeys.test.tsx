import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../domain/accounts/passkey-calls.ts'
import { getSecurity, proveIdentity } from '../../../domain/accounts/security-calls.ts'
import { problem } from '../../platform/fake-server.ts'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import { field, press, type } from '../form-steps.ts'
import { answering, arrivedAt, endPages, GIULIA, openPages, startWith } from '../page-fixture.tsx'
import { GIULIAS_SECURITY } from '../security/security-fixture.ts'
import { SecurityPage } from '../security/SecurityPage.tsx'
import { WelcomePage } from '../WelcomePage.tsx'
import { CREATION, fakeDevice, givenUp, MADE, REQUEST, SIGNED } from './passkey-fixture.ts'

const AT = '/tabs/contact/sicurezza'
const DONE = { done: true as const }
const PAGES = {
  '/welcome': WelcomePage,
  [AT]: () => (
    <>
      <SecurityPage />
      <ToastRegion />
    </>
  ),
}
const ASKS = answering(calls.startPasskey, () => REQUEST)
const button = (name: string) => screen.findByRole('button', { name })

afterEach(endPages)

describe('B-26 a guest signs in by a passkey', () => {
  beforeEach(() => startWith('nobody'))

  test('B-26 with one press and without a password', async () => {
    fakeDevice()
    const { seen } = await openPages('/welcome?login=1&next=%2Ftabs%2Fcontact', PAGES, {
      ...ASKS,
      ...answering(calls.passkeyLogin, () => GIULIA),
    })
    expect((await field('E-mail')).autocomplete).toBe('username webauthn')
    await press('Accedi con una passkey')
    expect(await arrivedAt()).toBe('/tabs/contact')
    expect(localStorage.getItem('token')).toBe(GIULIA.token)
    expect(seen(calls.passkeyLogin)[0]?.body).toEqual({ passkey: SIGNED })
  })

  test('B-26 who closes the browser’s question stays; what is refused is said, and the next press signs another challenge', async () => {
    const asked = fakeDevice(givenUp())
    const { seen } = await openPages('/welcome?login=1', PAGES, {
      ...ASKS,
      ...answering(calls.passkeyLogin, () => problem(401, 'passkey_refused')),
    })
    await press('Accedi con una passkey')
    await waitFor(() => expect(asked.get).toBe(1))
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(seen(calls.startPasskey).length).toBeGreaterThan(1))
    await press('Accedi con una passkey')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(seen(calls.passkeyLogin)).toHaveLength(1)
    await waitFor(() => expect(seen(calls.startPasskey).length).toBeGreaterThan(2))
  })

  test.each([
    ['a browser without passkeys', false, REQUEST],
    ['a resort whose address can have none', true, { options: null }],
    ['another host of the resort', true, { options: { ...REQUEST.options, rpId: 'app.example' } }],
  ])('B-26 %s offers none', async (_what, hasDevice, answer) => {
    if (hasDevice) fakeDevice()
    const { seen } = await openPages(
      '/welcome?login=1',
      PAGES,
      answering(calls.startPasskey, () => answer),
    )
    await field('E-mail')
    await waitFor(() => expect(seen(calls.startPasskey)).toHaveLength(hasDevice ? 1 : 0))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accedi con una passkey' })).toBeNull())
  })
})

describe('B-26 the passkeys of an account', () => {
  beforeEach(() => startWith('Giulia'))

  const PHONE = { id: 3, name: 'Telefono', addedAt: '2027-06-01T08:00:00.000Z', lastUsedAt: null, opensDesk: false }
  const DESK = { ...PHONE, id: 4, name: 'Tablet', opensDesk: true, lastUsedAt: '2027-06-02T08:00:00.000Z' }

  test('B-26 one is added after a proof', async () => {
    fakeDevice()
    let isProven = false
    let passkeys: (typeof PHONE)[] = []
    const { seen } = await openPages(AT, PAGES, {
      ...answering(getSecurity, () => ({ ...GIULIAS_SECURITY, passkeys })),
      ...answering(calls.startPasskey, () => ({ options: null })),
      ...answering(proveIdentity, () => {
        isProven = true
        return DONE
      }),
      ...answering(calls.startNewPasskey, () => (isProven ? CREATION : problem(403, 'proof_needed'))),
      ...answering(calls.addPasskey, () => {
        passkeys = [PHONE]
        return DONE
      }),
    })
    await press('Aggiungi una passkey')
    const sheet = within(await screen.findByRole('dialog', { name: 'Conferma che sei tu' }))
    await type(sheet.findByLabelText<HTMLInputElement>('Password'), 'sale e sabbia 42')
    await press('Conferma')
    expect(await screen.findByText('Mai usata')).toBeTruthy()
    expect(seen(calls.addPasskey)[0]?.body).toEqual({ passkey: MADE })
  })

  test('B-26 a device that has one already says so, and nothing is sent', async () => {
    fakeDevice(new DOMException('there', 'InvalidStateError'))
    const { seen } = await openPages(AT, PAGES, {
      ...answering(getSecurity, () => ({ ...GIULIAS_SECURITY, passkeys: [PHONE] })),
      ...answering(calls.startNewPasskey, () => CREATION),
    })
    await press('Aggiungi una passkey')
    expect((await screen.findByRole('alert')).textContent).toContain('ha già una tua passkey')
    expect(seen(calls.addPasskey)).toHaveLength(0)
  })

  test('B-26 one is renamed and removed; those of the back office are only shown', async () => {
    fakeDevice()
    let passkeys = [PHONE, DESK]
    const { seen } = await openPages(AT, PAGES, {
      ...answering(getSecurity, () => ({ ...GIULIAS_SECURITY, passkeys })),
      ...answering(calls.renamePasskey, ({ name }) => {
        passkeys = [{ ...PHONE, name }, DESK]
        return DONE
      }),
      ...answering(calls.removePasskey, () => {
        passkeys = [DESK]
        return DONE
      }),
    })
    expect(await screen.findByText('Si cambia in gestione')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Tablet/ })).toBeNull()
    await press('Telefono Mai usata')
    await type(field('Nome'), 'Il mio telefono')
    await press('Salva il nome')
    await press('Il mio telefono Mai usata')
    await press('Togli la passkey')
    await waitFor(() => expect(screen.queryByText('Il mio telefono')).toBeNull())
    expect(seen(calls.removePasskey)[0]?.body).toEqual({ passkeyId: PHONE.id })
  })

  test('B-26 the last way in has no way out', async () => {
    fakeDevice()
    await openPages(
      AT,
      PAGES,
      answering(getSecurity, () => ({ ...GIULIAS_SECURITY, hasPassword: false, passkeys: [PHONE] })),
    )
    await press('Telefono Mai usata')
    expect(await screen.findByText(/È il tuo unico modo di entrare/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Togli la passkey' })).toBeNull()
  })

  test('B-26 a proof begins with the passkey, and there is another way', async () => {
    fakeDevice()
    let isProven = false
    const { seen } = await openPages(AT, PAGES, {
      ...ASKS,
      ...answering(getSecurity, () => ({ ...GIULIAS_SECURITY, passkeys: [PHONE] })),
      ...answering(proveIdentity, () => {
        isProven = true
        return DONE
      }),
      ...answering(calls.removePasskey, () => (isProven ? DONE : problem(403, 'proof_needed'))),
    })
    await press('Telefono Mai usata')
    await press('Togli la passkey')
    await press('Conferma in un altro modo')
    expect(await screen.findByRole('dialog', { name: 'Conferma che sei tu' })).toBeTruthy()
    expect(await screen.findByLabelText('Password')).toBeTruthy()
    await press('Mandami un codice via e-mail')
    await press('Usa la password')
    expect(await button('Conferma')).toBeTruthy()
    expect(seen(proveIdentity)).toHaveLength(0)
  })
})
