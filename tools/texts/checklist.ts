import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import type { Text } from './catalogues.ts'

/** An empty box: nobody has read this module in this language. */
const UNREAD = '☐'

/** What stands in the boxes of a table of modules, by folder: initials and day of who has read it, or the empty box. */
export function readBoxes(table: string): Map<string, readonly string[]> {
  const boxes = new Map<string, readonly string[]>()
  for (const line of table.split('\n')) {
    const cells = line.split('|').map((one) => one.trim())
    const folder = /^`(.+)`$/.exec(cells[1] ?? '')?.[1]
    if (folder !== undefined) boxes.set(folder, cells.slice(3, 3 + LANGUAGES.length))
  }
  return boxes
}

/** One row for each module: folder, number of texts, a box for each language. Boxes that were filled in stay. */
export function moduleRows(
  catalogues: ReadonlyMap<string, Readonly<Record<Language, readonly Text[]>>>,
  boxes: ReadonlyMap<string, readonly string[]>,
): string {
  const group = (title: string, isOf: (folder: string) => boolean) => {
    const rows = [...catalogues]
      .filter(([folder]) => isOf(folder))
      .map(([folder, { it }]) => {
        const read = LANGUAGES.map((_, index) => boxes.get(folder)?.[index] || UNREAD)
        return `| \`${folder}\` | ${it.length} | ${read.join(' | ')} |`
      })
    const total = [...catalogues].filter(([folder]) => isOf(folder)).reduce((sum, [, { it }]) => sum + it.length, 0)
    return [
      `### ${title}: ${total} texts`,
      '',
      `| Module | Texts | ${LANGUAGES.join(' | ')} |`,
      `|---|--:|${LANGUAGES.map(() => ':-:|').join('')}`,
      ...rows,
    ].join('\n')
  }
  return [
    group('What guests read in the app', (folder) => /^(?:web|domain\/content)\//.test(folder) && !isOfDesk(folder)),
    group('Refusals, fields and names of pages, in the app and in what the server answers', (folder) =>
      folder.startsWith('domain/platform/'),
    ),
    group('Mails and notifications', (folder) => folder.startsWith('server/')),
    group(
      'The back office',
      (folder) => isOfDesk(folder) || (folder.startsWith('domain/') && !/^domain\/(?:platform|content)\//.test(folder)),
    ),
  ].join('\n\n')
}

/** Screens of the resort's people: the staff folders, and slices that only they see. */
function isOfDesk(folder: string): boolean {
  return /\/staff\b|^web\/(?:arrivals|numbers|till|fiscal)\//.test(folder)
}
