import { useEffect, useRef } from 'react'
import {
  listWeatherChoices,
  takeWeatherCredit,
  takeWeatherMove,
  type WeatherChoice,
} from '../../domain/weather/calls.ts'
import { useFailureText } from '../platform/failure.ts'
import { day, dayOfInstant, money, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { invalidate, useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Card, Pill } from '../ui/surfaces.tsx'
import { toast } from '../ui/toasts.ts'
import { isFocusLost } from '../ui/lost-focus.ts'
import { weatherTexts } from './texts.ts'

/** One day of bad weather: the credit at once, or the other day that is offered; each in one tap. */
export function ChoiceCard({ choice }: { readonly choice: WeatherChoice }) {
  const texts = useTexts(weatherTexts)
  const language = useLanguage()
  const { state, creditCents, part, cause, code } = choice
  const amount = money(creditCents, language)
  const said = { ...texts.states, credited: texts.states.credited(amount) }[state]
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const isDecided = before.current === 'open' && state !== 'open'
    before.current = state
    // The buttons are gone, and the focus would be with them.
    if (isDecided && isFocusLost()) title.current?.focus()
  }, [state])
  return (
    <li>
      <Card as="article">
        <div className="row g2">
          <h3 ref={title} className="t3 grow" tabIndex={-1}>
            {day(choice.day, language)}, {texts.parts[part]}
          </h3>
          <Pill tone={state === 'open' ? 'warn' : 'neutral'}>{said}</Pill>
        </div>
        <p className="sub ink2">
          {code} · {texts.causes[cause]} · {texts.order} {choice.number}
        </p>
        {state === 'open' ? <Ways choice={choice} amount={amount} /> : null}
      </Card>
    </li>
  )
}

function Ways({ choice, amount }: { readonly choice: WeatherChoice; readonly amount: string }) {
  const texts = useTexts(weatherTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const { choiceId, alternative, chooseUntil } = choice
  // What was offered may be gone by now: the next best comes with the answer.
  const again = () => void invalidate(listWeatherChoices)
  const onError = (error: Error) => toast(failureText(error), { tone: 'bad', icon: 'alert' })
  const credit = useCallMutation(takeWeatherCredit, {
    onSuccess: () => toast(texts.credited(amount), { tone: 'ok', icon: 'check' }),
    onError,
    onSettled: again,
  })
  const move = useCallMutation(takeWeatherMove, {
    onSuccess: (moved) => toast(texts.moved(day(moved.day, language), moved.code), { tone: 'ok', icon: 'check' }),
    onError,
    onSettled: again,
  })
  const isBusy = credit.isPending || move.isPending
  return (
    <div className="col g2 mt3">
      {alternative === null ? (
        <p className="foot ink2">{texts.full}</p>
      ) : (
        <Button
          full
          icon="calendar"
          needsNetwork
          isDisabled={isBusy}
          onPress={() => move.mutate({ choiceId, day: alternative.day, umbrellaId: alternative.umbrellaId })}
        >
          {texts.move(day(alternative.day, language), alternative.code)}
        </Button>
      )}
      <Button
        full
        needsNetwork
        variant="tint"
        icon="euro"
        isDisabled={isBusy}
        onPress={() => credit.mutate({ choiceId })}
      >
        {texts.take(amount)}
      </Button>
      <p className="foot ink2 c">
        {texts.until(day(dayOfInstant(chooseUntil), language), time(chooseUntil, language))}
      </p>
    </div>
  )
}
