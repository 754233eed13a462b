import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../domain/platform/language.ts'
import { LANGUAGE_NAMES } from '../web/platform/language.ts'
import { catalogueFolders, everyCatalogue, textsOf, type Text } from './texts/catalogues.ts'
import { moduleRows, readBoxes } from './texts/checklist.ts'
import { numbersOf, say } from './texts/say.ts'

/** The checklist for native readers; its table of modules is made by `npm run texts -- --list`. */
export const TEXTS_PAGE = join(import.meta.dirname, '..', 'docs', 'texts.md')
const [START, END] = ['<!-- modules -->', '<!-- end of modules -->']

const cell = (words: string) => words.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ⏎ ')

/** A text as a reader sees it; one with a number as it reads for one and for several. */
function shown(text: Text | undefined): string {
  if (text === undefined) return ''
  const position = numbersOf(text)[0] ?? -1
  return [...new Set([say(text, position, 1), say(text, position, 5)])].map(cell).join(' · ')
}

/** Italian beside a language, module by module, in Markdown; of the folders that begin with `slice` alone. */
async function sideBySide(language: Language, slice: string): Promise<string> {
  const folders = catalogueFolders().filter((folder) => folder.includes(slice))
  const parts = await Promise.all(
    folders.map(async (folder) => {
      const [italian, other] = await Promise.all([textsOf(folder, 'it'), textsOf(folder, language)])
      const byKey = new Map(other.map((text) => [text.key, text]))
      const rows = italian
        .filter(({ key }) => key !== 'names')
        .map((text) => `| ${text.key} | ${shown(text)} | ${shown(byKey.get(text.key))} |`)
      return [
        `## ${folder}`,
        '',
        `| Key | Italiano | ${LANGUAGE_NAMES[language]} |`,
        '|---|---|---|',
        ...rows,
        '',
      ].join('\n')
    }),
  )
  return parts.join('\n')
}

/** The page with its table of modules as the catalogues are now; what readers wrote into it stays. */
async function textsPage(): Promise<string> {
  const page = readFileSync(TEXTS_PAGE, 'utf8')
  const [from, to] = [page.indexOf(START), page.indexOf(END)]
  if (from === -1 || to < from) throw new Error(`docs/texts.md has lost its marks ${START} and ${END}.`)
  const table = moduleRows(await everyCatalogue(), readBoxes(page.slice(from, to)))
  return `${page.slice(0, from + START.length)}\n\n${table}\n\n${page.slice(to)}`
}

async function main([wanted = '', slice = '']: readonly string[]): Promise<void> {
  if (wanted === '--list') return writeFileSync(TEXTS_PAGE, await textsPage())
  const language = LANGUAGES.find((one) => one === wanted)
  if (language === undefined) {
    console.error(`npm run texts -- <${LANGUAGES.join('|')}> [part of a folder's name], or npm run texts -- --list`)
    process.exitCode = 1
    return
  }
  const words = await sideBySide(language, slice)
  if (words === '') {
    console.error(`No module's folder has "${slice}" in its name: docs/texts.md lists them.`)
    process.exitCode = 1
    return
  }
  process.stdout.write(words)
}

if (import.meta.main) await main(process.argv.slice(2))
