import * as calls from '../../domain/content/webcam-calls.ts'
import { isSampleShown } from '../../domain/content/webcam-sources.ts'
import { handle } from '../platform/handler.ts'
import type { ContentFacts } from './content-facts.ts'

/** a platform has a stream only when its flag is on and its address is known. */
export const getLiveStreaming = (facts: Pick<ContentFacts, 'settings' | 'sampleStream' | 'publicUrl'>) =>
  handle(calls.getLiveStreaming, 'read', async () => {
    const { settings } = facts
    const source = streamOf(facts)
    return {
      isAvailableAndroid: settings.webcamAndroid && settings.webcamFrameUrl !== '',
      isAvailableIos: settings.webcamIos && source !== '',
      url: settings.webcamFrameUrl,
      source,
    }
  })

/** The resort's stream, or the demo's where none is named. */
function streamOf({ settings, sampleStream, publicUrl }: Parameters<typeof getLiveStreaming>[0]): string {
  const isSample = sampleStream !== null && isSampleShown(settings, sampleStream)
  return isSample && settings.webcamIos ? `${publicUrl}${sampleStream.hls}` : settings.webcamSourceUrl
}
