import { createECDH, createPrivateKey } from 'node:crypto'
import * as z from 'zod/mini'
import type { MailSigning } from './mail.ts'

/** What each variable of mail and push has to be, as a person reads it in an error. */
export const MAIL_EXPECTED = {
  MAIL_BOUNCES_TO: 'an e-mail address that takes what could not be delivered',
  DKIM_DOMAIN: 'the domain that signs mail, e.g. bagnoargo.it',
  DKIM_SELECTOR: 'the selector of the DKIM key in the DNS',
  DKIM_PRIVATE_KEY: 'the private DKIM key as PEM; \\n may stand for its line ends',
  VAPID_PUBLIC_KEY: 'a public VAPID key, 65 bytes in base64url',
  VAPID_PRIVATE_KEY: 'the private VAPID key of the same pair, 32 bytes in base64url',
  MESSAGES_WEBHOOK_SECRET: 'at least 16 characters, which the provider of SMS or WhatsApp signs its reports with',
} as const
type MailVariable = keyof typeof MAIL_EXPECTED

const shaped = (name: MailVariable, shape: RegExp) =>
  z.optional(z.string().check(z.regex(shape, { error: MAIL_EXPECTED[name] })))

/** The part of mail and push in the environment's schema. */
export const mailVariables = {
  MAIL_BOUNCES_TO: shaped('MAIL_BOUNCES_TO', /^[^\s@]+@[^\s@]+$/),
  DKIM_DOMAIN: shaped('DKIM_DOMAIN', /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
  DKIM_SELECTOR: shaped('DKIM_SELECTOR', /^[\w.-]{1,63}$/),
  DKIM_PRIVATE_KEY: shaped('DKIM_PRIVATE_KEY', /^-----BEGIN [A-Z ]*PRIVATE KEY-----/),
  VAPID_PUBLIC_KEY: shaped('VAPID_PUBLIC_KEY', /^[\w-]{87}$/),
  VAPID_PRIVATE_KEY: shaped('VAPID_PRIVATE_KEY', /^[\w-]{43}$/),
  MESSAGES_WEBHOOK_SECRET: shaped('MESSAGES_WEBHOOK_SECRET', /^\S{16,}$/),
}
type Values = { readonly [K in MailVariable]?: string | undefined }

/** The pair of keys that push services know a resort by. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const TOGETHER: readonly (readonly MailVariable[])[] = [
  ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
]

/** What is wrong with these variables together, as lines for a person; no line shows a key. */
export function wrongMailLines(values: Values): string[] {
  const lines = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined)
    if (missing.length === names.length) return []
    return missing.map((name) => `${name}: expected ${MAIL_EXPECTED[name]}, as the others are set, got nothing`)
  })
  if (lines.length > 0) return lines
  return [
    ...(isReadable(mailSigning(values).dkim?.privateKey)
      ? []
      : [`DKIM_PRIVATE_KEY: expected ${MAIL_EXPECTED.DKIM_PRIVATE_KEY}, got one that cannot be read`]),
    ...(isPair(pushKeys(values)) ? [] : ['VAPID_PRIVATE_KEY: expected the key of VAPID_PUBLIC_KEY, got another one']),
  ]
}

export function mailSigning(values: Values): MailSigning {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: pem } = values
  const hasKey = domainName !== undefined && keySelector !== undefined && pem !== undefined
  return {
    dkim: hasKey ? { domainName, keySelector, privateKey: pem.replaceAll(String.raw`\n`, '\n') } : null,
    bouncesTo: values.MAIL_BOUNCES_TO ?? null,
  }
}

/** Null where the resort's own database keeps a pair. */
export function pushKeys({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Values): PushKeys | null {
  return publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey }
}

function isReadable(pem: string | undefined): boolean {
  if (pem === undefined) return true
  try {
    createPrivateKey(pem)
    return true
  } catch {
    // What is wrong with it would show parts of it.
    return false
  }
}

function isPair(keys: PushKeys | null): boolean {
  if (keys === null) return true
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'))
  return curve.getPublicKey('base64url') === keys.publicKey
}
