import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { noInput } from '../platform/fields.ts'
import { webcamSourceSchema } from './webcam.ts'

/** what the webcam shows on each platform. */
export const getLiveStreaming = defineCall({
  name: 'getLiveStreaming',
  method: 'GET',
  path: 'content/liveStreaming',
  policy: 'customer',
  summary: 'Live-streaming flags and data per platform (R-708, R-107)',
  input: z.object({}),
  output: z.strictObject({
    isAvailableAndroid: z.boolean(),
    isAvailableIos: z.boolean(),
    /** Page that the frame embeds; empty when there is none. */
    url: z.string(),
    /** m3u or mp4 source of the player; empty when there is none. */
    source: z.string(),
  }),
  refusals: [],
  fixed: true,
})

/** what the asker's platform can show, best first; empty is "not available now". */
export const getWebcam = defineCall({
  name: 'getWebcam',
  method: 'GET',
  path: 'content/webcam',
  policy: 'customer',
  summary: 'Sources of the live webcam for the asker’s platform (R-107, R-220, R-304)',
  input: noInput,
  output: z.strictObject({
    sources: z.array(webcamSourceSchema),
    /** Where the camera stands: "Torretta nord"; empty when nobody has said it. */
    spot: z.string(),
    /** The stream is the demo's drawing and no camera. */
    isSample: z.boolean(),
  }),
  refusals: [],
})
