import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadLanguage } from '../platform/language.ts'
import { loadTexts } from '../platform/texts.ts'
import { AlertDialog, preloadAlerts } from './AlertDialog.tsx'
import { Announcer } from './Announcer.tsx'
import { Button } from './Button.tsx'
import { CheckRow } from './choices.tsx'
import { Sheet, preloadSheets } from './Sheet.tsx'
import { Stepper } from './Stepper.tsx'
import { PasswordField, TextField } from './TextField.tsx'
import { uiTexts } from './texts.ts'
import { TimerPill } from './timers.tsx'
import { toast, ToastRegion } from './ToastRegion.tsx'
import { pass, show } from './ui-fixture.tsx'

beforeAll(async () => {
  loadLanguage()
  await Promise.all([loadTexts(uiTexts), preloadAlerts(), preloadSheets()])
})

beforeEach(() => localStorage.clear())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('toasts', () => {
  test('a toast with an action stays 6 seconds and tells once why it left', async () => {
    vi.useFakeTimers()
    await show(<ToastRegion />)
    const ended = vi.fn()
    act(() => void toast('C6 tolto dal carrello', { action: { label: 'Annulla', onPress: vi.fn() }, onClose: ended }))
    pass(5_900)
    expect(screen.getByText('C6 tolto dal carrello')).toBeTruthy()
    pass(200)
    expect(screen.queryByText('C6 tolto dal carrello')).toBeNull()
    expect(ended).toHaveBeenCalledExactlyOnceWith('closed')
  })

  test('its action is pressed once, and it leaves at once', async () => {
    await show(<ToastRegion />)
    const [undo, ended] = [vi.fn(), vi.fn()]
    act(() => void toast('C6 tolto', { action: { label: 'Annulla', onPress: undo }, onClose: ended }))
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(ended).toHaveBeenCalledExactlyOnceWith('action')
    expect(screen.queryByText('C6 tolto')).toBeNull()
  })

  test('in the back office one undo is on the screen: the next action gives the one before up, and notices stay', async () => {
    await show(
      <div className="desk">
        <ToastRegion />
      </div>,
    )
    const [ended, undo] = [vi.fn(), vi.fn()]
    act(() => void toast('A1 rilasciato', { action: { label: 'Annulla', onPress: undo }, onClose: ended }))
    const closers: (() => void)[] = []
    act(() => void closers.push(toast('Salvato')))
    act(() => void closers.push(toast('B2 rilasciato', { action: { label: 'Annulla', onPress: vi.fn() } })))
    expect(screen.queryByText('A1 rilasciato')).toBeNull()
    expect(ended).toHaveBeenCalledExactlyOnceWith('closed')
    expect(undo).not.toHaveBeenCalled()
    expect(screen.getAllByRole('button', { name: 'Annulla' })).toHaveLength(1)
    expect([screen.getByText('Salvato'), screen.getByText('B2 rilasciato')]).toHaveLength(2)
    act(() => closers.forEach((close) => close()))
  })

  test('B-21 the focus goes back where it came from when what it was on leaves, and the next notice leaves in its time', async () => {
    vi.useFakeTimers()
    await show(
      <>
        <button type="button">C6</button>
        <ToastRegion />
      </>,
    )
    const place = screen.getByRole('button', { name: 'C6' })
    act(() => void toast('C6 tolto', { action: { label: 'Annulla', onPress: vi.fn() } }))
    act(() => place.focus())
    act(() => screen.getByRole('button', { name: 'Annulla' }).focus())
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(document.activeElement).toBe(place)
    act(() => void toast('Salvato'))
    pass(3_100)
    expect(screen.queryByText('Salvato')).toBeNull()
  })

  test('B-21 a notice that leaves takes nobody back who has gone on from it', async () => {
    vi.useFakeTimers()
    await show(
      <>
        <button type="button">C6</button>
        <button type="button">D2</button>
        <ToastRegion />
      </>,
    )
    act(() => screen.getByRole('button', { name: 'C6' }).focus())
    act(() => void toast('C6 tolto', { action: { label: 'Annulla', onPress: vi.fn() } }))
    act(() => screen.getByRole('button', { name: 'Annulla' }).focus())
    const next = screen.getByRole('button', { name: 'D2' })
    act(() => next.focus())
    act(() => next.blur())
    pass(6_100)
    expect(screen.queryByText('C6 tolto')).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })

  test('its time stands still while the pointer or the focus is on it', async () => {
    vi.useFakeTimers()
    await show(<ToastRegion />)
    act(() => void toast('Salvato'))
    const region = screen.getByRole('region', { name: 'Avvisi' })
    pass(2_000)
    fireEvent.pointerEnter(region)
    pass(60_000)
    expect(screen.getByText('Salvato')).toBeTruthy()
    fireEvent.pointerLeave(region)
    pass(900)
    expect(screen.getByText('Salvato')).toBeTruthy()
    pass(200)
    expect(screen.queryByText('Salvato')).toBeNull()
  })
})

