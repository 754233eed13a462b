import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getResort } from '../../../domain/content/calls.ts'
import { getWebcam } from '../../../domain/content/webcam-calls.ts'
import type { WebcamSource } from '../../../domain/content/webcam.ts'
import { answering, endPages, openPages, startWith } from '../../accounts/page-fixture.tsx'
import { useGo } from '../../platform/navigation.tsx'
import { RESORT } from '../resort-fixture.ts'
import { WebcamSheet } from './WebcamSheet.tsx'

vi.mock('./webcam-player.ts', () => ({
  playStream: (video: HTMLVideoElement, _sources: unknown, onFailure: () => void) => {
    video.addEventListener('stalled', onFailure)
    return () => undefined
  },
}))

function Page() {
  const go = useGo()
  return <WebcamSheet isOpen onClose={() => go('/tabs/home')} />
}
const PAGES = { '/tabs/home/webcam': Page }
const open = async (...sources: WebcamSource[]) =>
  openPages('/tabs/home/webcam', PAGES, {
    ...answering(getResort, () => RESORT),
    ...answering(getWebcam, () => ({ sources, spot: 'Torretta nord', isSample: false })),
  })
const STREAM: WebcamSource = { kind: 'hls', url: '/webcam/live.m3u8', platforms: ['web'] }

beforeEach(() => {
  localStorage.clear()
  startWith('Giulia')
})
afterEach(() => {
  onlineManager.setOnline(true)
  endPages()
})

test('R-220 the title is exact, the place and the current time stand above the muted picture', async () => {
  await open(STREAM)
  expect(await screen.findByRole('dialog', { name: 'LIVE WEBCAM' })).toBeTruthy()
  expect(await screen.findByText('Bagno Argo, Torretta nord')).toBeTruthy()
  expect(screen.getByText(/\d{4}, \d\d:\d\d:\d\d$/)).toBeTruthy()
  const video = await waitFor(() => document.querySelector('video') ?? Promise.reject(new Error('no video')))
  expect([video.muted, video.hasAttribute('playsinline'), video.getAttribute('aria-label')]).toEqual([
    true,
    true,
    'La spiaggia in diretta',
  ])
})

test('R-220 a camera’s own page is framed, and may do no more than run its scripts', async () => {
  await open({ kind: 'iframe', url: 'about:blank#argo', platforms: ['web'] })
  const frame = await screen.findByTitle('La spiaggia in diretta')
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual(['about:blank#argo', 'allow-scripts'])
})

test('R-220 without a source the webcam is honestly not available, and can be tried again', async () => {
  const { seen } = await open()
  expect(await screen.findByText('La webcam non è disponibile adesso')).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Riprova' }).click())
  expect(seen(getWebcam)).toHaveLength(2)
})

test('R-220 a stream that ends while it plays is not available either, and another try plays anew', async () => {
  await open(STREAM)
  const video = await waitFor(() => document.querySelector('video') ?? Promise.reject(new Error('no video')))
  await act(async () => video.dispatchEvent(new Event('stalled')))
  expect(await screen.findByText('La webcam non è disponibile adesso')).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Riprova' }).click())
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
})

test('R-220 B-02 only what plays is called live; what stands still, or plays on without a network, is not, and this is heard', async () => {
  await open(STREAM)
  const video = await waitFor(() => document.querySelector('video') ?? Promise.reject(new Error('no video')))
  const tell = (event: string) => act(async () => video.dispatchEvent(new Event(event)))
  const shown = () => [
    screen.queryByText('LIVE') !== null,
    screen.queryByText('Immagine ferma') !== null,
    screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('non è di adesso')),
    video.getAttribute('aria-label'),
  ]
  const live = [true, false, false, 'La spiaggia in diretta']
  const still = [false, true, true, 'L’ultima immagine della spiaggia, non in diretta']
  await tell('waiting')
  expect(shown()).toEqual([false, false, false, 'La spiaggia in diretta'])
  await tell('playing')
  expect(shown()).toEqual(live)
  await tell('waiting')
  expect(shown()).toEqual(still)
  await tell('playing')
  expect(shown()).toEqual(live)
  await act(async () => onlineManager.setOnline(false))
  expect(shown()).toEqual(still)
  await act(async () => onlineManager.setOnline(true))
  expect(shown()).toEqual(live)
})

test('R-220 B-02 a camera’s own page without a network is not called live either', async () => {
  await open({ kind: 'iframe', url: 'about:blank#argo', platforms: ['web'] })
  await screen.findByTitle('La spiaggia in diretta')
  await act(async () => onlineManager.setOnline(false))
  expect(screen.getByTitle('L’ultima immagine della spiaggia, non in diretta')).toBeTruthy()
  expect(screen.getByText(/non è di adesso/)).toBeTruthy()
})

test.each([0, 1])(
  'R-404 R-402 closing by either button stores showModale and asks for the data again',
  async (which) => {
    const { seen } = await open(STREAM)
    const buttons = await screen.findAllByRole('button', { name: 'Chiudi' })
    expect([buttons.length, seen(getWebcam).length]).toEqual([2, 1])
    await act(async () => buttons[which]?.click())
    await waitFor(() => expect(seen(getWebcam)).toHaveLength(2))
    expect(localStorage.getItem('showModale')).toBe('modaleVista')
  },
)
