import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json, type Answer } from '../platform/exchange.ts'
import { choosePage } from './choose-page.ts'
import { readBody, sendAnswer } from './node-http.ts'
import type { MountedProvider } from './openid-provider.ts'
import type { TestPerson } from './people.ts'

/** What Facebook knows of the resort. */
export interface FacebookApp {
  readonly appId: string
  readonly appSecret: string
}

interface Code {
  readonly person: string
  readonly redirectUri: string
  readonly challenge: string | null
}

/** Facebook's dialog, token endpoint and as much of the Graph as a login asks for (identity guide 2.4). */
export function facebookProvider(app: FacebookApp, people: readonly TestPerson[]): MountedProvider {
  const codes = new Map<string, Code>()
  const tokens = new Map<string, string>()
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://facebook')
    const form = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : null
    switch (pathname) {
      case '/facebook/dialog/oauth':
        return form === null ? dialog(app, people, searchParams, request.url ?? '') : chosen(codes, searchParams, form)
      case '/facebook/oauth/access_token':
        return redeem(app, codes, tokens, form ?? searchParams)
      case '/facebook/me':
        return me(app, tokens, people, searchParams)
      case '/facebook/debug_token':
        return debugToken(app, tokens, searchParams)
      default:
        return failed(404, 'Unknown path components')
    }
  }
  return async (request: IncomingMessage, response: ServerResponse) => sendAnswer(response, await answer(request))
}

function failed(status: number, message: string): Answer {
  return json(status, { error: { message, type: 'OAuthException', code: status } })
}

function dialog({ appId }: FacebookApp, people: readonly TestPerson[], query: URLSearchParams, action: string): Answer {
  if (query.get('client_id') !== appId) return failed(400, 'Invalid App ID')
  return choosePage('Facebook', people, action)
}

function chosen(codes: Map<string, Code>, query: URLSearchParams, form: URLSearchParams): Answer {
  const redirectUri = query.get('redirect_uri') ?? ''
  const back = new URL(redirectUri)
  back.searchParams.set('state', query.get('state') ?? '')
  const person = form.get('person')
  if (person === null) {
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('error_reason', 'user_denied')
  } else {
    const code = randomBytes(24).toString('base64url')
    codes.set(code, { person, redirectUri, challenge: query.get('code_challenge') })
    back.searchParams.set('code', code)
  }
  return { status: 303, headers: { location: back.href }, body: '' }
}

function redeem(
  { appId, appSecret }: FacebookApp,
  codes: Map<string, Code>,
  tokens: Map<string, string>,
  sent: URLSearchParams,
): Answer {
  if (sent.get('client_id') !== appId || sent.get('client_secret') !== appSecret)
    return failed(400, 'Error validating client secret.')
  const code = codes.get(sent.get('code') ?? '')
  codes.delete(sent.get('code') ?? '')
  const challenge = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url')
  const fits =
    code?.redirectUri === sent.get('redirect_uri') && (code.challenge === null || code.challenge === challenge)
  if (code === undefined || !fits) return failed(400, 'This authorization code has been used.')
  const token = `EAAB${randomBytes(32).toString('base64url')}`
  tokens.set(token, code.person)
  return json(200, { access_token: token, token_type: 'bearer', expires_in: 5_183_999 })
}

function me(
  { appSecret }: FacebookApp,
  tokens: Map<string, string>,
  people: readonly TestPerson[],
  query: URLSearchParams,
): Answer {
  const token = query.get('access_token') ?? ''
  const proof = createHmac('sha256', appSecret).update(token).digest('hex')
  const person = people.find(({ id }) => id === tokens.get(token))
  if (person === undefined) return failed(400, 'Invalid OAuth access token.')
  if (query.get('appsecret_proof') !== proof) return failed(400, 'Invalid appsecret_proof provided in the API argument')
  const { id, firstName, lastName, email } = person
  return json(200, { id, first_name: firstName, last_name: lastName, ...(email === null ? {} : { email }) })
}

function debugToken({ appId, appSecret }: FacebookApp, tokens: Map<string, string>, query: URLSearchParams): Answer {
  if (query.get('access_token') !== `${appId}|${appSecret}`) return failed(400, 'Invalid OAuth access token.')
  const person = tokens.get(query.get('input_token') ?? '')
  if (person === undefined) return json(200, { data: { is_valid: false } })
  return json(200, { data: { app_id: appId, user_id: person, is_valid: true, type: 'USER' } })
}
