import { escaped, pageHeaders, pageText } from '../browser/serve.ts'
import { html, type Answer } from '../platform/exchange.ts'
import { describe, type TestPeople } from './people.ts'

/** `/identity`: who can be chosen at which provider. */
export function peoplePage(people: TestPeople): Answer {
  const sections = Object.entries(people).map(([provider, list]: [string, TestPeople[keyof TestPeople]]) => {
    const rows = list.map(
      (person) => `<li>${escaped(`${person.firstName} ${person.lastName}`)}: ${escaped(describe(person))}</li>`,
    )
    return `<h2>${escaped(provider)}</h2><ul>${rows.join('')}</ul>`
  })
  const body = `<main><h1>Test people</h1>${sections.join('')}<p><small>Sandbox: nobody here is real.</small></p></main>`
  return html(pageText({ title: 'Test people', style: 'browser/page.css', body }), pageHeaders(false))
}