describe('overlays', () => {
  test('R-402 an alert has a name and a text, never goes by itself, and closing it stores modaleVista', async () => {
    vi.useFakeTimers()
    const press = vi.fn()
    await show(
      <AlertDialog title="Tempo scaduto" text="Il carrello è vuoto." actions={[{ label: 'OK', onPress: press }]} />,
    )
    const alert = screen.getByRole('alertdialog', { name: 'Tempo scaduto' })
    expect(alert.getAttribute('aria-describedby')).toBe(screen.getByText('Il carrello è vuoto.').id)
    pass(600_000)
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    vi.useRealTimers()
    fireEvent.keyDown(alert, { key: 'Escape' })
    expect(press).not.toHaveBeenCalled()
    expect(localStorage.getItem('showModale')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(press).toHaveBeenCalledOnce()
    expect(localStorage.getItem('showModale')).toBe('modaleVista')
  })

  test('R-218 Esc is the second answer, and the wanted one has the focus', async () => {
    const [confirm, back] = [vi.fn(), vi.fn()]
    await show(
      <AlertDialog
        title="ELIMINA PRENOTAZIONE"
        text="Sei sicuro?"
        actions={[
          { label: 'Conferma', variant: 'danger', onPress: confirm },
          { label: 'Torna indietro', onPress: back, autoFocus: true },
        ]}
      />,
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Torna indietro' }))
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
    expect(back).toHaveBeenCalledOnce()
    expect(confirm).not.toHaveBeenCalled()
  })

  test('R-402 a sheet is named by its title, and Esc and its cross close it', async () => {
    const close = vi.fn()
    await show(
      <Sheet isOpen onClose={close} title="Ombrellone C5">
        <p>Prezzo</p>
      </Sheet>,
    )
    const sheet = screen.getByRole('dialog', { name: 'Ombrellone C5' })
    fireEvent.keyDown(sheet, { key: 'Escape' })
    fireEvent.click(within(sheet).getByRole('button', { name: 'Chiudi' }))
    expect(close).toHaveBeenCalledTimes(2)
    expect(localStorage.getItem('showModale')).toBe('modaleVista')
  })
})

describe('fields', () => {
  test('R-505 an error is tied to its field and read with it', async () => {
    await show(<TextField label="Telefono" error="Il numero è troppo corto." />)
    const input = screen.getByRole('textbox', { name: 'Telefono' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described.join()).toContain('Il numero è troppo corto.')
  })

  test('R-506 a password is hidden until it is shown', async () => {
    await show(<PasswordField label="Password" defaultValue="segreta" />)
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Mostra password' }))
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
  })

  test('R-508 a consent box says what is wrong', async () => {
    await show(
      <CheckRow isSelected={false} onChange={vi.fn()} error="Serve anche questo consenso">
        Ho letto l’informativa
      </CheckRow>,
    )
    const box = screen.getByRole('checkbox', { name: /informativa/ })
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Serve anche questo consenso',
    )
  })

  test('R-309 a stepper keeps its bounds and speaks each change', async () => {
    const change = vi.fn()
    await show(
      <>
        <Stepper label="Lettini" value={1} min={0} max={2} onChange={change} />
        <Announcer />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Più: Lettini' }))
    expect(change).toHaveBeenCalledExactlyOnceWith(2)
    expect(document.querySelector('[role=status]')?.textContent).toContain('Lettini: 2. Il massimo è 2')
  })

  test('a busy button ignores presses', async () => {
    const press = vi.fn()
    await show(
      <Button isBusy onPress={press}>
        Ordina
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: /Ordina/ }))
    expect(press).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: /Ordina/ }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('timers', () => {
  test('R-405 the countdown is silent, has its time in words, and ends with TIMEOUT', async () => {
    const { rerender } = await show(<TimerPill left={462_000} />)
    const timer = screen.getByRole('timer', { name: '7 minuti e 42 secondi' })
    expect(timer.getAttribute('aria-live')).toBe('off')
    expect(timer.textContent).toBe('07:42')
    rerender(<TimerPill left={0} />)
    expect(screen.getByRole('timer').textContent).toBe('TIMEOUT')
  })
})
