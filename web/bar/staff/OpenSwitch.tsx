import { useState } from 'react'
import { pauseBar, reopenBar } from '../../../domain/bar/board-calls.ts'
import type { BarState } from '../../../domain/bar/calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toasts.ts'
import { barStaffTexts } from './texts.ts'

/** Minutes of a pause that are offered. */
const PAUSES = [10, 20, 30, 60] as const

interface OpenSwitchProps {
  readonly state: BarState
  readonly onChanged: () => void
}

/** "Bar aperto": off asks for how long, on opens again; outside of the hours it says so (B-08, R-807). */
export function OpenSwitch({ state, onChanged }: OpenSwitchProps) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { pause, reopen, isBusy } = usePausing(onChanged)
  const label = state.isPaused
    ? state.pausedUntil === null
      ? texts.open.paused
      : texts.open.pausedUntil(time(state.pausedUntil, language))
    : state.isOpen
      ? texts.open.open
      : texts.open.closed
  const choose = (minutes: number | null) => {
    setAsking(false)
    pause(minutes)
  }
  return (
    <>
      <span className="sel">
        <Switch
          isSelected={!state.isPaused}
          isDisabled={isBusy}
          onChange={(isOn) => (isOn ? reopen() : setAsking(true))}
        >
          {label}
        </Switch>
      </span>
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} title={texts.open.title} subtitle={texts.open.text}>
        <div className="col g2">
          {PAUSES.map((minutes) => (
            <Button key={minutes} variant="tint" full onPress={() => choose(minutes)}>
              {texts.open.minutes(minutes)}
            </Button>
          ))}
          <Button variant="tint" full onPress={() => choose(null)}>
            {texts.open.untilReopened}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

function usePausing(onChanged: () => void) {
  const { said } = useTexts(barStaffTexts)
  const failureText = useFailureText()
  const pausing = useCallMutation(pauseBar, { gcTime: 0 })
  const reopening = useCallMutation(reopenBar, { gcTime: 0 })
  const tell = (words: string) => ({
    onSuccess: () => toast(words, { tone: 'ok' as const }),
    onError: (failure: unknown) => toast(failureText(failure), { tone: 'bad' as const, icon: 'alert' as const }),
    onSettled: onChanged,
  })
  return {
    pause: (minutes: number | null) => pausing.mutate({ minutes }, tell(said.paused)),
    reopen: () => reopening.mutate({}, tell(said.reopened)),
    isBusy: pausing.isPending || reopening.isPending,
  }
}
