import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '../platform/texts.ts'
import { laterSheet, preloadLaterSheets } from './later-sheet.tsx'
import { preloadSheets, Sheet } from './Sheet.tsx'
import { uiTexts } from './texts.ts'

interface Props {
  readonly word: string
  readonly onClose: () => void
}
const Whole = ({ word, onClose }: Props) => (
  <Sheet isOpen onClose={onClose} title={word}>
    {word}
  </Sheet>
)

beforeAll(async () => {
  await Promise.all([loadTexts(uiTexts), preloadSheets()])
})

test('R-201 a sheet whose code is not there yet shows an empty one, which can be closed, until it comes', async () => {
  let come: (sheet: typeof Whole) => void = () => undefined
  const coming = new Promise<typeof Whole>((resolve) => (come = resolve))
  const Later = laterSheet<Props>(() => coming)
  const onClose = vi.fn<() => void>()
  render(<Later word="Sposta" onClose={onClose} />)
  expect(screen.getByRole('status').textContent).toBe('Caricamento in corso')
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
  expect(onClose).toHaveBeenCalledOnce()
  come(Whole)
  expect(await screen.findByRole('dialog', { name: 'Sposta' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('R-201 what was fetched beforehand is drawn at once, and a failed fetch is tried again when it is opened', async () => {
  const load = vi.fn<() => Promise<typeof Whole>>(async () => Whole)
  load.mockRejectedValueOnce(new Error('no network'))
  const Later = laterSheet<Props>(load)
  await preloadLaterSheets()
  await preloadLaterSheets()
  expect(load).toHaveBeenCalledTimes(2)
  render(<Later word="Vendi" onClose={() => undefined} />)
  expect(screen.getByRole('dialog', { name: 'Vendi' })).toBeTruthy()
})
