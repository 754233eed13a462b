import { INFO_PAGES, LEGAL_PAGES } from '../../content/pages.ts'
import { markdownProblems, type MarkdownFault } from '../../content/markdown.ts'
import { LANGUAGES, type Language } from '../../platform/language.ts'
import type { FileProblem } from '../../platform/files/file-problem.ts'
import type { InfoPage } from './resort-model.ts'

/** Pages that every resort has: the app links to them or needs their text by law. */
const REQUIRED_PAGES = [...INFO_PAGES, ...LEGAL_PAGES]

const FILE = /^pages\/([a-z0-9-]{2,60})\.([a-z]{2})\.md$/
/** How `resort check` says what a line may be. */
const EXPECTED: Readonly<Record<MarkdownFault, string>> = {
  heading: 'only "## " headings below the title',
  html: 'no HTML',
  block: 'paragraphs, "## " headings and "- " lists only',
  code: 'no code, images or tables',
  bold: '**bold** that ends on its line',
  link: 'links to https:// addresses',
}

function readPage(slug: string, language: Language, file: string, text: string, problems: FileProblem[]): InfoPage {
  const [first = '', blank, ...rest] = text.split('\n')
  if (!/^# \S/.test(first))
    problems.push({ file, path: 'line 1', expected: 'a title: "# …"', found: first.slice(0, 80) })
  if (blank !== '')
    problems.push({ file, path: 'line 2', expected: 'an empty line', found: (blank ?? 'nothing').slice(0, 80) })
  for (const { line, fault } of markdownProblems(rest.join('\n'))) {
    problems.push({
      file,
      path: `line ${line + 2}`,
      expected: EXPECTED[fault],
      found: (rest[line - 1] ?? '').slice(0, 80),
    })
  }
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
