import { MAX_SERVICE_LINES } from '../../domain/services/calls.ts'
import { DAY_PARTS } from '../../domain/platform/day-part.ts'
import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { useFailureReason, useFailureText } from '../platform/failure.ts'
import { day as dayWords, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useGo } from '../platform/navigation.tsx'
import { useStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { Button } from '../ui/Button.tsx'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { ActionBar, Page } from '../ui/Page.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { useResortQuery, type Resort } from '../umbrellas/use-resort.ts'
import { serviceCart } from './service-cart.ts'
import { addItems } from './service-items.ts'
import { ServiceCard } from './ServiceCard.tsx'
import { serviceTexts } from './texts.ts'
import { useServicesChoice } from './use-services-choice.ts'
import styles from './services.module.css'

type Choice = ReturnType<typeof useServicesChoice>

/** Day and part of the day. */
function When({ choice, today }: { readonly choice: Choice; readonly today: string }) {
  const texts = useTexts(serviceTexts)
  const language = useLanguage()
  return (
    <>
      <ChipRow label={texts.when} className={styles['chips'] ?? ''}>
        {choice.days.map((day) => (
          <Chip key={day} isSelected={day === choice.day} onPress={() => choice.change({ day })}>
            {day === today ? texts.today : dayWords(day, language, 'shortMonth')}
          </Chip>
        ))}
      </ChipRow>
      <Segmented
        className="mt3"
        label={texts.choosePart}
        value={choice.part}
        options={DAY_PARTS.map((part) => ({
          id: part,
          label: texts.parts[part],
          isDisabled: choice.isAfternoonOnly && part !== 'afternoon',
        }))}
        onChange={(part) => choice.change({ part })}
      />
      {choice.isAfternoonOnly ? (
        <Note className="mt3" tone="info" role="status">
          {texts.afternoonOnly}
        </Note>
      ) : null}
    </>
  )
}

/** What there is: the services, that they come, or why there are none. */
function ServiceList({ choice }: { readonly choice: Choice }) {
  const texts = useTexts(serviceTexts)
  const failureText = useFailureText()
  const { list } = choice
  const load = () => void list.refetch()
  if (list.isError)
    return list.error.status >= 400 && list.error.status < 500 ? (
      <Note tone="warn" role="alert">
        {failureText(list.error)}
      </Note>
    ) : (
      <ErrorState text={failureText(list.error)} onRetry={load} isRetrying={list.isFetching} />
    )
  if (list.data === undefined)
    return (
      <Waiting onRetry={load}>
        <div className={styles['lines']}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={146} radius={22} />
          ))}
        </div>
      </Waiting>
    )
  if (list.data.services.length === 0) return <EmptyState title={texts.none} text={texts.noneText} />
  return (
    <div className={styles['lines']}>
      {list.data.services.map((service) => (
        <ServiceCard
          key={service.serviceId}
          service={service}
          part={choice.part}
          quantity={choice.quantityOf(service)}
          most={choice.mostOf(service)}
          onQuantity={(quantity) => choice.setQuantity(service, quantity)}
          time={choice.timeOf(service)}
          onTime={(time) => choice.setTime(service, time)}
        />
      ))}
    </div>
  )
}

/** The services while the beach is open, and the one button with its price. */
function OpenServices(props: { readonly resort: Resort; readonly season: { from: string; to: string } }) {
  const { resort, season } = props
  const texts = useTexts(serviceTexts)
  const language = useLanguage()
  const go = useGo()
  const cart = useStore(serviceCart)
  const choice = useServicesChoice(resort, season, cart)
  const next = addItems(cart, choice.items)
  const isTooMuch = next.items.length > MAX_SERVICE_LINES
  const isNothing = choice.items.length === 0
  const add = () => {
    serviceCart.set(next)
    announce(texts.added(choice.items.length))
    go('/tabs/carrello', { query: { cart: 'service' } })
  }
  return (
    <div className="columns">
      <div className="columns-main">
        <When choice={choice} today={resort.today} />
        <div className="mt4">
          <ServiceList choice={choice} />
        </div>
      </div>
      <div className="columns-side">
        <List>
          <ListRow label={texts.info} href="/tabs/contact/info?page=services" />
        </List>
        <ActionBar className="decision">
          {isNothing || isTooMuch ? (
            <p className={`sub c ${isTooMuch ? 'dang' : 'ink2'} ${styles['reason']}`} role="status">
              {isTooMuch ? texts.cartFull(MAX_SERVICE_LINES) : texts.chooseSome}
            </p>
          ) : null}
          <Button full isDisabled={isNothing || isTooMuch} trailing={money(choice.totalCents, language)} onPress={add}>
            {texts.add}
          </Button>
        </ActionBar>
      </div>
    </div>
  )
}

/** What can be ordered beside the places: cushions, showers, lockers, rental. */
export function ServicesPage() {
  const texts = useTexts(serviceTexts)
  const failureReason = useFailureReason()
  const query = useResortQuery()
  const resort = query.data
  const load = () => void query.refetch()
  return (
    <Page title={texts.title} back="/tabs/home" layout={resort?.season ? 'columns' : 'phone'}>
      {resort === undefined ? (
        query.isError ? (
          <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
        ) : (
          <Waiting onRetry={load}>
            <Skeleton height={44} radius={22} />
            <Skeleton className="mt3" height={46} radius={14} />
            <Skeleton className="mt3" height={146} radius={22} />
          </Waiting>
        )
      ) : resort.season === null ? (
        <EmptyState art={<FullBeachArt />} title={texts.closed} text={texts.closedText(resort.phone)} />
      ) : (
        <OpenServices resort={resort} season={resort.season} />
      )}
    </Page>
  )
}
