import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { readSession } from '../platform/session.ts'
import { queryClient } from '../platform/queries.ts'
import { forgetMember } from './kept-member.ts'
import { leaveDesk, lockDesk, noteReturnKey } from './staff-session.ts'
import { StaffShell } from './StaffShell.tsx'

const COMMON = {
  'content/resort': () => RESORT,
  'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
}
const member = (...roles: StaffRole[]) => ({ 'ges/staff/me': () => ({ displayName: 'Giada Neri', roles }) })

const FIRST = {
  ticket: 'the-ticket',
  enrolment: null,
  hasAuthenticator: true,
  choosesPassword: false,
  testAuthenticator: null,
}
const SECURITY = {
  email: 'giada@example.it',
  hasPin: false,
  hasPassword: true,
  hasAuthenticator: true,
  recoveryCodesLeft: 10,
  passkeys: [],
}
const OPENED_BY_PIN = {
  token: 'token-of-elena',
  email: 'elena@example.it',
  displayName: 'Elena Bini',
  idleMinutes: 30,
}
const OPENED = { ...OPENED_BY_PIN, returnKey: null, choosesPin: false, recoveryCodes: [] }
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const open = () =>
  openPage(
    <StaffShell screen="bar">
      <p>comande</p>
    </StaffShell>,
    '/ges/bar',
  )

