/** The shape of a stream that is played round and round: webcam guide, 1.5. */
export interface LoopedStream {
  /** Milliseconds of one segment. */
  readonly segmentMs: number
  /** How many segments there are before it begins again. */
  readonly segments: number
  /** How many of them a player is told at once. */
  readonly window: number
  readonly uri: (segment: number) => string
}

/**
 * A live HLS playlist made from the clock alone, over segments that never change: `elapsedMs` is the time since the stream began.
 * Every server process says the same at the same time, and nothing has to run for it.
 */
export function livePlaylist(stream: LoopedStream, elapsedMs: number): string {
  const { segmentMs, segments, window, uri } = stream
  const first = Math.floor(elapsedMs / segmentMs)
  const seconds = segmentMs / 1000
  const entries = Array.from({ length: window }, (_, index) => {
    const segment = (first + index) % segments
    return [...(segment === 0 ? ['#EXT-X-DISCONTINUITY'] : []), `#EXTINF:${seconds.toFixed(3)},`, uri(segment)]
  })
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // How many discontinuities have left the window.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((first + segments - 1) / segments)}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...entries.flat(),
    '',
  ].join('\n')
}
