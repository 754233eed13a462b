import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { SETTINGS, SETTING_KEYS, type SettingKey } from '../../../domain/settings/settings.ts'
import type { SettingValue } from '../../../domain/settings/staff-calls.ts'
import { closePage, openPage, refusal, serve, type Sent } from '../../cart/test-app.tsx'
import { de } from './names/de.ts'
import { en } from './names/en.ts'
import { fr } from './names/fr.ts'
import { it } from './names/it.ts'
import { nl } from './names/nl.ts'
import { GROUP_OF } from './setting-groups.ts'
import { SettingsScreen } from './SettingsScreen.tsx'
import { draftOf, valueOf } from './SettingField.tsx'
import { unitOf } from './setting-unit.ts'

const stored = (change: Partial<Record<SettingKey, SettingValue>> = {}) =>
  SETTING_KEYS.map((key) => ({ key, value: change[key] ?? SETTINGS[key].default, version: 0, lastChange: null }))

async function open(answers: Parameters<typeof serve>[0] = {}): Promise<Sent[]> {
  const sent = serve({
    'ges/settings': () => ({ settings: stored(), recent: [], pages: [] }),
    'ges/settings/history': () => ({ changes: [], next: null }),
    'ges/settings/appUse': () => ({
      guestsOnline: 17,
      openPayments: 2,
      versions: [
        { platform: 'ios', version: '3.1.10', starts: 90 },
        { platform: 'ios', version: '3.2.0', starts: 10 },
        { platform: 'android', version: '3.0.0', starts: 50 },
      ],
    }),
    ...answers,
  })
  await openPage(<SettingsScreen restaurants={['La Pineta', undefined]} paymentRows={null} />, '/ges/parametri')
  await screen.findByRole('heading', { level: 1, name: 'Parametri' })
  await screen.findByRole('heading', { name: 'Tutti i parametri' })
  return sent
}
const press = async (element: HTMLElement) => act(async () => fireEvent.click(element))
const changes = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path === 'ges/settings/set').map(({ input }) => input)

describe('the settings of the back office', () => {
  afterEach(() => closePage())

  test('R-704 every setting stands on the page with its id, and is found by name, text, id and key', async () => {
    await open()
    const all = within(screen.getByRole('region', { name: 'Tutti i parametri' }))
    for (const key of SETTING_KEYS)
      expect(all.getAllByText(new RegExp(`id ${SETTINGS[key].id}(?!\\d)`)).length, key).toBe(1)
    const search = screen.getByLabelText('Cerca per nome, testo, id o chiave')
    for (const words of ['blocco carrello', 'poi torna libero', '1030', 'holdMinutes']) {
      await act(async () => fireEvent.change(search, { target: { value: words } }))
      expect(all.getByText('Blocco carrello')).toBeTruthy()
    }
    await act(async () => fireEvent.change(search, { target: { value: 'nulla di simile' } }))
    expect(all.getByText('Nessun parametro con queste parole.')).toBeTruthy()
  })

  test('R-112 no two settings of a group share their title, in any language', () => {
    for (const names of [it, en, fr, nl, de]) {
      const titles = SETTING_KEYS.map((key) => `${GROUP_OF[key]}: ${names[key][0]}`)
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
      expect(SETTING_KEYS.filter((key) => names[key].some((words) => words.trim() === ''))).toEqual([])
    }
  })

  test('every value survives its field', () => {
    for (const key of SETTING_KEYS) {
      const value = SETTINGS[key].default
      expect(valueOf(key, draftOf(key, value, 'it')), key).toEqual(value)
    }
    expect(valueOf('deskRefundMostCents', '50,5')).toBe(5050)
    expect(valueOf('largeDogOverTenthsKg', '14.5')).toBe(145)
    expect(valueOf('holdMinutes', 'otto')).toBeUndefined()
    expect([unitOf('photosPerDay'), unitOf('cashCutoffNoon'), unitOf('holdMinutes')]).toEqual([
      'count',
      'clock',
      'minutes',
    ])
  })

  test('a switch acts at once with what was seen, and says what it became', async () => {
    const sent = await open({
      'ges/settings/set': ({ key, value }) => ({ setting: { key, value, version: 5, lastChange: null } }),
    })
    await press(screen.getAllByRole('switch', { name: 'Solo contanti' })[0] as HTMLElement)
    await waitFor(() => expect(changes(sent)).toEqual([{ key: 'payOnlyCash', value: true, version: 0 }]))
    await press(await screen.findByRole('button', { name: 'Annulla' }))
    await waitFor(() => expect(changes(sent)[1]).toEqual({ key: 'payOnlyCash', value: false, version: 5 }))
  })

  test('a colleague was faster: the sheet says so and keeps what was typed', async () => {
    await open({ 'ges/settings/set': () => refusal(409, 'status_changed', 'Nel frattempo è cambiato.') })
    await press(screen.getAllByRole('button', { name: /Blocco carrello/ })[0] as HTMLElement)
    const sheet = within(await screen.findByRole('dialog'))
    await act(async () =>
      fireEvent.change(sheet.getByRole('textbox', { name: 'Blocco carrello' }), { target: { value: '12' } }),
    )
    await press(sheet.getByRole('button', { name: 'Salva' }))
    expect(await sheet.findByText('Nel frattempo è cambiato.')).toBeTruthy()
  })

  test('R-401 maintenance shows who is online and waits for the word', async () => {
    const sent = await open({
      'ges/settings/set': ({ key, value }) => ({ setting: { key, value, version: 5, lastChange: null } }),
    })
    await press(screen.getAllByRole('switch', { name: 'Manutenzione' })[0] as HTMLElement)
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByText('17')).toBeTruthy()
    const shut = () => sheet.getByRole<HTMLButtonElement>('button', { name: 'Chiudi agli ospiti' })
    expect(shut().disabled).toBe(true)
    const word = sheet.getByLabelText('Scrivi MANUTENZIONE per confermare')
    await act(async () => fireEvent.change(word, { target: { value: 'manutenzion' } }))
    expect(shut().disabled).toBe(true)
    await act(async () => fireEvent.change(word, { target: { value: 'manutenzione' } }))
    await press(shut())
    await waitFor(() => expect(changes(sent)).toEqual([{ key: 'maintenance', value: true, version: 0 }]))
  })

  test('R-114 a new minimum says whom it shuts out and is typed twice', async () => {
    await open()
    await press(screen.getAllByRole('button', { name: /Versione minima iOS/ })[0] as HTMLElement)
    const sheet = within(await screen.findByRole('dialog'))
    await act(async () =>
      fireEvent.change(sheet.getByRole('textbox', { name: 'Versione minima iOS' }), { target: { value: '3.2.0' } }),
    )
    expect(await sheet.findByText(/restano fuori 90 avvii su 100/)).toBeTruthy()
    const save = () => sheet.getByRole<HTMLButtonElement>('button', { name: 'Salva' })
    expect(save().disabled).toBe(true)
    const again = sheet.getByLabelText('Scrivi di nuovo la versione per confermare')
    await act(async () => fireEvent.change(again, { target: { value: '3.2.0' } }))
    expect(save().disabled).toBe(false)
  })
})
