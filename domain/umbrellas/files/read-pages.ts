import { LANGUAGES, type Language } from '../../platform/language.ts'
import type { FileProblem } from './file-problem.ts'
import type { InfoPage } from './resort-model.ts'

/** Pages that every resort has: the app links to them or needs their text by law. */
export const REQUIRED_PAGES = [
  'prices',
  'parking',
  'rental',
  'showers',
  'services',
  'accessibility',
  'restaurant',
  'cushions',
  'dog-rules',
  'personal-data',
  'purposes',
  'conditions-with-payment',
  'conditions-without-payment',
  'withdrawal',
] as const

const FILE = /^pages\/([a-z0-9-]{2,60})\.([a-z]{2})\.md$/
const LINK = /\[[^\]\n]+\]\(([^)\n]*)\)/g

/** What a page's text may not hold, line by line: it is shown as text, with a small fixed Markdown. */
function lineProblem(line: string): string | null {
  if (/^#(?!# \S)/.test(line)) return 'only "## " headings below the title'
  if (/<[a-z/!]/i.test(line)) return 'no HTML'
  if (/^(?:\d+\.|[*+>]) /.test(line)) return 'paragraphs, "## " headings and "- " lists only'
  if (/`|!\[|\|.*\|/.test(line)) return 'no code, images or tables'
  if ((line.match(/\*\*/g) ?? []).length % 2 === 1) return '**bold** that ends on its line'
  const isSafe = [...line.matchAll(LINK)].every((match) => /^https:\/\/[^\s]+$/.test(match[1] ?? ''))
  return isSafe ? null : 'links to https:// addresses'
}

function readPage(slug: string, language: Language, file: string, text: string, problems: FileProblem[]): InfoPage {
  const [first = '', blank, ...rest] = text.split('\n')
  if (!/^# \S/.test(first))
    problems.push({ file, path: 'line 1', expected: 'a title: "# …"', found: first.slice(0, 80) })
  if (blank !== '')
    problems.push({ file, path: 'line 2', expected: 'an empty line', found: (blank ?? 'nothing').slice(0, 80) })
  rest.forEach((line, index) => {
    const expected = lineProblem(line)
    if (expected !== null) problems.push({ file, path: `line ${index + 3}`, expected, found: line.slice(0, 80) })
  })
  const markdown = rest.join('\n').trim()
  if (markdown === '') problems.push({ file, path: '', expected: 'a text below the title', found: 'nothing' })
  return { slug, language, title: first.slice(2).trim(), markdown }
}

/** The pages among a resort's files, by slug and language. Missing pages and languages are problems. */
export function readPages(files: ReadonlyMap<string, string>, problems: FileProblem[]): InfoPage[] {
  const pages: InfoPage[] = []
  for (const [file, text] of files) {
    if (!file.startsWith('pages/')) continue
    const [, slug = '', tag] = FILE.exec(file) ?? []
    const language = LANGUAGES.find((one) => one === tag)
    if (language === undefined) {
      problems.push({
        file,
        path: '',
        expected: `a name such as pages/parking.it.md (${LANGUAGES.join(', ')})`,
        found: file,
      })
    } else {
      pages.push(readPage(slug, language, file, text, problems))
    }
  }
  for (const slug of new Set([...REQUIRED_PAGES, ...pages.map((page) => page.slug)])) {
    for (const language of LANGUAGES) {
      if (pages.some((page) => page.slug === slug && page.language === language)) continue
      problems.push({ file: `pages/${slug}.${language}.md`, path: '', expected: 'this page', found: 'nothing' })
    }
  }
  return pages.toSorted(
    (a, b) =>
      (a.slug < b.slug ? -1 : Number(a.slug > b.slug)) || LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language),
  )
}
