import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeEmail, getSecurity, proveIdentity, requestProofCode } from '../../../domain/accounts/security-calls.ts'
import { problem } from '../../platform/fake-server.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { answering, endPages, openPages, startWith } from '../page-fixture.tsx'
import { GIULIAS_SECURITY } from '../security/security-fixture.ts'
import { ProofSheet } from './ProofSheet.tsx'
import { isProofDeclined, useProof } from './use-proof.ts'

const DONE = { done: true as const }

/** Something that needs a proof, and what came of it. */
function Deed() {
  const proof = useProof()
  const change = useCallMutation(changeEmail)
  const [end, setEnd] = useState('')
  const act = async () => {
    try {
      await proof.run(() => change.mutateAsync({ email: 'nuova@posta.it' }))
      setEnd('fatto')
    } catch (failure) {
      setEnd(isProofDeclined(failure) ? 'lasciato' : 'fallito')
    }
  }
  return (
    <main>
      <button onClick={() => void act()}>Cambia</button>
      <p data-testid="end">{end}</p>
      <ProofSheet proof={proof} />
    </main>
  )
}

let isProven = false
const needsProof = answering(changeEmail, () => (isProven ? DONE : problem(403, 'proof_needed')))
const security = (over: Partial<typeof GIULIAS_SECURITY> = {}) =>
  answering(getSecurity, () => ({ ...GIULIAS_SECURITY, ...over }))
const proves = (right: object) =>
  answering(proveIdentity, (input) => {
    isProven = JSON.stringify(input) === JSON.stringify(right)
    if (isProven) return DONE
    return 'password' in input ? problem(401, 'wrong_credentials') : problem(400, 'code_wrong_or_expired')
  })

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const type = async (label: string, value: string) => {
  const input = await screen.findByLabelText<HTMLInputElement>(label)
  await act(async () => fireEvent.change(input, { target: { value } }))
}
const open = (answers: Parameters<typeof openPages>[2]) => openPages('/', { '/': Deed }, answers)
const end = () => screen.getByTestId('end').textContent

beforeEach(() => {
  isProven = false
  startWith('Giulia')
})
afterEach(endPages)

describe('R-711 who asks is asked to prove who they are', () => {
  test('R-711 a wrong password can be tried again; the right one makes the call once more', async () => {
    const { seen } = await open({ ...needsProof, ...security(), ...proves({ password: 'mare-e-cane' }) })
    await press('Cambia')
    expect(await screen.findByRole('dialog', { name: 'Conferma che sei tu' })).toBeTruthy()
    await type('Password', 'sbagliata')
    await press('Conferma')
    expect(await screen.findByText('La password non è corretta. Controlla e riprova.')).toBeTruthy()
    await type('Password', 'mare-e-cane')
    await press('Conferma')
    await waitFor(() => expect(end()).toBe('fatto'))
    expect(seen(changeEmail)).toHaveLength(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('R-711 without a password a code is mailed only when it is asked for', async () => {
    const { seen } = await open({
      ...needsProof,
      ...security({ hasPassword: false }),
      ...proves({ code: '123456' }),
      ...answering(requestProofCode, () => DONE),
    })
    await press('Cambia')
    expect(await screen.findByText('Ti mandiamo un codice di 6 cifre a giulia.ferri@posta.it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Usa la password' })).toBeNull()
    expect(seen(requestProofCode)).toHaveLength(0)
    await press('Mandami il codice')
    await type('Codice', '12 34 56')
    await waitFor(() => expect(end()).toBe('fatto'))
  })

  test('R-711 who forgot the password takes the code, and can go back', async () => {
    await open({ ...needsProof, ...security(), ...answering(requestProofCode, () => DONE) })
    await press('Cambia')
    await press('Mandami un codice via e-mail')
    await press('Usa la password')
    expect(await screen.findByLabelText('Password')).toBeTruthy()
  })

  test('R-711 closing the sheet leaves everything as it was, without a word', async () => {
    const { seen } = await open({ ...needsProof, ...security() })
    await press('Cambia')
    await screen.findByLabelText('Password')
    await press('Chiudi')
    await waitFor(() => expect(end()).toBe('lasciato'))
    expect(seen(changeEmail)).toHaveLength(1)
  })

  test('R-711 a call that fails after the proof is not made a third time', async () => {
    const { seen } = await open({
      ...answering(changeEmail, () => (isProven ? problem(429, 'too_many_requests') : problem(403, 'proof_needed'))),
      ...security(),
      ...proves({ password: 'mare-e-cane' }),
    })
    await press('Cambia')
    await type('Password', 'mare-e-cane')
    await press('Conferma')
    await waitFor(() => expect(end()).toBe('fallito'))
    expect(seen(changeEmail)).toHaveLength(2)
  })
})
