import * as z from 'zod/mini'
import { getResort } from '../../domain/content/calls.ts'
import { getRestaurants } from '../../domain/restaurant/calls.ts'
import { parseCivilDate } from '../../domain/platform/civil-date.ts'
import { HOUR } from '../../domain/platform/duration.ts'
import { hasRole, type StaffRole } from '../../domain/platform/staff-role.ts'
import { BarCatalog } from '../bar/staff/catalog/BarCatalog.tsx'
import { BarCategories } from '../bar/staff/catalog/BarCategories.tsx'
import { barStaffTexts } from '../bar/staff/texts.ts'
import { CourseCatalog } from '../content/staff/CourseCatalog.tsx'
import { DishCatalog } from '../content/staff/DishCatalog.tsx'
import { MenuOfDay } from '../content/staff/MenuOfDay.tsx'
import { NewsCatalog } from '../content/staff/NewsCatalog.tsx'
import { PageCatalog } from '../content/staff/PageCatalog.tsx'
import { catalogTexts } from '../content/staff/texts.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { ParkingCatalog } from '../parking/staff/ParkingCatalog.tsx'
import { ServicesCatalog } from '../services/staff/ServicesCatalog.tsx'
import { CategoriesCatalog } from '../umbrellas/staff/catalog/CategoriesCatalog.tsx'
import { ExtrasCatalog } from '../umbrellas/staff/catalog/ExtrasCatalog.tsx'
import { sectionTexts } from '../umbrellas/staff/catalog/texts.ts'
import { CatalogTranslations } from './CatalogTranslations.tsx'
import { StaffShell } from './StaffShell.tsx'
import { useAskedMember } from './use-own-roles.ts'

/** The sections of the catalogue and whose they are: the roles of their calls. */
const SECTIONS = [
  { id: 'dishes', roles: ['restaurant'] },
  { id: 'menu', roles: ['restaurant'] },
  { id: 'courses', roles: ['restaurant'] },
  { id: 'bar', roles: ['bar'] },
  { id: 'bar-parts', roles: ['bar'] },
  { id: 'news', roles: ['bar', 'restaurant'] },
  { id: 'pages', roles: ['manager'] },
  { id: 'extras', roles: ['manager'] },
  { id: 'services', roles: ['manager'] },
  { id: 'categories', roles: ['manager'] },
  { id: 'parking', roles: ['manager'] },
  { id: 'translations', roles: ['bar', 'restaurant'] },
] as const satisfies readonly { readonly id: string; readonly roles: readonly StaffRole[] }[]

type SectionId = (typeof SECTIONS)[number]['id']

const sectionSchema = z.object({ section: z.optional(z.string()) })

/** `ges/catalogo`: dishes, the menu of a day, the bar's items, news, pages and what is offered, inside the back office. */
export function CatalogPage() {
  return (
    <StaffShell screen="catalogo">
      <Sections />
    </StaffShell>
  )
}

function Sections() {
  const [{ section }, set] = useQueryState(sectionSchema)
  const member = useAskedMember()
  const resort = useCallQuery(getResort, {}, { staleTime: 1 * HOUR })
  const restaurants = useCallQuery(getRestaurants, {}, { staleTime: 1 * HOUR, enabled: member.isSuccess })
  const words = useSectionWords()
  const own = SECTIONS.filter(({ roles }) => hasRole(member.data?.roles ?? [], roles))
  const open = own.find(({ id }) => id === section)?.id ?? own[0]?.id
  const today = parseCivilDate(resort.data?.today ?? '')
  if (open === undefined || today === null) return <main id="main" tabIndex={-1} className="desk-page" />
  // What another section had open means nothing in this one.
  const choose = (id: SectionId) =>
    set({ section: id, id: undefined, day: undefined, restaurant: undefined, lang: undefined })
  const menu = (leave: (go: () => void) => void) => (
    <MenuButton
      label={words.label}
      value={open}
      options={own.map(({ id }) => ({ id, label: words.names[id] }))}
      onChange={(id) => leave(() => choose(id))}
    >
      {words.names[open]}
      <Icon name="chevron-down" size={17} stroke={2.2} />
    </MenuButton>
  )
  const named = (restaurants.data?.restaurants ?? []).map(({ restaurant, name }) => ({ id: restaurant, name }))
  if (open === 'dishes') return <DishCatalog menu={menu} restaurants={named} today={today} />
  if (open === 'menu') return <MenuOfDay menu={menu} restaurants={named} today={today} />
  if (open === 'bar') return <BarCatalog menu={menu} />
  if (open === 'courses') return <CourseCatalog menu={menu} />
  if (open === 'bar-parts') return <BarCategories menu={menu} />
  if (open === 'news') return <NewsCatalog menu={menu} today={today} />
  if (open === 'pages') return <PageCatalog menu={menu} />
  if (open === 'extras') return <ExtrasCatalog menu={menu} />
  if (open === 'categories') return <CategoriesCatalog menu={menu} />
  if (open === 'services') return <ServicesCatalog menu={menu} today={today} />
  if (open === 'parking') return <ParkingCatalog menu={menu} today={today} />
  const may = (role: StaffRole) => hasRole(member.data?.roles ?? [], [role])
  return (
    <CatalogTranslations menu={menu} isManager={may('manager')} isBar={may('bar')} isRestaurant={may('restaurant')} />
  )
}

function useSectionWords(): { readonly label: string; readonly names: Readonly<Record<SectionId, string>> } {
  const { section: label, dishes, menu, news, pages, groups } = useTexts(catalogTexts)
  const { catalog } = useTexts(barStaffTexts)
  const { sections, translations } = useTexts(sectionTexts)
  return {
    label,
    names: {
      dishes: dishes.section,
      menu: menu.section,
      courses: groups.courses,
      bar: catalog.section,
      'bar-parts': groups.barParts,
      news: news.section,
      pages: pages.section,
      ...sections,
      translations,
    },
  }
}
