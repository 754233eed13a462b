import * as calls from '../../domain/content/webcam-calls.ts'
import { isSampleShown, webcamSources } from '../../domain/content/webcam-sources.ts'
import { handle } from '../platform/handler.ts'
import type { ContentFacts } from './content-facts.ts'

/** what the asker's platform can show; a browser is the web. */
export const getWebcam = ({ settings, sampleStream }: Pick<ContentFacts, 'settings' | 'sampleStream'>) =>
  handle(calls.getWebcam, 'read', async (_tx, _input, { platform }) => {
    const asked = platform === 'other' ? 'web' : platform
    const sources = webcamSources(settings, sampleStream).filter(({ platforms }) => platforms.includes(asked))
    return { sources, spot: settings.webcamSpot, isSample: sources.length > 0 && isSampleShown(settings, sampleStream) }
  })
