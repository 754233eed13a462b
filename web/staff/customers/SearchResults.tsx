import type { ReactNode } from 'react'
import { LEAST_SEARCHED, searchDesk, type Found, type Stay } from '../../../domain/staff/customer-calls.ts'
import { dayRange, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { Link, withQuery } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { customerTexts } from './texts.ts'

const ICONS = {
  place: 'umbrella',
  customer: 'profile',
  order: 'receipt',
  subscription: 'ticket',
} as const satisfies Record<Found['kind'], IconName>

interface SearchResultsProps {
  /** What was typed, without spaces around it. */
  readonly query: string
  /** The account whose page is open. */
  readonly openId?: string | undefined
}

/** What the desk's search finds: stays of all days, the nearest first, then places, orders and people. */
export function SearchResults({ query, openId }: SearchResultsProps) {
  const texts = useTexts(customerTexts)
  const isAsked = query.length >= LEAST_SEARCHED
  const results = useCallQuery(searchDesk, { query }, { enabled: isAsked, placeholderData: (known) => known })
  if (!isAsked) return null
  return (
    <Loaded query={results} skeleton={<Skeleton height={240} radius={18} />}>
      {({ stays, found }) =>
        stays.length + found.length === 0 ? (
          <EmptyState title={texts.none} text={texts.noneText} />
        ) : (
          <div className="col g2" role="status">
            <StayRows stays={stays} />
            <FoundRows found={found} query={query} openId={openId} />
          </div>
        )
      }
    </Loaded>
  )
}

/** Stays, each a link to its day and place on the beach. */
export function StayRows({ stays }: { readonly stays: readonly Stay[] }) {
  const texts = useTexts(customerTexts)
  const language = useLanguage()
  if (stays.length === 0) return null
  return (
    <nav aria-label={texts.stays}>
      {stays.map(({ orderId, codes, holder, from, to, day, number, dueCents }) => (
        <Row
          key={`${orderId} ${from}`}
          to={`/ges/spiaggia?day=${day}&place=${codes[0] ?? ''}`}
          icon="umbrella"
          label={holder}
          details={[codes.join(', '), dayRange(from, to, language), number]}
        >
          {dueCents > 0 ? <b className="dang num">{money(dueCents, language)}</b> : null}
        </Row>
      ))}
    </nav>
  )
}

/** A place leads to the beach, all others to the customer's page. */
function FoundRows({ found, query, openId }: SearchResultsProps & { readonly found: readonly Found[] }) {
  const texts = useTexts(customerTexts)
  if (found.length === 0) return null
  return (
    <nav aria-label={texts.found}>
      {found.map(({ kind, label, detail, accountId, orderId, umbrellaId, day }) => (
        <Row
          key={`${kind}-${orderId ?? accountId ?? umbrellaId}`}
          to={
            kind === 'place'
              ? `/ges/spiaggia?day=${day}&place=${label}`
              : withQuery('/ges/clienti', { q: query, customer: accountId ?? undefined, order: orderId ?? undefined })
          }
          icon={ICONS[kind]}
          label={label}
          details={[texts.kinds[kind], detail]}
          isOpen={kind === 'customer' && String(accountId) === openId}
        />
      ))}
    </nav>
  )
}

interface RowProps {
  readonly to: string
  readonly icon: IconName
  /** Empty for somebody without a name. */
  readonly label: string
  readonly details: readonly string[]
  readonly isOpen?: boolean
  readonly children?: ReactNode
}

function Row({ to, icon, label, details, isOpen = false, children }: RowProps) {
  const texts = useTexts(customerTexts)
  return (
    <Link
      className={classNames('desk-index-row', isOpen && 'on')}
      to={to}
      motion="none"
      {...(isOpen ? { 'aria-current': 'page' } : {})}
    >
      <Icon name={icon} size={20} />
      <span className="grow">
        <span className="head ell row-detail">{label === '' ? texts.nobody : label}</span>
        <span className="foot ell row-detail">{details.filter((part) => part !== '').join(' · ')}</span>
      </span>
      {children}
    </Link>
  )
}
