import { escaped, pageHeaders, pageText } from '../browser/serve.ts'
import { sendAnswer } from '../identity/node-http.ts'
import { html, type Answer } from '../platform/exchange.ts'
import type { Mount } from '../platform/sandbox.ts'
import { bytesOf, codeAt, STEP_SECONDS } from './code.ts'
import { DEMO_PEOPLE, type AuthenticatorPerson } from './people.ts'

const PATH = '/authenticator'

/**
 * A test authenticator at `/authenticator`: the codes of now of the demo's people, and of a key that is being set up
 * (`?key=BASE32`). The page renews itself when the codes change.
 */
export function authenticatorMount(now: () => number = Date.now): Mount {
  return () => ({
    owns: (path) => path === PATH,
    async handle(request, response) {
      const key = new URL(request.url ?? '', 'http://sandbox').searchParams.get('key')
      const secret = key === null ? null : bytesOf(key)
      const people = secret === null ? DEMO_PEOPLE : [{ name: 'New key', secret }, ...DEMO_PEOPLE]
      sendAnswer(response, codesPage(people, now()))
    },
  })
}

function codesPage(people: readonly AuthenticatorPerson[], now: number): Answer {
  const left = STEP_SECONDS - (Math.floor(now / 1000) % STEP_SECONDS)
  const rows = people.map(
    ({ name, secret }) =>
      `<p class="faint">${escaped(name)}</p><p class="amount">${spaced(codeAt(secret, now))}</p>
<p class="faint">next: ${spaced(codeAt(secret, now, 1))}</p>`,
  )
  const body = `<main><h1>Test authenticator</h1>${rows.join('')}
<p>New codes in ${left} s. Each works once.</p><p><small>Sandbox: nobody here is real.</small></p></main>`
  const page = pageText({ title: 'Test authenticator', style: 'browser/page.css', body })
  return html(page, { ...pageHeaders(false), refresh: String(left) })
}

const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`
