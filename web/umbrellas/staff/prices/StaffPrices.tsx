import { useState } from 'react'
import * as z from 'zod/mini'
import { getPlan } from '../../../../domain/umbrellas/calls.ts'
import { getPriceDraft } from '../../../../domain/umbrellas/price-draft-calls.ts'
import type { PriceBook } from '../../../../domain/umbrellas/price-book.ts'
import type { BeachPlan } from '../../../../domain/umbrellas/plan.ts'
import { useFailureReason } from '../../../platform/failure.ts'
import { day, dayOfInstant } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useQueryState } from '../../../platform/navigation.tsx'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { StaffPage } from '../../../ui/staff/StaffPage.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Note, Pill, Skeleton } from '../../../ui/surfaces.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { PartsAndExtras, PriceTable } from './PriceTable.tsx'
import { Promotions } from './Promotions.tsx'
import { PublishSheet } from './PublishSheet.tsx'
import { SeasonCalendar } from './SeasonCalendar.tsx'
import { priceTexts } from './texts.ts'
import { usePriceDraft, type DraftActions, type PriceDraft } from './use-price-draft.ts'
import { usePeopleOf, useRuleName, type Rule } from './price-words.ts'
import { WhatIf } from './WhatIf.tsx'
import './prices.css'

/** `ges/prezzi`: seasons painted on a calendar, the price list, what-if, promotions; one draft, published at once (mockup 55, B-06). */
export function StaffPrices() {
  const texts = useTexts(priceTexts)
  const failureReason = useFailureReason()
  const draft = useCallQuery(getPriceDraft, {}, { staleTime: 0 })
  const plan = useCallQuery(getPlan, {})
  const load = () => void Promise.all([draft.refetch(), plan.refetch()])
  if (draft.data !== undefined && plan.data !== undefined) return <Prices data={draft.data} plan={plan.data} />
  return (
    <StaffPage title={texts.list}>
      {draft.isError || plan.isError ? (
        <ErrorState
          text={failureReason(draft.error ?? plan.error)}
          onRetry={load}
          isRetrying={draft.isFetching || plan.isFetching}
        />
      ) : (
        <Waiting onRetry={load}>
          <div className="col g4">
            <Skeleton height={320} radius={22} />
            <Skeleton height={320} radius={22} />
          </div>
        </Waiting>
      )}
    </StaffPage>
  )
}

const sectionSchema = z.object({ section: z.optional(z.enum(['promotions'])) })

function Prices({ data, plan }: { readonly data: PriceDraft; readonly plan: BeachPlan }) {
  const texts = useTexts(priceTexts)
  const [{ section }, set] = useQueryState(sectionSchema)
  const [isPublishing, setPublishing] = useState(false)
  const actions = usePriceDraft(data.version)
  const nameOf = useRuleName(
    plan.categories,
    plan.rows.map((row) => row.id),
  )
  return (
    <StaffPage
      title={texts.title(data.shown.to.slice(0, 4))}
      className="prices"
      actions={
        <>
          <Segmented
            label={texts.part}
            value={section ?? 'list'}
            options={[
              { id: 'list', label: texts.list },
              { id: 'promotions', label: texts.promotions },
            ]}
            onChange={(id) => set({ section: id === 'list' ? undefined : id })}
          />
          <DraftTools data={data} actions={actions} onPublish={() => setPublishing(true)} />
        </>
      }
      notices={<Notices data={data} actions={actions} />}
    >
      {section === 'promotions' ? (
        <Promotions data={data} actions={actions} categories={plan.categories} />
      ) : (
        <PriceList data={data} actions={actions} nameOf={nameOf} plan={plan} />
      )}
      {isPublishing ? (
        <PublishSheet data={data} actions={actions} nameOf={nameOf} onClose={() => setPublishing(false)} />
      ) : null}
    </StaffPage>
  )
}

interface ToolsProps {
  readonly data: PriceDraft
  readonly actions: DraftActions
}

function DraftTools({ data, actions, onPublish }: ToolsProps & { readonly onPublish: () => void }) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const count = data.changes.length
  return (
    <>
      {data.publications.length === 0 ? null : (
        <MenuButton
          label={texts.copy}
          value=""
          options={[
            { id: '', label: texts.copy },
            ...data.publications.map(({ id, at }) => ({
              id: String(id),
              label: texts.copyFrom(day(dayOfInstant(at), language, 'medium')),
            })),
          ]}
          onChange={(id) => {
            if (id !== '') actions.copy(Number(id))
          }}
        >
          {texts.copy}
          <Icon name="chevron-down" size={17} stroke={2.2} />
        </MenuButton>
      )}
      {data.draft === null ? null : (
        <>
          <Pill tone="accent">{count === 1 ? texts.oneChange : texts.changes(count)}</Pill>
          <Button size="sm" variant="plain" isBusy={actions.isBusy} onPress={actions.discard}>
            {texts.discard}
          </Button>
        </>
      )}
      <Button size="sm" isDisabled={count === 0 || data.isStale} onPress={onPublish}>
        {texts.publish}
      </Button>
    </>
  )
}

function Notices({ data, actions }: ToolsProps) {
  const texts = useTexts(priceTexts)
  const { keptBack } = actions
  if (!data.isStale && keptBack.length === 0) return null
  return (
    <div className="notices col g2">
      {data.isStale ? (
        <Note tone="warn" icon="alert" role="status">
          {texts.stale}
        </Note>
      ) : null}
      {keptBack.length === 0 ? null : (
        <Note tone="warn" icon="alert" role="status">
          {texts.keptBack}{' '}
          <Button size="sm" variant="tint" onPress={actions.editAgain}>
            {texts.again}
          </Button>
        </Note>
      )}
    </div>
  )
}

interface PriceListProps extends ToolsProps {
  readonly nameOf: (rule: Rule) => string
  readonly plan: BeachPlan
}

function PriceList({ data, actions, nameOf, plan }: PriceListProps) {
  const peopleOf = usePeopleOf(plan)
  const content = data.draft ?? data.published
  const shared = { prices: content.prices, nameOf, onEdit: actions.edit }
  return (
    <>
      <SeasonCalendar
        book={content.prices as unknown as PriceBook}
        shown={data.shown}
        open={data.open}
        isRolling={data.isRolling}
        today={data.today}
        onPaint={(season, days) => actions.edit({ kind: 'paint', season, days })}
      />
      <div className="price-columns">
        <PriceTable {...shared} peopleOf={peopleOf} />
        <PartsAndExtras {...shared} />
      </div>
      <WhatIf data={data} nameOf={nameOf} />
    </>
  )
}
