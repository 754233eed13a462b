import * as z from 'zod/mini'
import { PLATFORMS } from '../platform/app-platform.ts'
import { defineCall } from '../platform/call.ts'
import { idField, instantField, noInput, text, whole, wholeText } from '../platform/fields.ts'

const managers = { policy: 'staff', roles: ['manager'] } as const

/** Where a change came from: a person of the resort, or one of the server's own ways. */
export const CHANGE_SOURCES = ['staff', 'command_line', 'season', 'resort_import', 'other'] as const

/** The most entries of a setting that is a list. */
const MOST_LISTED = 100

const valueField = z.nullable(
  z.union([
    z.boolean(),
    z.number(),
    z.string(),
    z.readonly(z.array(z.string()).check(z.maxLength(MOST_LISTED, { error: 'too_many' }))),
  ]),
)
export type SettingValue = z.output<typeof valueField>

const changeFields = {
  source: z.enum(CHANGE_SOURCES),
  /** Name of who did it; null for a machine, and for somebody who no longer works here. */
  by: z.nullable(z.string()),
  at: instantField,
}

export const settingSchema = z.strictObject({
  key: z.string(),
  value: valueField,
  /** Of its last change; 0 when it never was. Who changes it says which one they saw. */
  version: z.number(),
  lastChange: z.nullable(z.strictObject(changeFields)),
})
export type StaffSetting = z.output<typeof settingSchema>

const changeSchema = z.strictObject({
  changeId: z.number(),
  key: z.string(),
  /** Null where nothing was stored: the default of the code, or no day. */
  before: valueField,
  after: valueField,
  ...changeFields,
})
export type SettingChange = z.output<typeof changeSchema>

export const listSettings = defineCall({
  ...managers,
  name: 'listSettings',
  method: 'GET',
  path: 'ges/settings',
  summary: 'Every setting with its value and who changed it last, and the last changes of all (R-704, R-901)',
  input: noInput,
  output: z.strictObject({
    settings: z.array(settingSchema),
    recent: z.array(changeSchema),
    /** The resort's pages of text, of which some settings name one. */
    pages: z.array(z.strictObject({ slug: z.string(), title: z.string(), versions: z.number() })),
  }),
  refusals: [],
})

export const setSetting = defineCall({
  ...managers,
  name: 'setSetting',
  method: 'POST',
  path: 'ges/settings/set',
  summary:
    'Another value for a setting; some ask for a proof first, and a colleague’s change is not overwritten unseen',
  input: z.strictObject({ key: text(1, 60), value: valueField, version: whole(0, Number.MAX_SAFE_INTEGER) }),
  output: z.strictObject({ setting: settingSchema }),
  refusals: ['not_found', 'proof_needed', 'input_invalid', 'status_changed'],
})

export const settingHistory = defineCall({
  ...managers,
  name: 'settingHistory',
  method: 'GET',
  path: 'ges/settings/history',
  summary: 'Every change of a setting, the newest first, a page at a time (R-704)',
  input: z.strictObject({ key: text(1, 60), before: z.optional(wholeText(1, 999_999_999_999)) }),
  output: z.strictObject({ changes: z.array(changeSchema), next: z.nullable(idField) }),
  refusals: ['not_found'],
})

export const getAppUse = defineCall({
  ...managers,
  name: 'getAppUse',
  method: 'GET',
  path: 'ges/settings/appUse',
  summary: 'Guests’ apps that are open now, payments under way, and versions that started in the last 7 days (R-114)',
  input: noInput,
  output: z.strictObject({
    guestsOnline: z.number(),
    openPayments: z.number(),
    versions: z.array(z.strictObject({ platform: z.enum(PLATFORMS), version: z.string(), starts: z.number() })),
  }),
  refusals: [],
})

export const getMaintenance = defineCall({
  name: 'getMaintenance',
  method: 'GET',
  path: 'ges/settings/maintenance',
  policy: 'staff',
  roles: ['beach', 'bar', 'restaurant', 'cashier'],
  summary: 'Whether guests are shut out now, by whom and since when, for the banner of the back office (R-401)',
  input: noInput,
  output: z.strictObject({ on: z.nullable(z.strictObject(changeFields)) }),
  refusals: [],
})
