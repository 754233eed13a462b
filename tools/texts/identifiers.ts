import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const DEMO_RESORT = join(import.meta.dirname, '..', '..', 'resorts', 'bagno-argo')

/** Written as names of the code are, but the names of things that people know. */
const NAMES = new Set(['iPhone', 'iPad', 'iOS'])

/** snake_case, camelCase, and a path of the app or of the code. */
const WRITTEN_AS_CODE = /(?<![\w.-])(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z]+[A-Z]\w*)(?![\w-])|(?<![\w/.])\/[a-z]{2,}\b/g

/** What stands for something of a person's own, an address or a file: no name of the code. */
const OTHERS = /https?:\/\/\S+|\S+@\S+|\b[\w-]+\.(?:json|csv|pdf)\b|‹[^›]*›|\{[^}]*\}/g

/** The names of the code among the words of a screen. */
export function identifiersIn(words: string): string[] {
  return (words.replaceAll(OTHERS, ' ').match(WRITTEN_AS_CODE) ?? []).filter((one) => !NAMES.has(one))
}

/** Ids that the files of the demo resort give to zones, categories, columns and the like, which nobody reads as words. */
export function idsOfDemoResort(): ReadonlySet<string> {
  const ids = new Set<string>()
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(collect)
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'id' && typeof inner === 'string' && /[-_]/.test(inner)) ids.add(inner)
      collect(inner)
    }
  }
  for (const file of globSync('*.json', { cwd: DEMO_RESORT })) {
    const content: unknown = JSON.parse(readFileSync(join(DEMO_RESORT, file), 'utf8'))
    collect(content)
    if (basename(file) === 'beach.json') for (const id of Object.keys((content as Columned).columns)) ids.add(id)
  }
  return ids
}

interface Columned {
  readonly columns: Readonly<Record<string, unknown>>
}
