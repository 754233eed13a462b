import type { ErrorData, LevelUpdatedData } from 'hls.js'

/** What the webcam plays, as the server offers it for this platform. */
export interface StreamSource {
  readonly kind: 'hls' | 'mp4'
  readonly url: string
}

/** Reloads of a live playlist that brought nothing new, after which the camera counts as gone. */
const MOST_STALE_RELOADS = 3

/** Media types of a playlist that a browser may play by itself. */
const PLAYLIST_TYPES = ['application/vnd.apple.mpegurl', 'application/x-mpegURL']

/**
 * Plays the first source that this browser can: hls.js, then a playlist by the browser itself, then an mp4. Native support is not
 * asked first, because Chromium says "maybe" and plays live streams worse than hls.js. Calls `onFailure` once when nothing plays or the
 * stream stands still. The returned function ends the player and stops loading.
 */
export function playStream(
  video: HTMLVideoElement,
  sources: readonly StreamSource[],
  onFailure: () => void,
): () => void {
  let end: () => void = () => undefined
  let isEnded = false
  const fail = () => {
    if (isEnded) return
    stop()
    onFailure()
  }
  const stop = () => {
    isEnded = true
    video.removeEventListener('error', fail)
    end()
    video.removeAttribute('src')
    video.load()
  }
  video.muted = true
  video.addEventListener('error', fail)
  begin(video, sources, fail).then(
    (destroy) => {
      if (isEnded) destroy()
      else end = destroy
    },
    // The player's code did not come: without a network there is no stream either.
    fail,
  )
  return () => {
    if (!isEnded) stop()
  }
}

async function begin(video: HTMLVideoElement, sources: readonly StreamSource[], fail: () => void): Promise<() => void> {
  const playlist = sources.find(({ kind }) => kind === 'hls')
  const film = sources.find(({ kind }) => kind === 'mp4')
  if (playlist !== undefined) {
    const { default: Hls } = await import('hls.js/light')
    if (Hls.isSupported()) {
      // The worker would need blob: in the CSP, and one small stream does not need it.
      const hls = new Hls({ enableWorker: false })
      hls.on(Hls.Events.ERROR, (_event: string, { fatal }: ErrorData) => {
        if (fatal) fail()
      })
      hls.on(Hls.Events.LEVEL_UPDATED, (_event: string, { details }: LevelUpdatedData) => {
        if (details.live && details.misses >= MOST_STALE_RELOADS) fail()
      })
      hls.loadSource(playlist.url)
      hls.attachMedia(video)
      return () => hls.destroy()
    }
  }
  const native = playlist !== undefined && PLAYLIST_TYPES.some((type) => video.canPlayType(type) !== '')
  const chosen = native ? playlist : film
  if (chosen === undefined) throw new Error('no source that this browser plays')
  video.src = chosen.url
  return () => undefined
}
