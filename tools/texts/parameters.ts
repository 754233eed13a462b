import { parseSync } from 'vite'

/** A value that a text takes. */
export interface Parameter {
  readonly name: string
  /** As it is written: `number`, `readonly string[]`; empty where the file does not say. */
  readonly type: string
}

/** As much of a syntax tree's node as is read here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/**
 * The parameters of every function of a file of texts, by the key under which it stands below `export const <language>`.
 * Without a language, those of the function types of its interfaces, by their last name alone.
 */
export function parametersIn(source: string, language: string): Map<string, readonly Parameter[]> {
  const found = new Map<string, readonly Parameter[]>()
  const { program } = parseSync('texts.ts', source)
  const typeOf = (annotation: unknown) => {
    if (!isNode(annotation) || !isNode(annotation['typeAnnotation'])) return ''
    const { start, end } = annotation['typeAnnotation']
    return source.slice(start, end).replaceAll(/\s+/g, ' ')
  }
  const parametersOf = (node: Node) =>
    (node['params'] as Node[]).map((one) => ({ name: nameIn(one), type: typeOf(one['typeAnnotation']) }))

  const walk = (node: unknown, key: string) => {
    if (Array.isArray(node)) for (const one of node) walk(one, key)
    if (!isNode(node)) return
    if (/^(?:ArrowFunctionExpression|FunctionExpression|TSFunctionType)$/.test(node.type)) {
      // One name may stand in several interfaces of a file: the second is kept as `name 2`.
      const others = [...found.keys()].filter((known) => known === key || known.startsWith(`${key} `)).length
      found.set(others === 0 ? key : `${key} ${others + 1}`, parametersOf(node))
      return
    }
    const name = nameOf(node, language)
    const inner = name === '' || language === '' ? name || key : [key, name].filter(Boolean).join('.')
    for (const part of Object.values(node)) walk(part, inner)
  }
  walk(topOf(program as unknown as Node, language), '')
  return found
}

/** What is exported under the language's name; the whole file without one. */
function topOf(program: Node, language: string): unknown {
  if (language === '') return program
  for (const statement of program['body'] as Node[]) {
    const declaration = statement['declaration']
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') continue
    const own = (declaration['declarations'] as Node[]).find((one) => (one['id'] as Node)['name'] === language)
    if (own) return own['init']
  }
  return null
}

/** The name that a property adds to the key of what stands in it. */
function nameOf(node: Node, language: string): string {
  if (node.type !== (language === '' ? 'TSPropertySignature' : 'Property') || !isNode(node['key'])) return ''
  const name = node['key']['name'] ?? node['key']['value']
  return typeof name === 'string' ? name : ''
}

function nameIn(parameter: Node): string {
  const { name } = parameter
  return typeof name === 'string' ? name : ''
}
