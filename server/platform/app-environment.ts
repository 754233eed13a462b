import { createPrivateKey } from 'node:crypto'
import * as z from 'zod/mini'

/** What each variable of the native apps has to be, as a person reads it in an error. */
export const APP_EXPECTED = {
  APP_LINKS_ANDROID: 'package:fingerprint pairs separated by commas, a fingerprint being SHA-256 as AA:BB:… (32 bytes)',
  APP_LINKS_IOS: 'apps separated by commas, each as TEAMID1234.it.battigia.app',
  FCM_PROJECT_ID: 'the id of the Firebase project, e.g. bagno-argo',
  FCM_CLIENT_EMAIL: 'the client_email of a service account of that project',
  FCM_PRIVATE_KEY: String.raw`the private_key of that account as PEM; \n may stand for its line ends`,
  APNS_TEAM_ID: 'the 10 characters of the Apple team',
  APNS_KEY_ID: 'the 10 characters of the APNs key',
  APNS_PRIVATE_KEY: String.raw`the .p8 file of that key as PEM; \n may stand for its line ends`,
  APNS_TOPIC: 'the bundle id of the app, e.g. it.battigia.app',
} as const
type AppVariable = keyof typeof APP_EXPECTED

const FINGERPRINT = '[0-9A-F]{2}(?::[0-9A-F]{2}){31}'
const PACKAGE = String.raw`[A-Za-z]\w*(?:\.\w+)+`
const shaped = (name: AppVariable, shape: RegExp) =>
  z.optional(z.string().check(z.regex(shape, { error: APP_EXPECTED[name] })))
const listOf = (part: string) => new RegExp(`^${part}(?:\\s*,\\s*${part})*$`)
const PEM = /^-----BEGIN [A-Z ]*PRIVATE KEY-----/

/** The native apps' part of the environment's schema. */
export const appVariables = {
  APP_LINKS_ANDROID: shaped('APP_LINKS_ANDROID', listOf(`${PACKAGE}:${FINGERPRINT}`)),
  APP_LINKS_IOS: shaped('APP_LINKS_IOS', listOf(String.raw`[A-Z0-9]{10}\.[\w.-]+`)),
  FCM_PROJECT_ID: shaped('FCM_PROJECT_ID', /^[a-z][a-z0-9-]{3,40}$/),
  FCM_CLIENT_EMAIL: shaped('FCM_CLIENT_EMAIL', /^[^\s@]+@[^\s@]+$/),
  FCM_PRIVATE_KEY: shaped('FCM_PRIVATE_KEY', PEM),
  APNS_TEAM_ID: shaped('APNS_TEAM_ID', /^[A-Z0-9]{10}$/),
  APNS_KEY_ID: shaped('APNS_KEY_ID', /^[A-Z0-9]{10}$/),
  APNS_PRIVATE_KEY: shaped('APNS_PRIVATE_KEY', PEM),
  APNS_TOPIC: shaped('APNS_TOPIC', /^[\w.-]+$/),
}
type Values = { readonly [K in AppVariable]?: string | undefined }

/** One Android app, as its store signs it. */
export interface AndroidApp {
  readonly packageName: string
  readonly fingerprint: string
}

/** The key of Firebase Cloud Messaging, which reaches Android. */
export interface FcmKeys {
  readonly projectId: string
  readonly clientEmail: string
  readonly privateKey: string
}

/** The key of Apple's push service. */
export interface ApnsKeys {
  readonly teamId: string
  readonly keyId: string
  readonly privateKey: string
  readonly topic: string
}

/** What the server knows of the native apps. */
export interface NativeApps {
  readonly android: readonly AndroidApp[]
  /** Team and bundle id, e.g. `TEAMID1234.it.battigia.app`. */
  readonly ios: readonly string[]
  /** Null pushes nothing to Android. */
  readonly fcm: FcmKeys | null
  /** Null pushes nothing to iOS. */
  readonly apns: ApnsKeys | null
}

const FCM = ['FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY'] as const
const APNS = ['APNS_TEAM_ID', 'APNS_KEY_ID', 'APNS_PRIVATE_KEY', 'APNS_TOPIC'] as const

/** What is wrong with these variables together, as lines for a person; no line shows a key. */
export function wrongAppLines(values: Values): string[] {
  const missing = [FCM, APNS].flatMap((names) => {
    const absent = names.filter((name) => values[name] === undefined)
    return absent.length === names.length ? [] : absent
  })
  const unreadable = (['FCM_PRIVATE_KEY', 'APNS_PRIVATE_KEY'] as const).filter((name) => !isReadable(values[name]))
  return [
    ...missing.map((name) => `${name}: expected ${APP_EXPECTED[name]}, as the others are set, got nothing`),
    ...unreadable.map((name) => `${name}: expected ${APP_EXPECTED[name]}, got one that cannot be read`),
  ]
}

const partsOf = (list: string | undefined) => (list === undefined ? [] : list.split(',').map((part) => part.trim()))
const pem = (text: string) => text.replaceAll(String.raw`\n`, '\n')

export function nativeApps(values: Values): NativeApps {
  const [projectId, clientEmail, fcmKey] = FCM.map((name) => values[name])
  const [teamId, keyId, apnsKey, topic] = APNS.map((name) => values[name])
  return {
    android: partsOf(values.APP_LINKS_ANDROID).map((part) => {
      const at = part.indexOf(':')
      return { packageName: part.slice(0, at), fingerprint: part.slice(at + 1) }
    }),
    ios: partsOf(values.APP_LINKS_IOS),
    fcm: projectId && clientEmail && fcmKey ? { projectId, clientEmail, privateKey: pem(fcmKey) } : null,
    apns: teamId && keyId && apnsKey && topic ? { teamId, keyId, privateKey: pem(apnsKey), topic } : null,
  }
}

function isReadable(key: string | undefined): boolean {
  if (key === undefined) return true
  try {
    createPrivateKey(pem(key))
    return true
  } catch {
    // What is wrong with it would show parts of it.
    return false
  }
}
