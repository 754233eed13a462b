import { EXTRA_IDS } from '../../../../domain/umbrellas/plan.ts'
import type { CategoriesFile, ExtrasFile } from '../../../../domain/umbrellas/files/offer-files.ts'
import { getCatalogSection } from '../../../../domain/umbrellas/catalog-calls.ts'
import type { SectionProps } from '../../../content/staff/section.ts'
import { useLanguage } from '../../../platform/language.ts'
import { Link } from '../../../platform/navigation.tsx'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { EXTRA_ICONS } from '../../sheet/ExtrasList.tsx'
import { noWords } from './entry.ts'
import { ExtrasPreview } from './ExtrasPreview.tsx'
import { SectionEditor } from './SectionEditor.tsx'
import { SectionWait } from './SectionWait.tsx'
import { StockField } from './StockField.tsx'
import { sectionTexts } from './texts.ts'

type Extra = ExtrasFile['extras'][number]

/** The things that are added to a place: names, how many exist, and where they are offered. */
export function ExtrasCatalog({ menu }: SectionProps) {
  return (
    <SectionWait section="extras" menu={menu}>
      {(state, langWanted) => (
        <SectionEditor<Extra>
          section="extras"
          state={state}
          menu={menu}
          langWanted={langWanted}
          newEntry={newExtra}
          renderLeading={({ id }) => <Icon name={EXTRA_ICONS[id]} size={22} />}
          renderFields={({ entry, change }) => (
            <>
              <StockField stock={entry.stock} max={100_000} onChange={(stock) => change({ stock })} />
              <OfferedIn extra={entry} />
            </>
          )}
          renderPreview={(entry, language) => (
            <ExtrasPreview
              offers={[{ id: entry.id, max: entry.stock === 0 ? 0 : 4, included: 0 }]}
              names={[entry]}
              language={language}
            />
          )}
        />
      )}
    </SectionWait>
  )
}

/** The next of the product's extras that the resort does not have yet. */
function newExtra(entries: readonly Extra[]): Extra | null {
  const id = EXTRA_IDS.find((one) => entries.every((entry) => entry.id !== one))
  return id === undefined ? null : { id, name: noWords(), stock: 0 }
}

/** What the categories say of an extra, and the way to its price. */
function OfferedIn({ extra }: { readonly extra: Extra }) {
  const texts = useTexts(sectionTexts)
  const language = useLanguage()
  const query = useCallQuery(getCatalogSection, { section: 'categories' })
  const categories = query.data ? (JSON.parse(query.data.published) as CategoriesFile).categories : []
  const offered = categories.flatMap((category) => {
    const found = category.extras.find(({ id }) => id === extra.id)
    return found === undefined ? [] : [{ name: category.name[language], ...found }]
  })
  return (
    <section className="col g2" aria-label={texts.inCategories}>
      <table className="day-numbers">
        <thead>
          <tr>
            <th scope="col">{texts.inCategories}</th>
            <th scope="col" className="num">
              {texts.most}
            </th>
            <th scope="col" className="num">
              {texts.included}
            </th>
          </tr>
        </thead>
        <tbody>
          {offered.map(({ name, max, included }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{max}</td>
              <td className="num">{included ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link className="link" to="/ges/prezzi">
        {texts.toPrices}
      </Link>
    </section>
  )
}
