/** A value that is already written, with the attributes of its element. */
class Written {
  readonly attributes: string
  readonly inner: string
  constructor(attributes: string, inner: string) {
    this.attributes = attributes
    this.inner = inner
  }
}

/** What an element may hold. An undefined member is left out; null is written as `nil="true"`. */
export type Xml = string | number | boolean | null | Written | XmlFields
export interface XmlFields {
  readonly [name: string]: Xml | undefined
}

/** `type="array"`: the SDK reads it as an array, also when it is empty or holds one. */
export function list(item: string, values: readonly Xml[]): Xml {
  return new Written(' type="array"', values.map((value) => element(item, value)).join(''))
}

/** `type="collection"`: one page of a search, with the fields that the SDK pages by. */
export function collection(item: string, values: readonly Xml[], pageSize: number): Xml {
  const fields: XmlFields = { currentPageNumber: 1, pageSize, totalItems: values.length }
  return new Written(' type="collection"', children(fields) + values.map((value) => element(item, value)).join(''))
}

/** An instant in milliseconds, written as Braintree does. */
export function instant(at: number): Xml {
  return new Written(' type="datetime"', `${new Date(at).toISOString().slice(0, 19)}Z`)
}

/** The day of an instant in milliseconds, in UTC. */
export function day(at: number): Xml {
  return new Written(' type="date"', new Date(at).toISOString().slice(0, 10))
}

/** A whole document; names may be in camel case or with underscores, and are written with hyphens. */
export function xmlDocument(root: string, value: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, value)}\n`
}

function element(name: string, value: Xml): string {
  const tag = hyphenated(name)
  if (value === null) return `<${tag} nil="true"/>`
  const { attributes, inner } = written(value)
  return inner === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${inner}</${tag}>`
}

function written(value: Exclude<Xml, null>): Written {
  if (value instanceof Written) return value
  if (typeof value === 'string') return new Written('', escaped(value))
  if (typeof value === 'number') return new Written(' type="integer"', String(value))
  if (typeof value === 'boolean') return new Written(' type="boolean"', String(value))
  return new Written('', children(value))
}

function children(fields: XmlFields): string {
  return Object.entries(fields)
    .map(([name, value]) => (value === undefined ? '' : element(name, value)))
    .join('')
}

/** A digit counts as a letter of its word, except that `last4` becomes `last-4` as Braintree writes it. */
function hyphenated(name: string): string {
  return name
    .replaceAll(/([A-Z])/g, '-$1')
    .replaceAll('_', '-')
    .replaceAll(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
