import { useState } from 'react'
import {
  confirmWeatherDay,
  declineWeatherDay,
  listWeatherDays,
  undoWeatherDecision,
  type WeatherDay,
} from '../../../domain/weather/staff-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { staffWeatherTexts } from './texts.ts'

const LEAST_REASON = 3

/** Confirm, with the sums once more, or decline with a reason; each can be taken back for a while. */
export function DecideButtons({ day }: { readonly day: WeatherDay }) {
  const texts = useTexts(staffWeatherTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const [asks, setAsks] = useState<'confirm' | 'decline' | null>(null)
  const [reason, setReason] = useState('')
  const { weatherDayId, part, bookings, people } = day
  const again = () => void invalidate(listWeatherDays)
  const onError = (error: Error) => toast(failureText(error), { tone: 'bad', icon: 'alert' })
  const undo = useCallMutation(undoWeatherDecision, {
    onSuccess: () => toast(texts.undone, { tone: 'ok', icon: 'check' }),
    onError,
    onSettled: again,
  })
  const decided = (words: string) => {
    setAsks(null)
    toast(words, { action: { label: texts.undo, onPress: () => undo.mutate({ weatherDayId }) } })
  }
  const confirm = useCallMutation(confirmWeatherDay, {
    onSuccess: () => decided(texts.confirmed),
    onError,
    onSettled: again,
  })
  const decline = useCallMutation(declineWeatherDay, {
    onSuccess: () => decided(texts.declined),
    onError,
    onSettled: again,
  })
  return (
    <div className="row g3 mt3">
      <Button onPress={() => setAsks('confirm')}>{texts.confirm}</Button>
      <Button variant="tint" onPress={() => setAsks('decline')}>
        {texts.decline}
      </Button>
      <Sheet isOpen={asks === 'confirm'} onClose={() => setAsks(null)} title={texts.confirmTitle}>
        <p>{texts.confirmText(bookings, day.subscriptions, people, money(day.creditCents, language))}</p>
        <Button full className="mt4" isBusy={confirm.isPending} onPress={() => confirm.mutate({ weatherDayId, part })}>
          {texts.confirm}
        </Button>
      </Sheet>
      <Sheet isOpen={asks === 'decline'} onClose={() => setAsks(null)} title={texts.declineTitle}>
        <TextField label={texts.reason} value={reason} onChange={setReason} />
        <Button
          full
          className="mt4"
          isDisabled={reason.trim().length < LEAST_REASON}
          isBusy={decline.isPending}
          onPress={() => decline.mutate({ weatherDayId, reason: reason.trim() })}
        >
          {texts.decline}
        </Button>
      </Sheet>
    </div>
  )
}
