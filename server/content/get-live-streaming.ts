import * as calls from '../../domain/content/calls.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { handle } from '../platform/handler.ts'

/** a platform has a stream only when its flag is on and its address is known. */
export const getLiveStreaming = (settings: Settings) =>
  handle(calls.getLiveStreaming, 'read', async () => ({
    isAvailableAndroid: settings.webcamAndroid && settings.webcamFrameUrl !== '',
    isAvailableIos: settings.webcamIos && settings.webcamSourceUrl !== '',
    url: settings.webcamFrameUrl,
    source: settings.webcamSourceUrl,
  }))
