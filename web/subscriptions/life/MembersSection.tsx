import { useState } from 'react'
import { addSubscriptionMember, removeSubscriptionMember } from '../../../domain/subscriptions/life-calls.ts'
import { fieldMessages, useFailureReason, useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import type { SubscriptionSectionProps } from '../mine/SubscriptionDetail.tsx'
import { lifeTexts } from './texts.ts'
import { lifeChanged, useLife } from './use-life.ts'

/** Who of the family may use the subscription; shown at the entrance. */
export function MembersSection({ subscription, isKept }: SubscriptionSectionProps) {
  const texts = useTexts(lifeTexts)
  const failureReason = useFailureReason()
  const [isAdding, setAdding] = useState(false)
  const { subscriptionId, state } = subscription
  const { data, isError, error, refetch, isFetching } = useLife(subscription, isKept)
  const { remove, busyId } = useRemoval(subscriptionId)
  if (isKept || state === 'cancelled' || state === 'ended' || state === 'pending') return null
  if (isError && data === undefined)
    return <ErrorState text={failureReason(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) return <Skeleton height={120} radius={18} className="mt4" />
  const { members, maxMembers } = data
  const isFull = members.length >= maxMembers
  return (
    <>
      <List header={texts.members.title} footer={texts.members.text(maxMembers)}>
        {members.map(({ memberId, name }) => (
          <ListRow
            key={memberId}
            icon="profile"
            label={name}
            control={
              <IconButton
                icon="user-remove"
                variant="plain"
                label={texts.members.remove(name)}
                isDisabled={busyId !== null}
                onPress={() => remove(memberId, name)}
              />
            }
          />
        ))}
        <ListRow
          icon="plus"
          label={texts.members.add}
          isDisabled={isFull}
          {...(isFull ? { reason: texts.members.full } : {})}
          onPress={() => setAdding(true)}
        />
      </List>
      {isAdding ? <AddMember subscriptionId={subscriptionId} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function useRemoval(subscriptionId: number) {
  const texts = useTexts(lifeTexts).members
  const failureText = useFailureText()
  const removal = useCallMutation(removeSubscriptionMember)
  const remove = (memberId: number, name: string) =>
    removal.mutate(
      { subscriptionId, memberId },
      {
        onSuccess: () => toast(texts.removed(name), { tone: 'ok', icon: 'check' }),
        onError: (failure) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
        onSettled: lifeChanged,
      },
    )
  return { remove, busyId: removal.isPending ? removal.variables.memberId : null }
}

function AddMember({ subscriptionId, onClose }: { readonly subscriptionId: number; readonly onClose: () => void }) {
  const texts = useTexts(lifeTexts)
  const failureText = useFailureText()
  const [name, setName] = useState('')
  const adding = useCallMutation(addSubscriptionMember)
  const add = () =>
    adding.mutate(
      { subscriptionId, name },
      {
        onSuccess: () => {
          toast(texts.members.added(name.trim()), { tone: 'ok', icon: 'check' })
          onClose()
        },
        onSettled: lifeChanged,
      },
    )
  const fieldError = fieldMessages(adding.error)['name']
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.members.add}
      footer={
        <div className="col g2">
          <Button full isBusy={adding.isPending} isDisabled={name.trim() === ''} onPress={add}>
            {texts.members.confirm}
          </Button>
          <Button full variant="plain" onPress={onClose}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className="col g3">
        <TextField
          label={texts.members.name}
          value={name}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="words"
          error={fieldError}
          onChange={setName}
        />
        {adding.error === null || fieldError !== undefined ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(adding.error)}
          </Note>
        )}
      </div>
    </Sheet>
  )
}
