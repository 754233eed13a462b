import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'

/** Seals a provider's token for the database: nonce, tag and text, bound to whose it is. */
export function sealToken(key: Buffer, token: string, owner: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The token again. Throws when the key is another one, or it is somebody else's. */
export function openToken(key: Buffer, sealed: Buffer, owner: string): string {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}
