import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getUser, updateUser } from '../../domain/accounts/calls.ts'
import { problem } from '../platform/fake-server.ts'
import { readSession } from '../platform/session.ts'
import { answering, endPages, openPages, startWith } from './page-fixture.tsx'
import { ProfilePage } from './ProfilePage.tsx'

const PAGES = { '/tabs/contact/profilo': ProfilePage }
const GIULIA = { nome: 'Giulia', cognome: 'Ferri', telefono: '+393334182207', image: '', stripeToken: 0 as const }
const HERE = answering(getUser, () => GIULIA)

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = async (name: string, value: string) => {
  const input = await field(name)
  await act(async () => fireEvent.change(input, { target: { value } }))
}

beforeEach(() => startWith('Giulia'))
afterEach(endPages)

describe('profile', () => {
  test('R-408 after an update the profile is read again from the server', async () => {
    let stored = { ...GIULIA }
    const { seen } = await openPages('/tabs/contact/profilo', PAGES, {
      ...answering(getUser, () => stored),
      ...answering(updateUser, ({ nome, cognome, telefono }) => {
        stored = { ...stored, nome: nome.toUpperCase(), cognome, telefono }
        return { ...stored, nome }
      }),
    })
    await type('Nome', 'Giulietta')
    expect(seen(getUser)).toHaveLength(1)
    await press('Salva')
    await waitFor(() => expect(seen(getUser)).toHaveLength(2))
    expect(seen(updateUser)[0]?.body).toEqual({ nome: 'Giulietta', cognome: 'Ferri', telefono: '+393334182207' })
    await waitFor(async () => expect((await field('Nome')).value).toBe('GIULIETTA'))
    expect(readSession().firstName).toBe('Giulietta')
  })

  test.each([
    [400, 'input_invalid', 'E-mail o password non corrette. Controlla e riprova.'],
    [403, 'not_allowed', 'E-mail o password non corrette. Controlla e riprova.'],
    [500, 'defect', 'Ops, qualcosa è andato storto. Riprova. Se continua, esci dall’account e rientra.'],
  ])('R-804 status %i of an update keeps the form and says: %s', async (status, code, text) => {
    await openPages('/tabs/contact/profilo', PAGES, { ...HERE, ...answering(updateUser, () => problem(status, code)) })
    await type('Cognome', 'Ferrini')
    await press('Salva')
    expect(await screen.findByText(text)).toBeTruthy()
    expect((await field('Cognome')).value).toBe('Ferrini')
  })

  test('R-804 a profile that does not load says so and can be tried again', async () => {
    let isBroken = true
    await openPages(
      '/tabs/contact/profilo',
      PAGES,
      answering(getUser, () => (isBroken ? problem(500, 'defect') : GIULIA)),
    )
    expect(await screen.findByText(/qualcosa è andato storto/)).toBeTruthy()
    isBroken = false
    await press('Riprova')
    expect((await field('Nome')).value).toBe('Giulia')
  })

  test('R-505 the phone of the profile is judged by the same rule', async () => {
    const { seen } = await openPages('/tabs/contact/profilo', PAGES, HERE)
    await type('Telefono', '12')
    await press('Salva')
    expect(
      await screen.findByText('Il telefono ha da 6 a 12 cifre, senza contare il prefisso internazionale.'),
    ).toBeTruthy()
    expect(seen(updateUser)).toHaveLength(0)
  })
})
