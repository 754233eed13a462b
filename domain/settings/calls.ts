import * as z from 'zod/mini'
import { PLATFORMS } from '../platform/app-platform.ts'
import { defineCall } from '../platform/call.ts'
import { wholeText } from '../platform/fields.ts'

const parameterInput = z.object({ idParametro: wholeText(1, 999_999) })

/** one public whole-number parameter, answered as a bare JSON number. */
export const getParametroInt = defineCall({
  name: 'getParametroInt',
  method: 'GET',
  path: 'public/users/getParametroInt',
  policy: 'anyone',
  summary: 'A public whole-number parameter; 1005 is 1 during maintenance (R-702, R-704)',
  input: parameterInput,
  output: z.number(),
  refusals: ['not_found'],
  fixed: true,
})

/** one public text parameter, answered as a bare JSON string in the asker's language. */
export const getParametroString = defineCall({
  name: 'getParametroString',
  method: 'GET',
  path: 'public/users/getParametroString',
  policy: 'anyone',
  summary: 'A public text parameter in the language of Accept-Language (R-703, R-704)',
  input: parameterInput,
  output: z.string(),
  refusals: ['not_found'],
  fixed: true,
})

/** whether this version of the app may go on; only an explicit false means obsolete. */
export const checkVersion = defineCall({
  name: 'checkVersion',
  method: 'POST',
  path: 'public/version/checkVersion',
  policy: 'anyone',
  summary: 'Whether an app version still works; result false means obsolete (R-705, R-302, R-114)',
  input: z.object({
    version: z
      .string()
      .check(
        z.minLength(1, { error: 'required' }),
        z.maxLength(32, { error: 'too_long' }),
        z.regex(/^\d{1,6}(?:\.\d{1,6}){0,2}(?:[-+][0-9A-Za-z.-]+)?$/, { error: 'characters_invalid' }),
      ),
    /** Installed clients write it in capitals as well. */
    platform: z.pipe(
      z.string({ error: 'not_offered' }),
      z.pipe(
        z.transform((sent: string) => sent.toLowerCase()),
        z.enum(PLATFORMS, { error: 'not_offered' }),
      ),
    ),
  }),
  output: z.strictObject({ result: z.boolean() }),
  refusals: [],
  fixed: true,
})
