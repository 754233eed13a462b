const WIDTH = 140

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

function isObject(value: Json): value is { readonly [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function entriesOf(value: { readonly [key: string]: Json | undefined }): [string, Json][] {
  return Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, item] as [string, Json]]))
}

function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const entries = entriesOf(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** Lists of objects have a line per object, however short they are. */
function isTall(value: Json): boolean {
  if (Array.isArray(value)) return value.some((item) => isObject(item))
  return isObject(value) && entriesOf(value).some(([, item]) => isTall(item))
}

function print(value: Json, indent: string, used: number): string {
  const flat = inline(value)
  const isLeaf = typeof value !== 'object' || value === null
  if (isLeaf || (!isTall(value) && used + flat.length + 1 <= WIDTH)) return flat
  const deeper = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((item) => `${deeper}${print(item, deeper, deeper.length)}`)
    : entriesOf(value as { readonly [key: string]: Json | undefined }).map(([key, item]) => {
        const head = `${deeper}${JSON.stringify(key)}: `
        return head + print(item, deeper, head.length)
      })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/**
 * The one way in which a resort's files are laid out: two spaces, what fits in 140 characters on one line, a
 * line for every object of a list, the keys in the order given. Ends with a line feed.
 */
export function canonicalJson(value: { readonly [key: string]: Json | undefined }): string {
  const lines = entriesOf(value).map(([key, item]) => {
    const head = `  ${JSON.stringify(key)}: `
    return head + print(item, '  ', head.length)
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
