import * as z from 'zod/mini'

/** What the server's document tells an app that starts in a browser, so that its first screen waits for no call. */
export const startData = z.object({
  /** What `getParametroInt` answers for the maintenance: 1 while it lasts. */
  maintenance: z.number(),
  /** Oldest version that `checkVersion` accepts of a browser. */
  minimumVersion: z.string(),
})
export type StartData = z.infer<typeof startData>
