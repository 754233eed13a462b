import * as z from 'zod/mini'

/** What shows a webcam; a browser is `web`. */
export const WEBCAM_PLATFORMS = ['android', 'ios', 'web'] as const
export type WebcamPlatform = (typeof WEBCAM_PLATFORMS)[number]

/** Where a webcam's picture comes from, behind which frame and video player stay (webcam guide, 1.2). */
export const webcamSourceSchema = z.strictObject({
  kind: z.enum(['iframe', 'hls', 'mp4']),
  /** An https address of a configured host, or a path on the resort's own server. */
  url: z.string(),
  platforms: z.array(z.enum(WEBCAM_PLATFORMS)),
})
export type WebcamSource = z.output<typeof webcamSourceSchema>
