import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { addSubscriptionMember, removeSubscriptionMember } from '../../../domain/subscriptions/life-calls.ts'
import { FormField } from '../../accounts/FormField.tsx'
import { FormProblem } from '../../accounts/FormProblem.tsx'
import { showServerErrors } from '../../accounts/use-form-errors.ts'
import { useFailureReason, useFailureText } from '../../platform/failure.ts'
import { useOnline } from '../../platform/online.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { uiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.ts'
import type { SubscriptionSectionProps } from '../mine/SubscriptionDetail.tsx'
import { lifeTexts } from './texts.ts'
import { lifeChanged, useLife } from './use-life.ts'

/** Who of the family may use the subscription; shown at the entrance. */
export function MembersSection({ subscription, isKept }: SubscriptionSectionProps) {
  const texts = useTexts(lifeTexts)
  const { offlineReason } = useTexts(uiTexts)
  const isOnline = useOnline()
  const failureReason = useFailureReason()
  const [isAdding, setAdding] = useState(false)
  const { subscriptionId, state } = subscription
  const { data, isError, error, refetch, isFetching } = useLife(subscription, isKept)
  const { remove } = useRemoval(subscriptionId)
  const place = useLostFocus<HTMLDivElement>(data?.members.length ?? 0)
  if (isKept || state === 'cancelled' || state === 'ended' || state === 'pending') return null
  if (isError && data === undefined)
    return <ErrorState text={failureReason(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) return <Skeleton height={120} radius={18} className="mt4" />
  const { members, maxMembers } = data
  const isFull = members.length >= maxMembers
  return (
    <div ref={place}>
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
                isDisabled={!isOnline}
                onPress={() => remove(memberId, name)}
              />
            }
          />
        ))}
        <ListRow
          icon="plus"
          label={texts.members.add}
          isDisabled={isFull}
          {...(isFull ? { reason: texts.members.full } : isOnline ? {} : { reason: offlineReason })}
          onPress={() => setAdding(true)}
        />
      </List>
      {isAdding ? <AddMember subscriptionId={subscriptionId} onClose={() => setAdding(false)} /> : null}
    </div>
  )
}

function useRemoval(subscriptionId: number) {
  const texts = useTexts(lifeTexts).members
  const failureText = useFailureText()
  const removal = useCallMutation(removeSubscriptionMember)
  const remove = (memberId: number, name: string) => {
    // Pressed twice it goes once: a disabled button would lose the focus.
    if (removal.isPending) return
    removal.mutate(
      { subscriptionId, memberId },
      {
        onSuccess: () => toast(texts.removed(name), { tone: 'ok', icon: 'check' }),
        onError: (failure) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
        onSettled: lifeChanged,
      },
    )
  }
  return { remove }
}

const memberForm = z.pick(addSubscriptionMember.input, { name: true })

function AddMember({ subscriptionId, onClose }: { readonly subscriptionId: number; readonly onClose: () => void }) {
  const texts = useTexts(lifeTexts)
  const failureText = useFailureText()
  const id = useId()
  const form = useForm<z.input<typeof memberForm>>({
    resolver: zodResolver(memberForm),
    defaultValues: { name: '' },
  })
  const adding = useCallMutation(addSubscriptionMember)
  const add = ({ name }: z.input<typeof memberForm>) =>
    adding.mutate(
      { subscriptionId, name },
      {
        onSuccess: () => {
          toast(texts.members.added(name.trim()), { tone: 'ok', icon: 'check' })
          onClose()
        },
        onError: (failure) => {
          if (!showServerErrors(form, ['name'], failure)) form.setError('root', { message: failureText(failure) })
        },
        onSettled: lifeChanged,
      },
    )
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.members.add}
      footer={
        <div className="col g2">
          <Button full needsNetwork type="submit" form={id} isBusy={adding.isPending}>
            {texts.members.confirm}
          </Button>
          <Button full variant="plain" onPress={onClose}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <form id={id} className="col g3" noValidate onSubmit={(event) => void form.handleSubmit(add)(event)}>
        <FormField
          control={form.control}
          name="name"
          label={texts.members.name}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="words"
          autoFocus
        />
        <FormProblem control={form.control} />
      </form>
    </Sheet>
  )
}
