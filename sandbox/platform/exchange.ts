/** One request as a provider's surface sees it. */
export interface Exchange {
  readonly method: string
  /** Path without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Values of the route's `:names`, decoded. */
  readonly params: Readonly<Record<string, string>>
}

/** A request as the control plane and the tests look at it; bodies are kept, since nothing real is ever in them. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly status: number
}

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** One path of a surface. `/v1/customers/:id` matches one segment for each name. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Called once per request, also for a replay: keys of idempotency are the surface's own. */
  answer(exchange: Exchange): Answer | Promise<Answer>
}

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) }
}

export function html(body: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body }
}

/** The parameters of a route for a path, or null when it is another one's. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}
