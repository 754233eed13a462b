import { getDailyMenu, listNews } from '../../../domain/content/calls.ts'
import { getPage } from '../../../domain/content/page-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { dayWords } from '../../../domain/platform/format.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { escapeHtml } from '../../../domain/platform/escape-html.ts'
import { markdownHtml } from './markdown-html.ts'
import { menuHtml } from './menu-html.ts'
import type { PageFacts, PageWriter } from './page-writer.ts'
import { eventData, menuData, questionData, resortData, type MenuPart } from './structured-data.ts'

/** The home: what is new, and how to reach the resort. */
export const writeHome: PageWriter = async (facts) => {
  const news = await newsHtml(facts)
  return { html: news.html + contactsHtml(facts), data: [resortData(facts), ...news.data] }
}

/** The news of today. */
export const writeNews: PageWriter = async (facts) => newsHtml(facts)

/** Name, address, telephone and e-mail of the resort. */
export const writeContacts: PageWriter = async (facts) => ({ html: contactsHtml(facts), data: [resortData(facts)] })

/** What a restaurant cooks today, by course. */
export const writeDailyMenu: PageWriter = async (facts) => {
  const { ask, language, resort } = facts
  const day = resort.today as CivilDate
  const { dishes } = await ask(getDailyMenu, { day, language })
  const courses = [...new Set(dishes.map(({ course }) => course))]
  const parts: MenuPart[] = courses.map((name) => ({ name, dishes: dishes.filter(({ course }) => course === name) }))
  const title = dayWords(day, language)
  return {
    html: `<p>${escapeHtml(title)}</p>${menuHtml(parts, language)}`,
    data: parts.length === 0 ? [] : [menuData(title, parts, facts)],
  }
}

/** One of the resort's own texts; nothing where it has not written it. */
export const writeText =
  (slug: string): PageWriter =>
  async ({ ask, language }) => {
    try {
      const { markdown } = await ask(getPage, { slug, language })
      return { html: markdownHtml(markdown), data: questionData(markdown) }
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not_found') return { html: '', data: [] }
      throw error
    }
  }

async function newsHtml(facts: PageFacts) {
  const { ask, language } = facts
  const { news } = await ask(listNews, { language })
  const articles = news.map(({ title, markdown, day }) => {
    const when = day === null ? '' : `<p><time datetime="${day}">${dayWords(day as CivilDate, language)}</time></p>`
    return `<article><h2>${escapeHtml(title)}</h2>${when}${markdownHtml(markdown, 3)}</article>`
  })
  return { html: articles.join(''), data: eventData(news, facts) }
}

function contactsHtml({ resort }: PageFacts): string {
  const { name, address, phone, email } = resort
  const lines = [
    escapeHtml(name),
    escapeHtml(address),
    phone === '' ? '' : `<a href="tel:${escapeHtml(phone.replaceAll(/\s/g, ''))}">${escapeHtml(phone)}</a>`,
    email === '' ? '' : `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
  ]
  return `<address>${lines.filter((line) => line !== '').join('<br>')}</address>`
}
