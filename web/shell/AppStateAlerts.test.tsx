import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadLanguage } from '../platform/language.ts'
import { Router } from '../platform/router.tsx'
import { enterAsGuest, noteMaintenance, noteObsolete, readSession, signIn, signOut } from '../platform/session.ts'
import { loadTexts } from '../platform/texts.ts'
import { preloadAlerts } from '../ui/AlertDialog.tsx'
import { uiTexts } from '../ui/texts.ts'
import { AppStateAlerts } from './AppStateAlerts.tsx'
import { shellTexts } from './texts.ts'

const person = { token: 't0ken', username: 'giulia@posta.it', firstName: 'Giulia', lastName: 'Ferri' }
const asItIs = (path: string) => path
const nothing = async () => undefined
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

async function use(path: string) {
  history.replaceState(null, '', path)
  render(
    <Router rewrite={asItIs} prepare={nothing}>
      <Suspense fallback={null}>
        <AppStateAlerts />
      </Suspense>
    </Router>,
  )
  await settle()
}

beforeAll(async () => {
  loadLanguage()
  await Promise.all([loadTexts(shellTexts), loadTexts(uiTexts), preloadAlerts(), import('./AppStateAlert.tsx')])
})

beforeEach(() => {
  signOut({ tellServer: false, keepLanguage: true })
  noteMaintenance(false)
  noteObsolete(false)
})

afterEach(cleanup)

describe('the alerts of the app’s state', () => {
  test.each([
    [
      'R-413 R-802 maintenance during use',
      noteMaintenance,
      'App in aggiornamento',
      'Siamo in manutenzione e torniamo presto. Ci scusiamo per il disagio.',
    ],
    [
      'R-413 R-801 an obsolete version during use',
      noteObsolete,
      'App non aggiornata',
      'Questa versione non funziona più. Aggiorna l’app per continuare.',
    ],
  ])('%s: alert, OK, logout, welcome', async (_title, note, title, text) => {
    signIn(person)
    await use('/tabs/home')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    act(() => note(true))
    await settle()
    expect(screen.getByRole('alertdialog', { name: title }).textContent).toContain(text)
    expect(localStorage.getItem('token')).toBe('t0ken')
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    await settle()
    expect(location.pathname).toBe('/welcome')
    expect(readSession().isLoggedIn).toBe(false)
    expect([
      localStorage.getItem('token'),
      localStorage.getItem('username'),
      localStorage.getItem('showModale'),
    ]).toEqual([null, null, null])
    expect(localStorage.getItem('locale_lang')).toBe('IT')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('R-801 R-802 the labels have the keys that the specification names', async () => {
    const { alertAppObsoleta, alertAppInAggiornamento } = await loadTexts(shellTexts)
    expect([alertAppObsoleta.title, alertAppInAggiornamento.title]).toEqual([
      'App non aggiornata',
      'App in aggiornamento',
    ])
  })

  test('R-401 at the start the alert stands over the welcome', async () => {
    localStorage.setItem('token', 't0ken')
    noteMaintenance(true)
    await use('/welcome')
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    await settle()
    expect(localStorage.getItem('token')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('an alert stays until OK, also when the maintenance ends meanwhile', async () => {
    noteMaintenance(true)
    await use('/welcome')
    act(() => noteMaintenance(false))
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    await settle()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('R-413 whoever enters again during the maintenance meets the alert again', async () => {
    noteMaintenance(true)
    await use('/welcome')
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    await settle()
    // A refused call of the welcome says nothing new.
    act(() => noteMaintenance(true))
    await settle()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    act(() => enterAsGuest())
    act(() => noteMaintenance(true))
    await settle()
    expect(screen.getByRole('alertdialog')).toBeTruthy()
  })
})
