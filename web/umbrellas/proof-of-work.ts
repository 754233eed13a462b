import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Does the work that a nearly held beach asks for (security guide, 6 a 3), a second or two of the device's computing that
 * the person has nothing to do with; answers it as `lockUmbrellas` takes it. Null when the device did not find it in time.
 */
export async function doWork(work: string): Promise<string | null> {
  const challenge = JSON.parse(work) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution === null ? null : JSON.stringify({ challenge, solution })
}
