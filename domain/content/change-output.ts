import * as z from 'zod/mini'

/** What a change of the catalogue answers, to be taken back by it; null when there was nothing to change. */
export const changeOutput = { changeId: z.nullable(z.number()) }
