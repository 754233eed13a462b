import { webcamSources, type WebcamSettings } from '../../domain/content/webcam-sources.ts'
import type { AllowedOrigins } from '../platform/security-headers.ts'

/** What the app's documents need of the webcam's hosts, by the settings as they are now: no source, no origin (webcam guide, 1.2). */
export function webcamOrigins(settings: WebcamSettings): Pick<AllowedOrigins, 'frame' | 'connect' | 'media'> {
  // The demo's stream comes from our own host.
  const sources = webcamSources(settings, null)
  const originsOf = (...kinds: string[]) =>
    sources.filter(({ kind }) => kinds.includes(kind)).map(({ url }) => new URL(url).origin)
  return { frame: originsOf('iframe'), connect: originsOf('hls'), media: originsOf('hls', 'mp4') }
}
