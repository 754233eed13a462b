import { isCallFailure } from '../platform/call-failure.ts'

/** Locks; a beach that strangers nearly hold asks for work first, which the device does by itself. */
export async function lockAfterWork<Claim extends object, Answer>(
  lock: (claim: Claim & { work?: string }) => Promise<Answer>,
  claim: Claim,
): Promise<Answer> {
  try {
    return await lock(claim)
  } catch (error) {
    const asked = isCallFailure(error, 'beach_nearly_held') ? error.problem?.data?.['work'] : undefined
    if (typeof asked !== 'string') throw error
    const { doWork } = await import('./proof-of-work.ts')
    const work = await doWork(asked)
    if (work === null) throw error
    return lock({ ...claim, work })
  }
}
