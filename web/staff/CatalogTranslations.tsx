import { listBarItems } from '../../domain/bar/catalogue-calls.ts'
import { listDishes, listNewsToEdit } from '../../domain/content/staff-calls.ts'
import { LANGUAGES, type Language, type LocalizedText } from '../../domain/platform/language.ts'
import { CATALOG_SECTIONS, getCatalogSection } from '../../domain/umbrellas/catalog-calls.ts'
import { CatalogList } from '../content/staff/CatalogList.tsx'
import { shownText } from '../content/staff/food-draft.ts'
import { goOn, type SectionProps } from '../content/staff/section.ts'
import { catalogTexts } from '../content/staff/texts.ts'
import { barStaffTexts } from '../bar/staff/texts.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useLanguage } from '../platform/language.ts'
import { Link } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { ErrorState } from '../ui/states.tsx'
import { StaffPage } from '../ui/staff/StaffPage.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { missingOf, type SectionEntry } from '../umbrellas/staff/catalog/entry.ts'
import { sectionTexts } from '../umbrellas/staff/catalog/texts.ts'

interface Gap {
  readonly section: string
  readonly id: string
  readonly name: LocalizedText
  readonly missing: readonly Language[]
}

interface TranslationsProps extends SectionProps {
  readonly isManager: boolean
  readonly isBar: boolean
  readonly isRestaurant: boolean
}

const languagesIn = (missing: readonly string[]) =>
  LANGUAGES.filter((language) => missing.includes(language) || missing.includes(`language_${language}`))

/** The entries of a section's draft, or of what is published. */
function entriesIn(text: string): readonly SectionEntry[] {
  return (Object.values(JSON.parse(text) as object).find((part) => Array.isArray(part)) ?? []) as SectionEntry[]
}

/** Every text that misses a language, in all sections that the person may write, with the way to its field. */
export function CatalogTranslations({ menu, isManager, isBar, isRestaurant }: TranslationsProps) {
  const texts = useTexts(sectionTexts)
  const shared = useTexts(catalogTexts)
  const { catalog } = useTexts(barStaffTexts)
  const failureReason = useFailureReason()
  const { gaps, error, isWaiting, retry } = useGaps({ isManager, isBar, isRestaurant })
  const names: Readonly<Record<string, string>> = {
    dishes: shared.dishes.section,
    news: shared.news.section,
    bar: catalog.section,
    ...texts.sections,
  }
  const groups = Object.keys(names).map((section) => ({
    section,
    title: names[section] ?? section,
    gaps: gaps.filter((gap) => gap.section === section),
  }))
  const count = gaps.reduce((sum, { missing }) => sum + missing.length, 0)
  return (
    <StaffPage title={texts.translations} className="catalog">
      <CatalogList menu={menu(goOn)} groups={[]} openId={null} onOpen={() => undefined} />
      <section className="panel scrolls catalog-editor translations col g3" aria-label={texts.translations}>
        {error === null ? null : <ErrorState text={failureReason(error)} onRetry={retry} isRetrying={isWaiting} />}
        {isWaiting && error === null ? <Skeleton height={320} radius={22} /> : null}
        {!isWaiting && error === null ? (
          <Note tone={count === 0 ? 'ok' : 'accent'} icon={count === 0 ? 'check' : 'languages'}>
            {count === 0 ? texts.allDone : `${texts.missingCount(String(count))}. ${texts.publishedMissing}`}
          </Note>
        ) : null}
        {groups
          .filter((group) => group.gaps.length > 0)
          .map((group) => (
            <section key={group.section} className="col g2">
              <h2 className="lh">{group.title}</h2>
              {group.gaps.map((gap) => (
                <GapRow key={gap.id} gap={gap} />
              ))}
            </section>
          ))}
      </section>
    </StaffPage>
  )
}

function GapRow({ gap }: { readonly gap: Gap }) {
  const texts = useTexts(sectionTexts)
  const shared = useTexts(catalogTexts)
  const name = shownText(gap.name, useLanguage()) || shared.unnamed
  return (
    <div className="row sp wrap g2">
      <span className="b">{name}</span>
      <span className="row wrap g2">
        {gap.missing.map((language) => (
          <Link
            key={language}
            className="btn tint sm"
            aria-label={texts.write(name, shared.languageName[language])}
            to={`/ges/catalogo?section=${gap.section}&id=${gap.id}&lang=${language}`}
          >
            {language.toUpperCase()}
          </Link>
        ))}
      </span>
    </div>
  )
}

function useGaps({ isManager, isBar, isRestaurant }: Omit<TranslationsProps, 'menu'>) {
  const dishes = useCallQuery(listDishes, {}, { enabled: isRestaurant })
  const bar = useCallQuery(listBarItems, {}, { enabled: isBar })
  const news = useCallQuery(listNewsToEdit, {}, { enabled: isBar || isRestaurant })
  const extras = useCallQuery(getCatalogSection, { section: 'extras' }, { enabled: isManager })
  const services = useCallQuery(getCatalogSection, { section: 'services' }, { enabled: isManager })
  const categories = useCallQuery(getCatalogSection, { section: 'categories' }, { enabled: isManager })
  const parking = useCallQuery(getCatalogSection, { section: 'parking' }, { enabled: isManager })
  const files = { extras, services, categories, parking }
  const asked = [
    ...(isRestaurant ? [dishes] : []),
    ...(isBar ? [bar] : []),
    ...(isBar || isRestaurant ? [news] : []),
    ...(isManager ? Object.values(files) : []),
  ]
  const gaps: Gap[] = [
    ...(dishes.data?.dishes ?? []).map(({ dishId, name, missing }) => ({
      section: 'dishes',
      id: String(dishId),
      name,
      missing: languagesIn(missing),
    })),
    ...(bar.data?.items ?? []).map(({ itemId, draft, missing }) => ({
      section: 'bar',
      id: String(itemId),
      name: draft.name,
      missing: languagesIn(missing),
    })),
    ...(news.data?.news ?? []).map((one) => ({
      section: 'news',
      id: String(one.newsId),
      name: one.news.title,
      missing: languagesIn(one.missing),
    })),
    ...CATALOG_SECTIONS.flatMap((section) => {
      const { data } = files[section]
      if (!data) return []
      return entriesIn(data.draft?.file ?? data.published).map((entry) => ({
        section,
        id: String(entry.id),
        name: entry.name,
        missing: missingOf(entry),
      }))
    }),
  ]
  return {
    gaps: gaps.filter(({ missing }) => missing.length > 0),
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    isWaiting: asked.some(({ isPending }) => isPending),
    retry: () => void Promise.all(asked.map((query) => query.refetch())),
  }
}
