import * as z from 'zod/mini'
import { useState } from 'react'
import { listStaffSubscriptions, STAFF_FILTERS, type StaffFilter } from '../../../domain/subscriptions/staff-calls.ts'
import { NoOrdersArt } from '../../design/art/NoOrdersArt.tsx'
import { useQueryState } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { laterSheet } from '../../ui/later-sheet.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { Pill, Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PassVerdict } from './PassVerdict.tsx'
import { SubscriptionDesk } from './SubscriptionDesk.tsx'
import { SubscriptionRows } from './SubscriptionRows.tsx'
import { staffSubscriptionTexts } from './texts.ts'
import './staff-subscriptions.css'

const SellSubscription = laterSheet(async () => (await import('./sale/SellSubscription.tsx')).SellSubscription)

const querySchema = z.object({ filter: z.optional(z.enum(STAFF_FILTERS)), subscription: z.optional(z.string()) })
/** How often the list is asked for again while it is looked at, in milliseconds. */
const EVERY = 30_000
/** What the code in a pass's QR begins with, an older card's too: a reader types it into the search. */
const PASS = /^B[AS]1\./

/** `ges/abbonamenti`: who has which place, what is overdue, cash, change of place and end. */
export function StaffSubscriptions() {
  const texts = useTexts(staffSubscriptionTexts)
  const [{ filter = 'all', subscription }, setQuery] = useQueryState(querySchema)
  const [search, setSearch] = useState('')
  const [isSelling, setSelling] = useState(false)
  const found = useCallQuery(listStaffSubscriptions, { filter, search: search.trim() }, { refetchInterval: EVERY })
  const counts = found.data?.counts
  const openId = subscription ?? found.data?.subscriptions[0]?.subscriptionId.toString()
  const show = (id: number) => setQuery({ filter: undefined, subscription: String(id) })
  return (
    <StaffPage
      title={texts.title}
      className="index-and-detail"
      actions={
        <>
          {counts === undefined || counts.overdue === 0 ? null : (
            <Pill tone="warn" icon="clock-alert">
              {`${texts.filters.overdue}: ${counts.overdue}`}
            </Pill>
          )}
          <Button size="sm" icon="plus" onPress={() => setSelling(true)}>
            {texts.sale.open}
          </Button>
        </>
      }
    >
      <div className="panel scrolls subs-list desk-index">
        <TextField label={texts.search} value={search} icon="search" type="search" onChange={setSearch} />
        <MenuButton
          label={texts.filter}
          value={filter}
          options={STAFF_FILTERS.map((id) => ({ id, label: countedLabel(texts.filters[id], id, counts) }))}
          onChange={(id: StaffFilter) => setQuery({ filter: id, subscription: undefined })}
        >
          {countedLabel(texts.filters[filter], filter, counts)}
          <Icon name="chevron-down" size={17} stroke={2.2} />
        </MenuButton>
        <Found
          found={found}
          isNarrowed={filter !== 'all' || search.trim() !== ''}
          openId={openId}
          onOpen={(subscriptionId) => setQuery({ filter, subscription: String(subscriptionId) })}
        />
      </div>
      <div className="subs-detail desk-detail col g3">
        {PASS.test(search.trim()) ? <PassVerdict passCode={search.trim()} /> : null}
        {openId === undefined ? (
          <EmptyState art={<NoOrdersArt />} title={texts.choose} text={texts.chooseText} />
        ) : (
          <SubscriptionDesk key={openId} subscriptionId={openId} onRenewed={show} />
        )}
      </div>
      {isSelling ? <SellSubscription onClose={() => setSelling(false)} onSold={show} /> : null}
    </StaffPage>
  )
}

function countedLabel(label: string, id: StaffFilter, counts: Readonly<Record<string, number>> | undefined): string {
  const count = counts?.[id]
  return count === undefined ? label : `${label} (${count})`
}

interface FoundProps {
  readonly found: ReturnType<typeof useCallQuery<typeof listStaffSubscriptions>>
  /** A state or a search leaves some out. */
  readonly isNarrowed: boolean
  readonly openId: string | undefined
  readonly onOpen: (subscriptionId: number) => void
}

function Found({ found, isNarrowed, openId, onOpen }: FoundProps) {
  const texts = useTexts(staffSubscriptionTexts)
  return (
    <Loaded query={found} skeleton={<Skeleton height={260} radius={18} />}>
      {({ subscriptions }) =>
        subscriptions.length > 0 ? (
          <SubscriptionRows rows={subscriptions} openId={openId} onOpen={onOpen} />
        ) : (
          <EmptyState title={texts.none} text={isNarrowed ? texts.noneText : texts.noneYet} />
        )
      }
    </Loaded>
  )
}
