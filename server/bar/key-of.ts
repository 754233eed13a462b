import { randomBytes } from 'node:crypto'

/** Names something in the resort's files: what it is called, and something that makes it its own. */
export function keyOf(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
  return [...(words === '' ? ['item'] : [words.slice(0, 32).replace(/-+$/, '')]), randomBytes(3).toString('hex')].join(
    '-',
  )
}
