/** A form-encoded body with its brackets resolved: `a[b]=1` is `{a: {b: '1'}}`, `a[0]=1` and `a[]=1` are `{a: ['1']}`. */
export interface Form {
  readonly [name: string]: FormValue
}
export type FormValue = string | Form | readonly FormValue[]

type Draft = Map<string, string | Draft>

/** Reads a form, of a body or of a query. Later values of one name win; names nest as deep as they like. */
export function parseForm(text: string | URLSearchParams): Form {
  const root: Draft = new Map()
  for (const [name, value] of new URLSearchParams(text)) put(root, keysOf(name), value)
  const form = finish(root)
  return typeof form === 'string' || isList(form) ? {} : form
}

/** The name of a parameter as errors write it: `invoice_settings[default_payment_method]`. */
export function parameterName(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String)
  return first + rest.map((key) => `[${key}]`).join('')
}

function keysOf(name: string): string[] {
  const open = name.indexOf('[')
  if (open <= 0 || !name.endsWith(']')) return [name]
  return [name.slice(0, open), ...name.slice(open + 1, -1).split('][')]
}

function put(into: Draft, [key = '', ...rest]: string[], value: string): void {
  const name = key === '' ? String(into.size) : key
  if (rest.length === 0) {
    into.set(name, value)
    return
  }
  const found = into.get(name)
  const inner: Draft = found instanceof Map ? found : new Map()
  into.set(name, inner)
  put(inner, rest, value)
}

function finish(draft: string | Draft): FormValue {
  if (typeof draft === 'string') return draft
  const keys = [...draft.keys()]
  const isArray = keys.length > 0 && keys.every((key, index) => key === String(index))
  if (isArray) return [...draft.values()].map(finish)
  return Object.fromEntries([...draft].map(([key, value]) => [key, finish(value)]))
}

function isList(value: FormValue): value is readonly FormValue[] {
  return Array.isArray(value)
}
