import { CALL_PREFIX } from '../../domain/platform/call.ts'

/** What the network gave back, as it stands. */
export interface Raw {
  readonly status: number
  readonly type: string | null
  readonly text: string
}

/** Makes a call as an installed app does. */
export type OldCall = (method: 'GET' | 'POST', path: string, token?: string, body?: unknown) => Promise<Raw>

/** An installed 3.1.10 app of a server: a bearer token and a JSON body, no other header of ours. */
export function installedApp(base: string): OldCall {
  return async (method, path, token, body) => {
    const answer = await fetch(`${base}${CALL_PREFIX}/${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
}

export const JSON_ANSWER = { status: 200, type: 'application/json; charset=utf-8' }
/** Exactly this JSON and nothing around it. */
export const answers = (value: unknown) => ({ ...JSON_ANSWER, text: JSON.stringify(value) })
export const codeOf = ({ status, text }: Raw) => [status, (JSON.parse(text) as { code: string }).code]
