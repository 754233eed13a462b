import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passkeyLogin, startPasskey } from '../../../domain/accounts/passkey-calls.ts'
import { field, press } from '../form-steps.ts'
import { answering, arrivedAt, endPages, GIULIA, openPages, startWith } from '../page-fixture.tsx'
import { WelcomePage } from '../WelcomePage.tsx'
import { REQUEST, SIGNED } from './passkey-fixture.ts'

/** What the system answers, by way of the plug-in; `null` for one whose person gave up. */
const system = vi.hoisted(() => ({ asked: [] as unknown[], answer: null as object | null }))
vi.mock('@capgo/capacitor-passkey', () => ({
  CapacitorPasskey: {
    isSupported: async () => ({ available: true, conditionalMediation: false, platform: 'ios' }),
    getCredential: async (options: unknown) => {
      system.asked.push(options)
      if (system.answer === null) throw Object.assign(new Error('cancelled'), { code: 'NotAllowedError' })
      return { id: 'AQID', response: system.answer }
    },
  },
}))
// What the build of a shell does (tools/mobile-web.ts).
vi.mock('./passkey-device.ts', () => import('./native-passkey-device.ts'))

// A shell's pages are of an origin of their own, whatever domain the resort has.
const OF_RESORT = { options: { ...REQUEST.options, rpId: 'app.example' } }

beforeEach(() => {
  startWith('nobody')
  Object.assign(system, { asked: [], answer: null })
})
afterEach(endPages)

describe('B-26 a passkey in a shell', () => {
  test('B-26 is asked for by the system, in the name of the resort’s address', async () => {
    const { id: _, ...response } = SIGNED
    system.answer = response
    const { seen } = await openPages(
      '/welcome?login=1',
      { '/welcome': WelcomePage },
      {
        ...answering(startPasskey, () => OF_RESORT),
        ...answering(passkeyLogin, () => GIULIA),
      },
    )
    await press('Accedi con una passkey')
    await arrivedAt()
    expect(seen(passkeyLogin)[0]?.body).toEqual({ passkey: SIGNED })
    expect(system.asked).toEqual([{ publicKey: OF_RESORT.options, origin: 'https://app.example' }])
  })

  test('B-26 who closes the system’s question stays, and nothing is wrong', async () => {
    await openPages(
      '/welcome?login=1',
      { '/welcome': WelcomePage },
      answering(startPasskey, () => OF_RESORT),
    )
    await press('Accedi con una passkey')
    await waitFor(() => expect(system.asked).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await field('E-mail')).toBeTruthy()
  })

  test('B-26 an app that the server does not name offers none', async () => {
    await openPages(
      '/welcome?login=1',
      { '/welcome': WelcomePage },
      answering(startPasskey, () => ({ options: null })),
    )
    await field('E-mail')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accedi con una passkey' })).toBeNull())
  })
})
