import { escaped, pageHeaders, pageText } from '../browser/serve.ts'
import { html, type Answer } from '../platform/exchange.ts'
import { describe, type TestPerson } from './people.ts'

/** The page of a provider: choose a test person, or turn back. Its form goes to `action`. */
export function choosePage(provider: string, people: readonly TestPerson[], action: string): Answer {
  const rows = people.map((person) => {
    const name = escaped(`${person.firstName} ${person.lastName}`)
    return `<button name="person" value="${escaped(person.id)}" class="main">${name}</button>
<p class="faint">${escaped(describe(person))}</p>`
  })
  const body = `<main><h1>Sign in with ${escaped(provider)}</h1><p>Choose a test person.</p>
<form method="post" action="${escaped(action)}">
${rows.join('\n')}
<button name="cancel" value="1" class="plain">Cancel and return</button>
</form><p><small>Sandbox: nobody here is real.</small></p></main>`
  return html(
    pageText({ title: `Sign in with ${escaped(provider)}`, style: 'browser/page.css', body }),
    pageHeaders(false),
  )
}
