import type { EXTRA_IDS } from '../../../../domain/umbrellas/plan.ts'
import { PLACE_KINDS } from '../../../../domain/umbrellas/plan.ts'
import type { CategoriesFile, ExtrasFile } from '../../../../domain/umbrellas/files/offer-files.ts'
import { getCatalogSection } from '../../../../domain/umbrellas/catalog-calls.ts'
import { defaultBeds } from '../../../../domain/umbrellas/files/read-offers.ts'
import type { Language } from '../../../../domain/platform/language.ts'
import type { SectionProps } from '../../../content/staff/section.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { SelectField } from '../../../ui/staff/SelectField.tsx'
import { Pill } from '../../../ui/surfaces.tsx'
import { noWords } from './entry.ts'
import { ExtrasPreview } from './ExtrasPreview.tsx'
import { SectionEditor } from './SectionEditor.tsx'
import { SectionWait } from './SectionWait.tsx'
import { sectionTexts } from './texts.ts'
import { WholeField } from './WholeField.tsx'

type Category = CategoriesFile['categories'][number]

/** What may stand on each category of place: people, dogs, beds and extras. */
export function CategoriesCatalog({ menu }: SectionProps) {
  return (
    <SectionWait section="categories" menu={menu}>
      {(state, langWanted) => (
        <SectionEditor<Category>
          section="categories"
          state={state}
          menu={menu}
          langWanted={langWanted}
          newEntry={newCategory}
          renderFields={({ entry, change }) => (
            <>
              <KindFields category={entry} onChange={change} />
              <PeopleFields category={entry} onChange={change} />
              <OfferedExtras category={entry} onChange={change} />
            </>
          )}
          renderPreview={(entry, language) => <CategoryPreview category={entry} language={language} />}
        />
      )}
    </SectionWait>
  )
}

function newCategory(entries: readonly Category[]): Category {
  const ids = new Set(entries.map(({ id }) => id))
  let count = entries.length + 1
  while (ids.has(`category-${count}`)) count += 1
  return {
    id: `category-${count}`,
    kind: 'human',
    name: noWords(),
    dogs: { max: 0 },
    people: 2,
    maxPeople: 2,
    peopleFirstRow: 2,
    maxPeopleFirstRow: 2,
    extras: [],
  }
}

interface PartProps {
  readonly category: Category
  readonly onChange: (part: Partial<Category>) => void
}

function KindFields({ category, onChange }: PartProps) {
  const texts = useTexts(sectionTexts)
  const { kind, dogs } = category
  return (
    <div className="field-grid">
      <SelectField
        label={texts.kind}
        value={kind}
        options={PLACE_KINDS.map((id) => ({ id, label: texts.kinds[id] }))}
        onChange={(next) => onChange({ kind: next })}
      />
      <WholeField
        label={texts.dogs}
        value={dogs.max}
        min={0}
        max={3}
        onChange={(max) => onChange({ dogs: max === 0 ? { max } : { max, size: dogs.size ?? 'any' } })}
      />
      {dogs.max === 0 ? null : (
        <SelectField
          label={texts.dogSize}
          value={dogs.size ?? 'any'}
          options={(['small', 'any'] as const).map((id) => ({ id, label: texts[id] }))}
          onChange={(size) => onChange({ dogs: { max: dogs.max, size } })}
        />
      )}
    </div>
  )
}

const PEOPLE = [
  ['people', 'people', 'otherRows'],
  ['maxPeople', 'maxPeople', 'otherRows'],
  ['peopleFirstRow', 'people', 'firstRow'],
  ['maxPeopleFirstRow', 'maxPeople', 'firstRow'],
] as const

function PeopleFields({ category, onChange }: PartProps) {
  const texts = useTexts(sectionTexts)
  const { kind } = category
  const beds = category.minBeds ?? defaultBeds(kind, false)
  const bedsFirstRow = category.minBedsFirstRow ?? defaultBeds(kind, true)
  return (
    <div className="field-grid">
      {PEOPLE.map(([field, label, row]) => (
        <WholeField
          key={field}
          label={`${texts[label]}, ${texts[row]}`}
          value={category[field]}
          min={1}
          max={20}
          onChange={(value) => onChange({ [field]: value })}
        />
      ))}
      <WholeField
        label={`${texts.minBeds}, ${texts.otherRows}`}
        value={beds}
        min={0}
        max={10}
        onChange={(minBeds) => onChange({ minBeds })}
      />
      <WholeField
        label={`${texts.minBeds}, ${texts.firstRow}`}
        value={bedsFirstRow}
        min={0}
        max={10}
        onChange={(minBedsFirstRow) => onChange({ minBedsFirstRow })}
      />
    </div>
  )
}

/** The names of the extras, and which there are; published ones, because a category may offer no other. */
function useExtras(): ExtrasFile['extras'] {
  const query = useCallQuery(getCatalogSection, { section: 'extras' })
  return query.data ? (JSON.parse(query.data.published) as ExtrasFile).extras : []
}

function OfferedExtras({ category, onChange }: PartProps) {
  const texts = useTexts(sectionTexts)
  const language = useLanguage()
  const names = useExtras()
  const set = (id: (typeof EXTRA_IDS)[number], part: { readonly max?: number; readonly included?: number }) => {
    const found = category.extras.find((extra) => extra.id === id)
    const max = part.max ?? found?.max ?? 0
    const included = part.included ?? found?.included ?? 0
    const next = { id, max, ...(included > 0 ? { included } : {}) }
    const kept = found ? category.extras.map((extra) => (extra.id === id ? next : extra)) : [...category.extras, next]
    onChange({ extras: kept.filter((extra) => extra.max + (extra.included ?? 0) > 0) })
  }
  return (
    <section className="col g2" aria-label={texts.offered}>
      <h2 className="lh">{texts.offered}</h2>
      {names.map(({ id, name }) => {
        const found = category.extras.find((extra) => extra.id === id)
        return (
          <div className="field-grid" key={`${category.id} ${id}`}>
            <WholeField
              label={`${name[language]}: ${texts.most}`}
              value={found?.max ?? 0}
              min={0}
              max={20}
              onChange={(max) => set(id, { max })}
            />
            <WholeField
              label={`${name[language]}: ${texts.included}`}
              value={found?.included ?? 0}
              min={0}
              max={20}
              onChange={(included) => set(id, { included })}
            />
          </div>
        )
      })}
    </section>
  )
}

function CategoryPreview({ category, language }: { readonly category: Category; readonly language: Language }) {
  const texts = useTexts(sectionTexts)
  const names = useExtras()
  return (
    <div className="col g2">
      <h3 className="t3">{category.name[language] || category.name.it}</h3>
      <span className="row wrap g1">
        <Pill icon="people">{texts.peopleUpTo(category.maxPeople)}</Pill>
        <Pill icon="paw">{category.dogs.max === 0 ? texts.noDogs : texts.dogsUpTo(category.dogs.max)}</Pill>
      </span>
      <ExtrasPreview
        offers={category.extras.map(({ id, max, included }) => ({ id, max, included: included ?? 0 }))}
        names={names}
        language={language}
      />
    </div>
  )
}
