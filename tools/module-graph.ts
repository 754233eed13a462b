import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** One value that a module takes from another. */
export interface TakenName {
  readonly file: string
  readonly name: string
}

interface Module {
  readonly files: readonly string[]
  readonly taken: readonly TakenName[]
}

interface SyntaxNode {
  readonly type: string
  readonly [key: string]: unknown
}

/** Every name that the modules reachable from `entries` take from another file and use as a value, not only as a type. */
export function namesTaken(entries: readonly string[]): TakenName[] {
  const seen = new Set<string>()
  const waiting = [...entries]
  const taken: TakenName[] = []
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const module = readModule(file, readFileSync(file, 'utf8'))
    taken.push(...module.taken)
    waiting.push(...module.files)
  }
  return taken
}

/** What one module imports (dynamically too), and which of the imported names its code uses. */
export function readModule(file: string, source: string): Module {
  const { program } = parseSync(file, source)
  const files = new Set<string>()
  const imported = new Map<string, TakenName>()
  const used = new Set<string>()
  const fetched: TakenName[] = []
  const see = (specifier: unknown): string | null => {
    const target = resolveFile(file, specifier)
    if (target !== null) files.add(target)
    return target
  }
  walk(program as unknown as SyntaxNode, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') used.add(String(node['name']))
    if (node.type === 'ImportExpression') see(literal(node['source']))
    if (node.type === 'VariableDeclarator') {
      const target = see(awaitedImport(node['init']))
      if (target !== null) for (const name of keysOf(node['id'])) fetched.push({ file: target, name })
    }
    if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') see(literal(node['source']))
    if (node.type !== 'ImportDeclaration') return true
    if (node['importKind'] === 'type') return false
    const target = see(literal(node['source']))
    for (const specifier of node['specifiers'] as SyntaxNode[]) {
      if (target === null || specifier.type !== 'ImportSpecifier' || specifier['importKind'] === 'type') continue
      imported.set(nameOf(specifier['local']), { file: target, name: nameOf(specifier['imported']) })
    }
    return false
  })
  const taken = [...imported].filter(([local]) => used.has(local)).map(([, name]) => name)
  return { files: [...files], taken: [...taken, ...fetched] }
}

/** Calls `visit` for each node of code; not for types, nor below a node for which it answers false. */
function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean): void {
  if (isType(node) || !visit(node)) return
  for (const [key, value] of Object.entries(node)) {
    // The name after a dot and the key of an object are no uses of an import.
    if ((key === 'property' || key === 'key') && node['computed'] === false) continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

/** `x as T`, `x satisfies T`, `x!` and `f<T>` hold code; every other node of TypeScript's own is a type. */
function isType({ type }: SyntaxNode): boolean {
  return type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull|Instantiation)Expression$/.test(type)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The file of `await import('…')`. */
function awaitedImport(node: unknown): unknown {
  const argument = isNode(node) && node.type === 'AwaitExpression' ? node['argument'] : null
  return isNode(argument) && argument.type === 'ImportExpression' ? literal(argument['source']) : null
}

/** The names on the left of `const { a, b: c } = …`. */
function keysOf(pattern: unknown): string[] {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return []
  return (pattern['properties'] as SyntaxNode[]).flatMap(({ key }) => (isNode(key) ? [nameOf(key)] : []))
}

const nameOf = (node: unknown) => String((node as SyntaxNode)['name'])
const literal = (node: unknown) => (isNode(node) ? node['value'] : null)

/** The repository's own file that a specifier names; null for packages, pictures and what the bundler makes. */
function resolveFile(from: string, specifier: unknown): string | null {
  if (typeof specifier !== 'string' || !specifier.startsWith('.')) return null
  const target = path.resolve(path.dirname(from), specifier)
  return /\.tsx?$/.test(target) && existsSync(target) ? target : null
}

const SPECIFIER = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** What each file imports. */
const imports = new Map<string, readonly string[]>()

/** Thousands of files: their specifiers are found without parsing them, and once. */
function importsOf(file: string): readonly string[] {
  const found =
    imports.get(file) ??
    [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].flatMap(([, specifier]) => resolveFile(file, specifier) ?? [])
  imports.set(file, found)
  return found
}

/**
 * Those of `files` that are a target or import one, through however many other files; not through what is `closed`, which counts
 * itself but leads nowhere.
 */
export function filesReaching(
  files: readonly string[],
  targets: ReadonlySet<string>,
  closed: ReadonlySet<string> = new Set(),
): string[] {
  return files.filter((file) => {
    const seen = new Set([file])
    for (const reached of seen) if (!closed.has(reached)) for (const next of importsOf(reached)) seen.add(next)
    return [...targets].some((target) => seen.has(target))
  })
}
