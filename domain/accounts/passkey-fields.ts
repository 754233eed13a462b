import * as z from 'zod/mini'
import { idField, instantField, text } from '../platform/fields.ts'

/** Bytes in base64url without padding, at most so many characters. */
const bytes = (most: number) =>
  z
    .string()
    .check(z.maxLength(most, { error: 'too_long', abort: true }), z.regex(/^[\w-]+$/, { error: 'characters_invalid' }))

/** At most 1,023 bytes (WebAuthn 4). */
const credentialIdField = bytes(1_364)
const transportField = z.string().check(z.regex(/^[a-z-]{1,20}$/, { error: 'characters_invalid' }))

/** What a passkey has signed: the browser's answer to `navigator.credentials.get`, without what the server does not look at. */
export const passkeyAnswerField = z.strictObject({
  id: credentialIdField,
  authenticatorData: bytes(2_000),
  clientDataJSON: bytes(4_000),
  signature: bytes(2_000),
  /** Whose passkey it says it is: the random handle of an account. */
  userHandle: z.optional(bytes(100)),
})

/** A passkey that was made: the browser's answer to `navigator.credentials.create`. */
export const newPasskeyField = z.strictObject({
  id: credentialIdField,
  attestationObject: bytes(12_000),
  clientDataJSON: bytes(4_000),
  transports: z.array(transportField).check(z.maxLength(8, { error: 'too_many' })),
})

/** What somebody calls a passkey. */
export const passkeyNameField = text(1, 60)

const knownPasskey = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** What a browser is asked to sign with a passkey, as WebAuthn writes it in JSON. */
const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Of whom has to prove themselves; empty where any passkey of this resort may come. */
  allowCredentials: z.array(knownPasskey),
})

/** What a browser makes a passkey from, as WebAuthn writes it in JSON. */
const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  attestation: z.literal('none'),
  /** Those that are there already. */
  excludeCredentials: z.array(knownPasskey),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** Null where the resort's address, or the asking app, can have no passkeys: nothing is offered then. */
export const requestOutput = z.strictObject({ options: z.nullable(requestOptions) })
export const creationOutput = z.strictObject({ options: z.nullable(creationOptions) })

/** A passkey as its owner sees it. */
export const passkeyOutput = z.strictObject({
  id: idField,
  /** As its owner calls it; at first the browser and system that made it, or empty. */
  name: z.string(),
  addedAt: instantField,
  lastUsedAt: z.nullable(instantField),
})
