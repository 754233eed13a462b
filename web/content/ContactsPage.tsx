import { getResort } from '../../domain/content/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { Page } from '../ui/Page.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { InfoList } from './InfoList.tsx'
import styles from './ContactsPage.module.css'
import { contentTexts } from './texts.ts'

type Resort = CallOutput<typeof getResort>

/** A map application's search for the address; opens apart. */
function directionsTo({ name, address }: Resort): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${name}, ${address}` })}`
}

function Reach({ resort }: { resort: Resort }) {
  const texts = useTexts(contentTexts).contacts
  return (
    <List
      inset="icon"
      header={texts.reach}
      footer={`${resort.legalName} · ${texts.vat(resort.vatNumber)}`}
      aria-label={texts.reach}
    >
      <ListRow
        icon="phone"
        label={texts.phone}
        detail={resort.phone}
        href={`tel:${resort.phone.replaceAll(' ', '')}`}
      />
      <ListRow icon="mail" label={texts.email} detail={resort.email} href={`mailto:${resort.email}`} />
      <ListRow icon="pin" label={texts.address} detail={resort.address} href={directionsTo(resort)} />
    </List>
  )
}

function CallAndCome({ resort }: { resort: Resort }) {
  const texts = useTexts(contentTexts).contacts
  return (
    <div className={styles['actions']}>
      <LinkButton to={`tel:${resort.phone.replaceAll(' ', '')}`} variant="tint" size="sm" full icon="phone">
        {texts.call}
      </LinkButton>
      <LinkButton to={directionsTo(resort)} variant="tint" size="sm" full icon="pin">
        {texts.directions}
      </LinkButton>
    </div>
  )
}

/** Contacts and services (mockup 35): the info pages, phone, e-mail and address of the resort (R-213). */
export function ContactsPage() {
  const texts = useTexts(contentTexts).contacts
  const failureReason = useFailureReason()
  const resort = useCallQuery(getResort, {})
  const load = () => void resort.refetch()
  return (
    <Page back="/tabs/contact">
      <h1 className="large">{texts.title}</h1>
      {resort.data ? <CallAndCome resort={resort.data} /> : null}
      <InfoList label={texts.services} />
      {resort.data ? <Reach resort={resort.data} /> : null}
      {resort.isError && !resort.data ? (
        <ErrorState text={failureReason(resort.error)} onRetry={load} isRetrying={resort.isFetching} />
      ) : null}
      {resort.isPending ? (
        <Waiting onRetry={load}>
          <Skeleton height={162} radius={22} className="mt5" />
        </Waiting>
      ) : null}
    </Page>
  )
}
