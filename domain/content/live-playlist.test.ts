import { describe, expect, test } from 'vitest'
import { livePlaylist } from './live-playlist.ts'

const STREAM = { segmentMs: 4000, segments: 6, window: 5, uri: (segment: number) => `s${segment}` }
const at = (seconds: number) => livePlaylist(STREAM, seconds * 1000).split('\n')
const segments = (lines: string[]) => lines.filter((line) => /^(?:s\d|#EXT-X-DISCONTINUITY)$/.test(line)).join(' ')
const valueOf = (lines: string[], name: string) =>
  Number(lines.find((line) => line.startsWith(`#EXT-X-${name}:`))?.split(':')[1])

describe('R-220 a live playlist made from the clock (webcam guide, 1.5)', () => {
  test.each([
    [0, 0, 0, '#EXT-X-DISCONTINUITY s0 s1 s2 s3 s4'],
    [3.999, 0, 0, '#EXT-X-DISCONTINUITY s0 s1 s2 s3 s4'],
    [4, 1, 1, 's1 s2 s3 s4 s5'],
    [8, 2, 1, 's2 s3 s4 s5 #EXT-X-DISCONTINUITY s0'],
    [20, 5, 1, 's5 #EXT-X-DISCONTINUITY s0 s1 s2 s3'],
    [24, 6, 1, '#EXT-X-DISCONTINUITY s0 s1 s2 s3 s4'],
    [28, 7, 2, 's1 s2 s3 s4 s5'],
  ])('after %d s: sequence %d, discontinuity %d, %s', (seconds, sequence, discontinuity, entries) => {
    const lines = at(seconds)
    expect([valueOf(lines, 'MEDIA-SEQUENCE'), valueOf(lines, 'DISCONTINUITY-SEQUENCE')]).toEqual([
      sequence,
      discontinuity,
    ])
    expect(segments(lines)).toBe(entries)
  })

  test('never ends, and counts every discontinuity that leaves the window', () => {
    let before = at(0)
    for (let seconds = 4; seconds < 200; seconds += 4) {
      const lines = at(seconds)
      expect(lines).not.toContain('#EXT-X-ENDLIST')
      const left = segments(before).startsWith('#EXT-X-DISCONTINUITY') ? 1 : 0
      expect(valueOf(lines, 'DISCONTINUITY-SEQUENCE') - valueOf(before, 'DISCONTINUITY-SEQUENCE')).toBe(left)
      before = lines
    }
  })
})
