import { INFO_SLUGS, type InfoSlug } from '../../domain/content/page-slugs.ts'
import { useTexts } from '../platform/texts.ts'
import type { IconName } from '../ui/icons.ts'
import { List, ListRow } from '../ui/List.tsx'
import { contentTexts } from './texts.ts'

const ICONS: Readonly<Record<InfoSlug, IconName>> = {
  prices: 'euro',
  parking: 'parking',
  rental: 'bed',
  cushions: 'sun-bed',
  showers: 'shower',
  services: 'umbrella',
  restaurant: 'restaurant',
  accessibility: 'accessible',
  'dog-rules': 'paw',
  withdrawal: 'document',
}

/** The info pages of the resort; `label` names the list. */
export function InfoList({ label }: { readonly label: string }) {
  const { pages } = useTexts(contentTexts).contacts
  return (
    <List inset="icon" className="mt2" aria-label={label}>
      {INFO_SLUGS.map((slug) => (
        <ListRow key={slug} icon={ICONS[slug]} label={pages[slug]} href={`/tabs/contact/info?page=${slug}`} />
      ))}
    </List>
  )
}
