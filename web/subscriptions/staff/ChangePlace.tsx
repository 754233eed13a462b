import { useState } from 'react'
import {
  changeSubscriptionPlace,
  getStaffSubscription,
  listStaffSubscriptions,
  quotePlaceChange,
  type StaffSubscription,
} from '../../../domain/subscriptions/staff-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import { money } from '../../platform/format.ts'
import { isAsked } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { staffSubscriptionTexts } from './texts.ts'

interface ChangePlaceProps {
  readonly subscription: StaffSubscription
  readonly onClose: () => void
}

/** Another place for the days that are left: first what it costs, then the change itself. */
export function ChangePlace({ subscription, onClose }: ChangePlaceProps) {
  const texts = useTexts(staffSubscriptionTexts)
  const failureText = useFailureText()
  const { data: beach } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const [code, setCode] = useState('')
  const [from, setFrom] = useState<string>(subscription.changeFrom ?? '')
  const { quote, asking, changing } = useChange(onClose)
  const wanted = code.trim().toUpperCase()
  const place = beach?.places.find((one) => one.code === wanted)
  const day = parseCivilDate(from)
  const isUnknown = wanted !== '' && beach !== undefined && place === undefined
  const failure = asking.error ?? changing.error
  const forget = () => asking.reset()
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.change}
      footer={
        <div className="col g2">
          {quote === undefined || place === undefined || day === null ? (
            <Button
              full
              isBusy={asking.isPending}
              isDisabled={place === undefined || day === null}
              onPress={() => place && day && asking.mutate(wish(subscription, place.id, day))}
            >
              {texts.quote}
            </Button>
          ) : (
            <Button
              full
              variant="ok"
              icon="check"
              isBusy={changing.isPending}
              onPress={() => changing.change(wish(subscription, place.id, day), quote.differenceCents, wanted)}
            >
              {texts.confirmChange(wanted)}
            </Button>
          )}
          <Button full variant="plain" onPress={onClose}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className="col g4">
        <p className="sub ink2">{texts.changeText}</p>
        <TextField
          label={texts.newPlace}
          hint={texts.newPlaceHint}
          value={code}
          autoCapitalize="characters"
          maxLength={6}
          error={isUnknown ? texts.unknownPlace : undefined}
          onChange={(value) => {
            setCode(value)
            forget()
          }}
        />
        <DateField
          label={texts.changeFrom}
          value={from}
          onChange={(value) => {
            setFrom(value)
            forget()
          }}
        />
        {quote === undefined ? null : <Difference quote={quote} />}
        {failure === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(failure)}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

function wish({ subscriptionId }: StaffSubscription, umbrellaId: number, from: CivilDate) {
  return { subscriptionId, umbrellaId, from }
}

function useChange(onClose: () => void) {
  const texts = useTexts(staffSubscriptionTexts)
  const asking = useCallMutation(quotePlaceChange)
  const mutation = useCallMutation(changeSubscriptionPlace)
  const change = (asked: ReturnType<typeof wish>, differenceCents: number, code: string) =>
    mutation.mutate(
      { ...asked, differenceCents },
      {
        onSuccess: () => {
          toast(texts.changed(code), { tone: 'ok', icon: 'check' })
          onClose()
        },
        // What was quoted is not so any more: it is worked out again.
        onError: (failure) => (isAsked(failure) ? onClose() : asking.reset()),
        onSettled: () => {
          void invalidate(getStaffSubscription)
          void invalidate(listStaffSubscriptions)
        },
      },
    )
  return { quote: asking.data, asking, changing: { change, error: mutation.error, isPending: mutation.isPending } }
}

function Difference({ quote }: { readonly quote: CallOutput<typeof quotePlaceChange> }) {
  const texts = useTexts(staffSubscriptionTexts)
  const language = useLanguage()
  const { days, oldCents, newCents, chargedCents, loweredCents, creditedCents } = quote
  const rows = [
    [texts.oldPrice, oldCents],
    [texts.newPrice, newCents],
    [texts.charged, chargedCents],
    [texts.lowered, 0 - loweredCents],
    [texts.credited, 0 - creditedCents],
  ] as const
  const shown = rows.filter(([, cents], index) => index < 2 || cents !== 0)
  return (
    <List header={texts.quoted(days)} footer={shown.length === 2 ? texts.even : undefined}>
      {shown.map(([label, cents]) => (
        <ListRow key={label} label={label} value={<b className="ink">{money(cents, language)}</b>} />
      ))}
    </List>
  )
}
