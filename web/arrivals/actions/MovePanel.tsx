import { useState } from 'react'
import type { Visit } from '../../../domain/arrivals/calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { collectOf, EXACT_CASH } from '../../ui/staff/TenderChoice.tsx'
import { DogsAround, dogsReasonOf, isDogsReasonGiven } from './DogsAround.tsx'
import { dueAfter, DueNow } from './DueNow.tsx'
import { MoneyDecision } from './MoneyDecision.tsx'
import { MoveTargets } from './MoveTargets.tsx'
import { actionTexts } from './texts.ts'
import type { Moving } from './use-moving.ts'

interface MovePanelProps {
  readonly moving: Moving
  readonly visit: Visit
}

/** Beside the map while a visit is being moved: the days, the price, and the places as a list for who does not tap the map. */
export function MovePanel({ moving, visit }: MovePanelProps) {
  const texts = useTexts(actionTexts)
  const failureText = useFailureText()
  return (
    <section className="panel visit-card col g3" aria-label={texts.moveTitle(visit.code)}>
      <div className="row sp">
        <h2 className="t3">{texts.moveTitle(visit.code)}</h2>
        <Button size="sm" variant="plain" onPress={() => moving.begin(null)}>
          {texts.stopMoving}
        </Button>
      </div>
      <p className="sub ink2">{texts.tapTarget}</p>
      {moving.hasRest ? (
        <Segmented
          label={texts.days}
          value={moving.span}
          options={[
            { id: 'day', label: texts.onlyDay },
            { id: 'rest', label: texts.restOfStay },
          ]}
          onChange={moving.setSpan}
        />
      ) : null}
      <Segmented
        label={texts.price}
        value={moving.price}
        options={[
          { id: 'kept', label: texts.priceKept },
          { id: 'difference', label: texts.priceDifference },
        ]}
        onChange={moving.setPrice}
      />
      {moving.failure === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(moving.failure)}
        </Note>
      )}
      <Decision moving={moving} visit={visit} />
      <MoveTargets
        found={moving.found}
        value={moving.target?.umbrellaId ?? null}
        withPrice={moving.isPriced}
        onChange={moving.choose}
      />
    </section>
  )
}

/** What has to be said before a chosen place is given: the money, or why dogs do not matter. */
function Decision({ moving, visit }: MovePanelProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const [tender, setTender] = useState(EXACT_CASH)
  const [dogsReason, setDogsReason] = useState('')
  const { target, isPriced, isPending, move } = moving
  if (target === undefined || (!isPriced && target.around === null)) return null
  const { around, code } = target
  const dueCents = isPriced ? dueAfter(visit, target.differenceCents) : 0
  const isDisabled = !isDogsReasonGiven(around, dogsReason)
  const seen = dogsReasonOf(around, dogsReason)
  return (
    <>
      <DogsAround around={around} reason={dogsReason} onChange={setDogsReason} />
      {dueCents > 0 ? (
        <>
          <DueNow dueCents={dueCents} draft={tender} onChange={setTender} />
          <MoneyDecision
            words={{ collect: texts.moveAndCollect(code, money(dueCents, language)), later: texts.moveLater(code) }}
            collect={collectOf(tender, dueCents)}
            isBusy={isPending}
            isDisabled={isDisabled}
            onPress={(collect) => move(target, collect, seen)}
          />
        </>
      ) : (
        <Button full isBusy={isPending} isDisabled={isDisabled} onPress={() => move(target, null, seen)}>
          {texts.moveTo(code)}
        </Button>
      )}
    </>
  )
}
