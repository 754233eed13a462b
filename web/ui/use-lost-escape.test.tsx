import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadLanguage } from '../platform/language.ts'
import { loadTexts } from '../platform/texts.ts'
import { AlertDialog, preloadAlerts } from './AlertDialog.tsx'
import { Sheet, preloadSheets } from './Sheet.tsx'
import { uiTexts } from './texts.ts'

beforeAll(async () => {
  loadLanguage()
  await Promise.all([loadTexts(uiTexts), preloadAlerts(), preloadSheets()])
})

afterEach(cleanup)

async function show(content: ReactNode) {
  render(<Suspense fallback={null}>{content}</Suspense>)
  await act(async () => undefined)
}

/** What had the focus has gone: a key reaches the page alone. */
function pressEscapeOnPage(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
  fireEvent.keyDown(document.body, { key: 'Escape' })
}

test('R-402 Esc closes a sheet also when the focus is not in it, unless something is being sent', async () => {
  const [close, wait] = [vi.fn(), vi.fn()]
  await show(
    <Sheet isOpen onClose={close} title="K22 non è più disponibile">
      <p>Scegli un altro posto</p>
    </Sheet>,
  )
  pressEscapeOnPage()
  expect(close).toHaveBeenCalledOnce()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(close).toHaveBeenCalledTimes(2)
  cleanup()
  await show(
    <Sheet isOpen isDismissable={false} onClose={wait} title="Si invia">
      <p>Un momento</p>
    </Sheet>,
  )
  pressEscapeOnPage()
  expect(wait).not.toHaveBeenCalled()
})

test('R-402 Esc reaches the topmost dialog alone: the alert above a sheet, and nothing below one that has a single answer', async () => {
  const [close, back] = [vi.fn(), vi.fn()]
  const answers = [
    { label: 'Sì', onPress: vi.fn() },
    { label: 'No', onPress: back },
  ]
  const over = (actions: typeof answers) => (
    <>
      <Sheet isOpen onClose={close} title="Cane">
        <p>Argo</p>
      </Sheet>
      <AlertDialog title="Eliminare?" text="Non si torna indietro." actions={actions} />
    </>
  )
  await show(over(answers))
  pressEscapeOnPage()
  expect(back).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
  cleanup()
  await show(over(answers.slice(0, 1)))
  pressEscapeOnPage()
  expect(close).not.toHaveBeenCalled()
})

test('R-402 Esc closes the sheet while the alert above it still goes', async () => {
  const close = vi.fn()
  await show(
    <>
      <Sheet isOpen onClose={close} title="Cane">
        <p>Argo</p>
      </Sheet>
      <AlertDialog title="Eliminare?" text="Non si torna indietro." actions={[{ label: 'OK', onPress: vi.fn() }]} />
    </>,
  )
  const alert = screen.getByRole('alertdialog')
  alert.closest('.overlay')?.setAttribute('data-exiting', 'true')
  fireEvent.keyDown(alert, { key: 'Escape' })
  expect(close).toHaveBeenCalledOnce()
})
