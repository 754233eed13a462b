import { describe, expect, test } from 'vitest'
import { isSampleShown, webcamSources, type WebcamSettings } from './webcam-sources.ts'

const SAMPLE = { hls: '/webcam/live.m3u8', mp4: '/webcam/sample.mp4' }
const OFF: WebcamSettings = {
  webcamAndroid: false,
  webcamIos: false,
  webcamWeb: false,
  webcamFrameUrl: '',
  webcamSourceUrl: '',
  webcamMp4Url: '',
  webcamFramePlatforms: [],
  webcamPlayerPlatforms: [],
}
const ON = { ...OFF, webcamAndroid: true, webcamIos: true, webcamWeb: true }
const OWN = {
  webcamFrameUrl: 'https://cam.example/live',
  webcamSourceUrl: 'https://cam.example/live.m3u8',
  webcamMp4Url: 'https://cam.example/last.mp4',
}
const shown = (settings: WebcamSettings, sample: typeof SAMPLE | null = null) =>
  webcamSources(settings, sample).map(({ kind, platforms }) => `${kind}: ${platforms.join(' ')}`)

describe('R-107 R-220 what a webcam shows on which platform', () => {
  test.each<[string, WebcamSettings, string[]]>([
    ['nothing is set', OFF, []],
    ['flags without a source', ON, []],
    ['sources without a flag', { ...OFF, ...OWN }, []],
    ['all of it', { ...ON, ...OWN }, ['iframe: android', 'hls: ios web', 'mp4: ios web']],
    ['Android off', { ...ON, ...OWN, webcamAndroid: false }, ['hls: ios web', 'mp4: ios web']],
    ['iOS off', { ...ON, ...OWN, webcamIos: false }, ['iframe: android', 'hls: web', 'mp4: web']],
    ['the web off', { ...ON, ...OWN, webcamWeb: false }, ['iframe: android', 'hls: ios', 'mp4: ios']],
    ['an mp4 as the source', { ...ON, webcamSourceUrl: 'https://cam.example/a.mp4?x=1' }, ['mp4: ios web']],
    [
      'the frame everywhere, the player on Android',
      { ...ON, ...OWN, webcamMp4Url: '', webcamFramePlatforms: ['web', 'ios'], webcamPlayerPlatforms: ['android'] },
      ['iframe: ios web', 'hls: android'],
    ],
  ])('%s', (_, settings, expected) => {
    expect(shown(settings)).toEqual(expected)
  })

  test('the demo’s stream stands in where no source is named, behind the same flags', () => {
    expect(shown(ON, SAMPLE)).toEqual(['hls: android ios web', 'mp4: android ios web'])
    expect(shown({ ...ON, webcamWeb: false, webcamAndroid: false }, SAMPLE)).toEqual(['hls: ios', 'mp4: ios'])
    expect(shown(OFF, SAMPLE)).toEqual([])
    expect(shown({ ...ON, ...OWN }, SAMPLE)[0]).toBe('iframe: android')
    expect([isSampleShown(ON, SAMPLE), isSampleShown({ ...ON, ...OWN }, SAMPLE), isSampleShown(ON, null)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
