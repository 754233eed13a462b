import { useState } from 'react'
import { cancelEntry, type CarnetEntry } from '../../../domain/subscriptions/life-calls.ts'
import { day, time } from '../../platform/format.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useOnline } from '../../platform/online.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { Pill } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import type { SubscriptionSectionProps } from '../mine/SubscriptionDetail.tsx'
import { lifeTexts } from './texts.ts'
import { UseEntrySheet } from './UseEntrySheet.tsx'
import { lifeChanged, useLife } from './use-life.ts'

/** Entries of a carnet: each is a day and a place, given back until some hours before. */
export function CarnetSection({ subscription, isKept }: SubscriptionSectionProps) {
  const texts = useTexts(lifeTexts).entries
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  const { data } = useLife(subscription, isKept || subscription.entries === null)
  const { cancel, busyId } = useCancel(subscription.subscriptionId)
  const place = useLostFocus<HTMLDivElement>(data?.entries.filter(({ isCancelled }) => isCancelled).length ?? 0)
  if (subscription.entries === null || data === undefined) return null
  const canUse = data.state === 'confirmed' && (subscription.entriesLeft ?? 0) > 0
  return (
    <div ref={place}>
      <List header={texts.title} footer={texts.extras}>
        {data.entries.length === 0 ? <ListRow icon="ticket" label={texts.none} /> : null}
        {data.entries.map((entry) => (
          <Entry
            key={entry.entryId}
            entry={entry}
            isBusy={busyId === entry.entryId}
            isDisabled={!isOnline || (busyId !== null && busyId !== entry.entryId)}
            onCancel={() => cancel(entry.entryId)}
          />
        ))}
      </List>
      {canUse ? (
        <Button full icon="ticket" className="mt3" isDisabled={!isOnline} onPress={() => setOpen(true)}>
          {texts.use}
        </Button>
      ) : null}
      {isOpen ? <UseEntrySheet subscription={subscription} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

interface EntryProps {
  readonly entry: CarnetEntry
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly onCancel: () => void
}

function Entry({ entry, isBusy, isDisabled, onCancel }: EntryProps) {
  const texts = useTexts(lifeTexts).entries
  const language = useLanguage()
  const on = day(entry.day, language, 'date')
  const until = entry.cancelUntil
  return (
    <ListRow
      icon="umbrella"
      label={`${entry.code}, ${on}`}
      {...(until === null
        ? {}
        : { detail: texts.until(`${time(until, language)}, ${day(until.slice(0, 10), language, 'date')}`) })}
      control={
        entry.isCancelled ? (
          <Pill>{texts.cancelled}</Pill>
        ) : until === null ? undefined : (
          <Button
            size="sm"
            variant="tint"
            needsNetwork
            isBusy={isBusy}
            isDisabled={isDisabled}
            aria-label={texts.cancelLabel(entry.code, on)}
            onPress={onCancel}
          >
            {texts.cancel}
          </Button>
        )
      }
    />
  )
}

function useCancel(subscriptionId: number) {
  const texts = useTexts(lifeTexts).entries
  const failureText = useFailureText()
  const cancelling = useCallMutation(cancelEntry)
  const cancel = (entryId: number) =>
    cancelling.mutate(
      { subscriptionId, entryId },
      {
        onSuccess: () => toast(texts.back, { tone: 'ok', icon: 'check' }),
        onError: (failure) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
        onSettled: lifeChanged,
      },
    )
  return { cancel, busyId: cancelling.isPending ? cancelling.variables.entryId : null }
}
