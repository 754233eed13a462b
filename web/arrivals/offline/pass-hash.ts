const BYTES = 16

/**
 * What stands in the day's list instead of a code: the first 16 bytes of SHA-256 of salt and code, in base64url. Rejects where the
 * page has no subtle crypto, which browsers keep for secure addresses.
 */
export async function passHash(salt: string, code: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}${code}`))
  const text = Array.from(new Uint8Array(bytes, 0, BYTES), (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
