import { createHash } from 'node:crypto'

/** Of the words: a page that says the same has the same version, whoever stored it. */
export function pageVersion({ title, markdown }: { readonly title: string; readonly markdown: string }): string {
  return createHash('sha256').update(`${title}\n${markdown}`).digest('hex').slice(0, 16)
}

/** Names the texts of a page in all languages together, in the order given. */
export function pageRevision(versions: readonly string[]): string {
  return createHash('sha256').update(versions.join(' ')).digest('hex').slice(0, 16)
}
