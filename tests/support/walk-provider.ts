/**
 * Goes through a provider of the sandbox as a browser does: follows its redirects with its cookies, chooses a person on its page
 * (null turns back), and answers what it sends back to the app, by address or by form.
 */
export async function walk(start: URL, person: string | null): Promise<Record<string, string>> {
  const jar = new Map<string, string>()
  let at = start
  let body: URLSearchParams | null = null
  for (let step = 0; step < 12; step += 1) {
    const answer = await visitOne(at, body, jar)
    body = null
    const location = answer.headers.get('location')
    if (location !== null) {
      at = new URL(location, at)
      if (at.origin !== start.origin) return Object.fromEntries(at.searchParams)
      continue
    }
    const page = await answer.text()
    if (page.includes('name="person"')) {
      body = new URLSearchParams(person === null ? { cancel: '1' } : { person })
      continue
    }
    const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    if (fields.length > 0)
      return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescaped(value)]))
    throw new Error(`the provider answers ${answer.status}: ${page.slice(0, 300)}`)
  }
  throw new Error('the provider leads nowhere')
}

async function visitOne(at: URL, body: URLSearchParams | null, jar: Map<string, string>): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(at, {
    redirect: 'manual',
    headers: { cookie },
    ...(body === null ? {} : { method: 'POST', body }),
  })
  for (const set of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
  return answer
}

function unescaped(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
