import { getBarMenu } from '../../domain/bar/calls.ts'
import { menuHtml } from '../content/public-pages/menu-html.ts'
import type { PageWriter } from '../content/public-pages/page-writer.ts'
import { menuData } from '../content/public-pages/structured-data.ts'

/** What the bar sells, for whoever reads its page without a script. */
export const writeBarMenu: PageWriter = async (facts) => {
  const { ask, language, resort } = facts
  const { categories } = await ask(getBarMenu, { language })
  const parts = categories.map(({ name, items }) => ({ name, dishes: items }))
  return {
    html: menuHtml(parts, language),
    data: parts.length === 0 ? [] : [menuData(`${resort.name} · Bar`, parts, facts)],
  }
}