describe('StaffShell', () => {
  afterEach(() => {
    vi.useRealTimers()
    closePage()
  })

  test('R-603 a person of the bar sees the screen, their screens in the rail, and who they are', async () => {
    serve({ ...COMMON, ...member('bar') })
    await open()
    expect(await screen.findByText('comande')).toBeTruthy()
    const rail = within(screen.getByRole('navigation', { name: 'Gestione' }))
    expect(rail.getByRole('link', { name: 'Bar' }).getAttribute('aria-current')).toBe('page')
    expect(rail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Bar', 'Catalogo', 'Numeri', 'Altro'])
    fireEvent.click(rail.getByRole('button', { name: /^Giada ?, lingua, aspetto, uscita$/ }))
    expect(await screen.findByRole('dialog', { name: 'Giada Neri' })).toBeTruthy()
  })

  test('R-904 while nobody knows yet whose screens these are, the screen’s name and a skeleton stand there at once', async () => {
    forgetMember()
    queryClient.clear()
    serve({ ...COMMON, 'ges/staff/me': () => new Promise<never>(() => undefined) })
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Bar' })).toBeTruthy()
    expect(document.querySelector('[aria-busy] .sk')).toBeTruthy()
    expect(screen.queryByText('comande')).toBeNull()
  })

  test('R-603 a customer without a role is told so and finds the way back', async () => {
    serve({ ...COMMON, 'ges/staff/me': () => refusal(403, 'not_allowed') })
    await open()
    expect(await screen.findByRole('heading', { name: 'Questa parte è del personale' })).toBeTruthy()
    expect(screen.getByText(/Questo account non ha più un ruolo/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Torna all’app' }).getAttribute('href')).toBe('/tabs/home')
    expect(screen.queryByText('comande')).toBeNull()
  })

  test('R-603 a role that this screen is not for keeps it shut', async () => {
    serve({ ...COMMON, ...member('restaurant') })
    await open()
    expect(await screen.findByText(/Con il tuo ruolo questa schermata non si apre/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vai a Ristorante' }).getAttribute('href')).toBe('/ges/ristorante')
  })

  test('R-603 R-506 the login stands in place of the screen, in two steps, and the guest stays signed in', async () => {
    let tries = 0
    const sent = serve({
      ...COMMON,
      ...member('manager'),
      'ges/staff/login': () => (tries++ === 0 ? refusal(401, 'wrong_credentials') : FIRST),
      'ges/staff/finishLogin': ({ code }) => (code === '287082' ? OPENED : refusal(400, 'code_wrong_or_expired')),
    })
    await open()
    act(() => leaveDesk(''))
    type(await screen.findByRole('textbox', { name: 'E-mail' }), 'elena@example.it')
    type(screen.getByLabelText('Password'), 'pineta-al-tramonto-30')
    fireEvent.click(screen.getByRole('button', { name: 'Continua' }))
    expect(await screen.findByText(/^E-mail o password non corrette/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Continua' }))
    type(await screen.findByRole('textbox', { name: 'Codice' }), '111111')
    fireEvent.click(screen.getByRole('button', { name: 'Accedi' }))
    expect(await screen.findByText(/^Il codice non è giusto o è già stato usato/)).toBeTruthy()
    type(screen.getByRole('textbox', { name: 'Codice' }), '287082')
    fireEvent.click(screen.getByRole('button', { name: 'Accedi' }))
    expect(await screen.findByText('comande')).toBeTruthy()
    expect(localStorage.getItem('staff_token')).toBe('token-of-elena')
    expect(readSession().token).toBe('token-of-giulia')
    expect(sent.filter(({ path }) => path === 'ges/staff/finishLogin')[1]?.input).toEqual({
      ticket: 'the-ticket',
      code: '287082',
      device: localStorage.getItem('staff_device'),
    })
  })

  test('ASVS 6.3.3 a first login sets the second factor up, chooses a longer password and shows the recovery codes once', async () => {
    const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF']
    const enrolment = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ' }
    const testAuthenticator = 'http://localhost:1/authenticator'
    const sent = serve({
      ...COMMON,
      ...member('manager'),
      'ges/staff/login': () => ({ ...FIRST, enrolment, choosesPassword: true, testAuthenticator }),
      'ges/staff/finishLogin': () => ({ ...OPENED, recoveryCodes: codes }),
    })
    await open()
    act(() => leaveDesk(''))
    fireEvent.click(await screen.findByRole('button', { name: 'Continua' }))
    expect(await screen.findByRole('img', { name: 'Codice QR per l’app di autenticazione' })).toBeTruthy()
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Apri l’autenticatore di prova' })
    expect(link.getAttribute('href')).toBe(`${testAuthenticator}?key=GEZDGNBVGY3TQOJQ`)
    type(screen.getByLabelText('Nuova password'), 'conchiglia azzurra 7')
    type(screen.getByRole('textbox', { name: 'Codice' }), '287082')
    fireEvent.click(screen.getByRole('button', { name: 'Accedi' }))
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(codes)
    expect(localStorage.getItem('staff_token')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Li ho conservati' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Non adesso' }))
    expect(await screen.findByText('comande')).toBeTruthy()
    expect(sent.find(({ path }) => path === 'ges/staff/finishLogin')?.input).toEqual({
      ticket: 'the-ticket',
      code: '287082',
      device: expect.stringMatching(/^[\w-]{43}$/) as string,
      password: 'conchiglia azzurra 7',
    })
  })

  test('R-603 a tablet left alone is locked, and its person comes back with the PIN; the third wrong one asks for everything', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
    let tries = 0
    serve({
      ...COMMON,
      ...member('bar'),
      'ges/staff/lock': () => ({ done: true }),
      'ges/staff/unlock': () =>
        ++tries === 1
          ? OPENED_BY_PIN
          : refusal(400, 'pin_wrong', 'Il PIN non è giusto.', { triesLeft: 3 - (tries - 1) }),
    })
    await open()
    noteReturnKey({ email: 'giada@example.it', displayName: 'Giada' }, 'the-key')
    expect(await screen.findByText('comande')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(29 * 60_000))
    fireEvent.pointerDown(document.body)
    act(() => void vi.advanceTimersByTime(29 * 60_000))
    expect(screen.getByText('comande')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(2 * 60_000))
    expect(await screen.findByRole('heading', { name: 'Chi sei?' })).toBeTruthy()
    expect(localStorage.getItem('staff_token')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Giada' }))
    type(screen.getByLabelText('PIN'), '8402')
    fireEvent.click(screen.getByRole('button', { name: 'Entra' }))
    expect(await screen.findByText('comande')).toBeTruthy()
    act(() => lockDesk())
    fireEvent.click(await screen.findByRole('button', { name: 'Giada' }))
    for (let wrong = 0; wrong < 3; wrong += 1) {
      type(screen.getByLabelText('PIN'), '1357')
      fireEvent.click(screen.getByRole('button', { name: 'Entra' }))
      if (wrong < 2) await screen.findByText('Il PIN non è giusto.')
      await vi.waitFor(() => expect(tries).toBe(wrong + 2))
    }
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeTruthy()
    expect(localStorage.getItem('staff_people')).toBeNull()
  })

  test('R-603 two tabs of one tablet agree: who changes in one is who works in the other, and a lock locks both', async () => {
    let name = 'Giada Neri'
    serve({ ...COMMON, 'ges/staff/me': () => ({ displayName: name, roles: ['bar'] as StaffRole[] }) })
    await open()
    expect(await screen.findByRole('button', { name: /^Giada ?, lingua/ })).toBeTruthy()
    const inTheOtherTab = (token: string | null) => {
      if (token === null) localStorage.removeItem('staff_token')
      else localStorage.setItem('staff_token', token)
      act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'staff_token', newValue: token })))
    }
    name = 'Elena Bini'
    inTheOtherTab('token-of-elena')
    expect(await screen.findByRole('button', { name: /^Elena ?, lingua/ })).toBeTruthy()
    inTheOtherTab(null)
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeTruthy()
  })

  test('R-603 somebody sees where they are signed in and ends one of those', async () => {
    const session = { platform: 'other', openedAt: '2027-07-11T06:00:00.000Z', lastUsedAt: '2027-07-11T08:00:00.000Z' }
    const [here, away] = [
      { ...session, id: 2, isThis: true, device: 'Chrome, Android' },
      { ...session, id: 1, isThis: false, device: 'Firefox, Windows' },
    ]
    let sessions = [away, here]
    const sent = serve({
      ...COMMON,
      ...member('bar'),
      'ges/staff/security': () => SECURITY,
      'ges/staff/sessions': () => ({ sessions }),
      'ges/staff/endSession': () => ((sessions = [here]), { done: true }),
    })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: /^Giada ?, lingua/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Dove sono entrato' }))
    expect(await screen.findByText('Chrome, Android')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Esci da Chrome, Android' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Esci da Firefox, Windows' }))
    await vi.waitFor(() => expect(screen.queryByText('Firefox, Windows')).toBeNull())
    expect(sent.find(({ path }) => path === 'ges/staff/endSession')?.input).toEqual({ sessionId: 1 })
  })

  test('ASVS 7.5.1 a call that needs a proof asks for it, and goes on after it', async () => {
    let isProven = false
    serve({
      ...COMMON,
      ...member('bar'),
      'ges/staff/security': () => SECURITY,
      'ges/staff/setPin': () => (isProven ? { returnKey: 'the-key' } : refusal(403, 'proof_needed')),
      'ges/staff/prove': () => ((isProven = true), { done: true }),
    })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: /^Giada ?, lingua, aspetto, uscita$/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'PIN per questo tablet' }))
    type(await screen.findByLabelText('Nuovo PIN'), '8402')
    fireEvent.click(screen.getByRole('button', { name: 'Salva il PIN' }))
    const proof = within(await screen.findByRole('dialog', { name: 'Conferma che sei tu' }))
    type(proof.getByLabelText('Password'), 'granita-al-limone-27')
    fireEvent.click(proof.getByRole('button', { name: 'Conferma' }))
    expect(await screen.findByText('PIN salvato')).toBeTruthy()
    expect(localStorage.getItem('staff_people')).toContain('the-key')
  })
})
