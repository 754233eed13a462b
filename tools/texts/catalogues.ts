import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { parametersIn, type Parameter } from './parameters.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** One text of a catalogue: words, or a function that puts values into them. */
export interface Text {
  /** Where it stands in its catalogue: `search.title`. */
  readonly key: string
  readonly value: string | ((...values: never[]) => unknown)
  readonly parameters: readonly Parameter[]
}

/** Folders that hold one file of texts per language, from the product's root: `web/dogs/texts`. */
export function catalogueFolders(): string[] {
  return globSync('{web,domain,server}/**/it.ts', { cwd: ROOT })
    .map((file) => dirname(file))
    .toSorted()
}

/** The texts of a catalogue in one language, in the order in which they are written. */
export async function textsOf(folder: string, language: Language): Promise<Text[]> {
  const module = (await import(join(ROOT, folder, `${language}.ts`))) as Record<string, unknown>
  const own = parametersIn(source(folder, language), language)
  const italian = parametersIn(source(folder, 'it'), 'it')
  const shared = sharedTypes(folder)
  return flatten('', module[language]).map(({ key, value }) => {
    const count = typeof value === 'function' ? value.length : 0
    const isWhole = (found?: readonly Parameter[]) =>
      found !== undefined && found.length >= count && found.every(({ type }) => type !== '')
    const ofType = key
      .split('.')
      .toReversed()
      .flatMap((name) => shared.get(name) ?? [])
    const known = [own.get(key), italian.get(key), ...ofType].find(isWhole)
    return { key, value, parameters: known ?? own.get(key) ?? [] }
  })
}

function source(folder: string, language: Language): string {
  return readFileSync(join(ROOT, folder, `${language}.ts`), 'utf8')
}

/** Mails say the types of their parameters once for all languages, in a file beside them: the lists that a name has there. */
function sharedTypes(folder: string): Map<string, (readonly Parameter[])[]> {
  const found = new Map<string, (readonly Parameter[])[]>()
  for (const file of globSync('*-texts.ts', { cwd: join(ROOT, folder) })) {
    for (const [key, parameters] of parametersIn(readFileSync(join(ROOT, folder, file), 'utf8'), '')) {
      const name = key.split(' ')[0] ?? ''
      found.set(name, [...(found.get(name) ?? []), parameters])
    }
  }
  return found
}

/** Every text of the product, by folder and language. */
export async function everyCatalogue(): Promise<Map<string, Record<Language, Text[]>>> {
  const all = new Map<string, Record<Language, Text[]>>()
  for (const folder of catalogueFolders()) {
    const each = await Promise.all(LANGUAGES.map(async (language) => [language, await textsOf(folder, language)]))
    all.set(folder, Object.fromEntries(each) as Record<Language, Text[]>)
  }
  return all
}

function flatten(key: string, value: unknown): { key: string; value: Text['value'] }[] {
  if (typeof value === 'string' || typeof value === 'function') return [{ key, value: value as Text['value'] }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => flatten(key === '' ? name : `${key}.${name}`, inner))
}
