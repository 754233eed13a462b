import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playStream, type StreamSource } from './webcam-player.ts'

/** What hls.js was asked for, and how it answers. */
const hls = vi.hoisted(() => ({
  isSupported: true,
  players: [] as {
    listeners: Map<string, (event: string, data: object) => void>
    loaded: string
    isDestroyed: boolean
  }[],
}))
vi.mock('hls.js/light', () => ({
  default: class {
    static readonly Events = { ERROR: 'error', LEVEL_UPDATED: 'level' }
    static isSupported = () => hls.isSupported
    readonly state = { listeners: new Map(), loaded: '', isDestroyed: false }
    constructor() {
      hls.players.push(this.state)
    }
    on(event: string, listener: (event: string, data: object) => void) {
      this.state.listeners.set(event, listener)
    }
    loadSource(url: string) {
      this.state.loaded = url
    }
    attachMedia() {}
    destroy() {
      this.state.isDestroyed = true
    }
  },
}))

const PLAYLIST: StreamSource = { kind: 'hls', url: '/live.m3u8' }
const FILM: StreamSource = { kind: 'mp4', url: '/beach.mp4' }
let video: HTMLVideoElement

beforeEach(() => {
  hls.isSupported = true
  hls.players.length = 0
  video = document.createElement('video')
  video.load = vi.fn()
})
afterEach(() => vi.restoreAllMocks())

/** Starts, and waits until a player has been chosen or nothing plays. */
async function play(sources: readonly StreamSource[], plays = '') {
  video.canPlayType = () => plays as CanPlayTypeResult
  const onFailure = vi.fn()
  const stop = playStream(video, sources, onFailure)
  await vi.waitFor(() =>
    expect(hls.players.length + onFailure.mock.calls.length + (video.src ? 1 : 0)).toBeGreaterThan(0),
  )
  return { stop, onFailure, say: (event: string, data: object) => hls.players[0]?.listeners.get(event)?.(event, data) }
}

test('R-220 hls.js is taken before the browser’s own player, which only says maybe', async () => {
  const { onFailure } = await play([PLAYLIST, FILM], 'maybe')
  expect(hls.players.map(({ loaded }) => loaded)).toEqual(['/live.m3u8'])
  expect([video.src, video.muted, onFailure.mock.calls.length]).toEqual(['', true, 0])
})

test('R-220 without hls.js the browser plays the playlist itself, and the mp4 is the last choice', async () => {
  hls.isSupported = false
  await play([PLAYLIST, FILM], 'maybe')
  expect(video.src).toContain('/live.m3u8')
  video.removeAttribute('src')
  await play([PLAYLIST, FILM])
  expect(video.src).toContain('/beach.mp4')
})

test('R-220 nothing that plays is said', async () => {
  hls.isSupported = false
  expect((await play([PLAYLIST])).onFailure).toHaveBeenCalledOnce()
  expect((await play([])).onFailure).toHaveBeenCalledOnce()
})

test('R-220 a fatal error and a playlist that stands still are said once, smaller troubles are not', async () => {
  const broken = await play([PLAYLIST])
  broken.say('error', { fatal: false })
  expect(broken.onFailure).not.toHaveBeenCalled()
  broken.say('error', { fatal: true })
  broken.say('error', { fatal: true })
  expect(broken.onFailure).toHaveBeenCalledOnce()
  expect(hls.players[0]?.isDestroyed).toBe(true)

  hls.players.length = 0
  const stale = await play([PLAYLIST])
  stale.say('level', { details: { live: true, misses: 2 } })
  stale.say('level', { details: { live: false, misses: 9 } })
  expect(stale.onFailure).not.toHaveBeenCalled()
  stale.say('level', { details: { live: true, misses: 3 } })
  expect(stale.onFailure).toHaveBeenCalledOnce()
})

test('R-404 leaving ends the player and stops loading, also before its code has come', async () => {
  const { stop } = await play([PLAYLIST])
  stop()
  expect([hls.players[0]?.isDestroyed, video.getAttribute('src')]).toEqual([true, null])
  hls.players.length = 0
  const onFailure = vi.fn()
  playStream(video, [PLAYLIST], onFailure)()
  await vi.waitFor(() => expect(hls.players[0]?.isDestroyed).toBe(true))
  expect(onFailure).not.toHaveBeenCalled()
})
