import { useState } from 'react'
import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { useFailureReason, useFailureText } from '../platform/failure.ts'
import { day, dayRange, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useGo } from '../platform/navigation.tsx'
import { useStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { ActionBar, Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { useResortQuery, type Resort } from '../umbrellas/use-resort.ts'
import { parkingCart } from './parking-cart.ts'
import { ParkingAreas } from './ParkingAreas.tsx'
import { ParkingScene } from './ParkingScene.tsx'
import { DaysSheet, PartSheet } from './PeriodSheets.tsx'
import { parkingTexts } from './texts.ts'
import { useParkingChoice } from './use-parking-choice.ts'
import { usePlate } from './use-plate.ts'
import styles from './parking.module.css'

type Choice = ReturnType<typeof useParkingChoice>

/** Where one reads how to get here. */
const INFO_PATH = '/tabs/contact/info?page=parking'

/** What there is for the chosen days: the areas, that they come, or why there are none. */
function Areas({ choice }: { readonly choice: Choice }) {
  const texts = useTexts(parkingTexts)
  const failureText = useFailureText()
  const { areas, area, change } = choice
  const load = () => void areas.refetch()
  if (areas.isError)
    return areas.error.status >= 400 && areas.error.status < 500 ? (
      <Note tone="warn" role="alert">
        {failureText(areas.error)}
      </Note>
    ) : (
      <ErrorState text={failureText(areas.error)} onRetry={load} isRetrying={areas.isFetching} />
    )
  if (areas.data === undefined)
    return (
      // The room of two areas, before it is drawn.
      <div style={{ minHeight: 128 }}>
        <Waiting onRetry={load}>
          <Skeleton height={128} radius={22} />
        </Waiting>
      </div>
    )
  if (areas.data.areas.length === 0) return <EmptyState title={texts.none} text={texts.noneText} />
  return (
    <>
      <ParkingAreas areas={areas.data.areas} chosen={area} onChange={(areaId) => change({ area: areaId })} />
      {area === null ? (
        <Note className="mt3" tone="warn" role="status">
          {texts.allFull}
        </Note>
      ) : null}
    </>
  )
}

/** Day and duration: two rows that open their pickers. */
function When({
  choice,
  resort,
  maxDay,
}: {
  readonly choice: Choice
  readonly resort: Resort
  readonly maxDay: string
}) {
  const texts = useTexts(parkingTexts)
  const language = useLanguage()
  const [open, setOpen] = useState<'days' | 'part' | null>(null)
  const { from, to, part, change } = choice
  const close = () => setOpen(null)
  const chevron = <Icon name="chevron-right" size={18} className="chev" />
  return (
    <>
      <List className="mt3">
        <ListRow
          label={from === to ? texts.day : texts.days}
          value={from === to ? day(from, language) : dayRange(from, to, language)}
          control={chevron}
          onPress={() => setOpen('days')}
        />
        <ListRow label={texts.duration} value={texts.parts[part]} control={chevron} onPress={() => setOpen('part')} />
      </List>
      {open === 'days' ? (
        <DaysSheet
          value={{ from, to }}
          minDay={choice.minDay}
          maxDay={maxDay}
          today={resort.today}
          onChange={(range) => change({ from: range.from, to: range.to })}
          onClose={close}
        />
      ) : null}
      {open === 'part' ? (
        <PartSheet
          value={part}
          isAfternoonOnly={choice.isAfternoonOnly}
          onChange={(next) => change({ part: next })}
          onClose={close}
        />
      ) : null}
    </>
  )
}

/** The car park while the beach is open: area, days, part and plate, and the one button with its price. */
function OpenParking(props: { readonly resort: Resort; readonly season: { from: string; to: string } }) {
  const { resort, season } = props
  const texts = useTexts(parkingTexts)
  const language = useLanguage()
  const go = useGo()
  const cart = useStore(parkingCart)
  const choice = useParkingChoice(resort, season, cart)
  const plate = usePlate(cart?.plate ?? '')
  const { area, from, to, part } = choice
  const add = () => {
    const kept = plate.read()
    if (kept === null || area === null) return
    parkingCart.set({ cart: 'parking', areaId: area.areaId, from, to, part, plate: kept })
    announce(texts.added)
    go('/tabs/carrello', { query: { cart: 'parking' } })
  }
  return (
    <form
      noValidate
      className="columns"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className="columns-main">
        <ParkingScene />
        <div className="mt4">
          <Areas choice={choice} />
        </div>
      </div>
      <div className="columns-side">
        <When choice={choice} resort={resort} maxDay={season.to} />
        <div className="mt4">
          <TextField
            {...plate.input}
            className={styles['plate'] ?? ''}
            label={texts.plate}
            name="plate"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            isRequired
          />
          <p className={`msg ink2 ${styles['note']}`}>
            <Icon name="info" size={16} />
            {texts.plateNote}
          </p>
        </div>
        <List className="mt4">
          <ListRow label={texts.info} href={INFO_PATH} />
        </List>
        <ActionBar className="decision">
          <Button
            full
            type="submit"
            isDisabled={area === null}
            trailing={area === null ? '' : money(area.totalCents, language)}
          >
            {cart === null ? texts.add : texts.replace}
          </Button>
        </ActionBar>
      </div>
    </form>
  )
}

/** The car park: where, when and for which plate (R-105, R-504, mockup 25). The days and the area are in the address. */
export function ParkingPage() {
  const texts = useTexts(parkingTexts)
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
            <Skeleton height={132} radius={22} />
            <Skeleton className="mt4" height={128} radius={22} />
            <Skeleton className="mt3" height={108} radius={22} />
          </Waiting>
        )
      ) : resort.season === null ? (
        <EmptyState art={<FullBeachArt />} title={texts.closed} text={texts.closedText(resort.phone)} />
      ) : (
        <OpenParking resort={resort} season={resort.season} />
      )}
    </Page>
  )
}
