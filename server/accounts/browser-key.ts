import { hash } from 'node:crypto'
import type { CallContext } from '../platform/handler.ts'

/**
 * Which browser or app asks, as a hash of the secret id that it chose for itself. An asker without such an
 * id is known by its network prefix, which is weaker and only concerns clients that are not ours.
 */
export function browserKey({ deviceId, addressPrefix }: Pick<CallContext, 'deviceId' | 'addressPrefix'>): Buffer {
  return hash('sha256', deviceId === null ? `prefix ${addressPrefix}` : `device ${deviceId}`, 'buffer')
}
