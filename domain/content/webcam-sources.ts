import type { Settings } from '../settings/settings.ts'
import { WEBCAM_PLATFORMS, type WebcamPlatform, type WebcamSource } from './webcam.ts'

/** The settings that say what a webcam shows where. */
export type WebcamSettings = Pick<
  Settings,
  | 'webcamAndroid'
  | 'webcamIos'
  | 'webcamWeb'
  | 'webcamFrameUrl'
  | 'webcamSourceUrl'
  | 'webcamMp4Url'
  | 'webcamFramePlatforms'
  | 'webcamPlayerPlatforms'
>

/** Where the demo's drawn stream lies; null where there is none. */
export type SampleStream = { readonly hls: string; readonly mp4: string } | null

/** Whether the resort has named no source of its own, so that the demo's stream stands in. */
export function isSampleShown(settings: WebcamSettings, sample: SampleStream): boolean {
  return sample !== null && ownSources(settings).length === 0
}

/**
 * every source with the platforms that show it, best first. A platform shows nothing while its flag is off. The frame
 * is Android's and the player is for iOS and browsers, unless the settings say otherwise.
 */
export function webcamSources(settings: WebcamSettings, sample: SampleStream): WebcamSource[] {
  const own = ownSources(settings)
  const sources = own.length > 0 || sample === null ? own : sampleSources(sample)
  const isOn = { android: settings.webcamAndroid, ios: settings.webcamIos, web: settings.webcamWeb }
  return sources
    .map((source) => ({ ...source, platforms: source.platforms.filter((platform) => isOn[platform]) }))
    .filter(({ platforms }) => platforms.length > 0)
}

function ownSources(settings: WebcamSettings): WebcamSource[] {
  const framed = chosen(settings.webcamFramePlatforms, ['android'])
  const played = chosen(settings.webcamPlayerPlatforms, ['ios', 'web'])
  const { webcamFrameUrl: frame, webcamSourceUrl: stream, webcamMp4Url: mp4 } = settings
  return [
    ...(frame === '' ? [] : [{ kind: 'iframe' as const, url: frame, platforms: framed }]),
    ...(stream === '' ? [] : [{ kind: kindOf(stream), url: stream, platforms: played }]),
    ...(mp4 === '' ? [] : [{ kind: 'mp4' as const, url: mp4, platforms: played }]),
  ]
}

function sampleSources({ hls, mp4 }: NonNullable<SampleStream>): WebcamSource[] {
  const platforms = [...WEBCAM_PLATFORMS]
  return [
    { kind: 'hls', url: hls, platforms },
    { kind: 'mp4', url: mp4, platforms },
  ]
}

function kindOf(url: string): 'hls' | 'mp4' {
  return /\.mp4(?:[?#]|$)/i.test(url) ? 'mp4' : 'hls'
}

function chosen(named: readonly string[], usual: WebcamPlatform[]): WebcamPlatform[] {
  return named.length === 0 ? usual : WEBCAM_PLATFORMS.filter((platform) => named.includes(platform))
}
