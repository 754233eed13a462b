import { useState } from 'react'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { dueOfParty } from './party.ts'
import { collectOf, EXACT_CASH, TenderChoice } from '../ui/staff/TenderChoice.tsx'
import { arrivalTexts } from './texts.ts'
import type { Arrived, VisitActions } from './use-visit-actions.ts'
import { isHere, mayArrive } from './visit-view.ts'

interface PartyStepProps {
  /** One order's visits of a day. */
  readonly party: readonly Visit[]
  readonly actions: Pick<VisitActions, 'busy' | 'arrive'>
  readonly onDone?: () => void
}

/**
 * The step of a whole party: who has not come arrives, what is due is taken with it or later; who is here and owes can pay (B-11).
 * "Here, pays later" is an arrival: nobody who was seen is late any more.
 */
export function PartyStep({ party, actions, onDone }: PartyStepProps) {
  const texts = useTexts(arrivalTexts)
  const [draft, setDraft] = useState(EXACT_CASH)
  const coming = party.filter(mayArrive)
  const dueCents = dueOfParty(party)
  const touched = coming.length > 0 ? coming : party.filter(isHere)
  if (coming.length === 0 && (dueCents === 0 || touched.length === 0)) return null
  const isBusy = touched.some(({ visitId }) => actions.busy.has(visitId))
  const collect = dueCents > 0 ? collectOf(draft, dueCents) : undefined
  const ended = (how: Arrived) => {
    if (how !== 'refused') onDone?.()
  }
  const act = async () => {
    if (collect !== null) ended(await actions.arrive(touched, collect))
  }
  return (
    <>
      {dueCents > 0 ? <TenderChoice draft={draft} dueCents={dueCents} onChange={setDraft} /> : null}
      <Button variant="ok" full icon="check" isDisabled={collect === null} isBusy={isBusy} onPress={() => void act()}>
        {texts.actions.step(coming.length, dueCents > 0)}
      </Button>
      {dueCents > 0 && coming.length > 0 ? (
        <Button variant="tint" full isDisabled={isBusy} onPress={() => void actions.arrive(coming).then(ended)}>
          {texts.actions.hereLater}
        </Button>
      ) : null}
    </>
  )
}
