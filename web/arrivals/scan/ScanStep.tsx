import { useState } from 'react'
import type { Visit } from '../../../domain/arrivals/calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { dueOf } from '../offline/offline-scan.ts'
import { collectOf, EXACT_CASH, TenderChoice } from '../TenderChoice.tsx'
import { arrivalTexts } from '../texts.ts'
import type { VisitActions } from '../use-visit-actions.ts'
import { mayArrive } from '../visit-view.ts'

interface ScanStepProps {
  readonly visits: readonly Visit[]
  readonly actions: VisitActions
  readonly onDone: () => void
}

/** One button for everybody of a pass who has not come: collect and arrive, or arrive. */
export function ScanStep({ visits, actions, onDone }: ScanStepProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const [draft, setDraft] = useState(EXACT_CASH)
  const coming = visits.filter(mayArrive)
  const dueCents = dueOf(coming)
  if (coming.length === 0) return null
  const collect = dueCents > 0 ? collectOf(draft, dueCents) : undefined
  const { arrive, arriveAll, collectAndArrive, collectAndArriveAll } = texts.actions
  const isOne = coming.length === 1
  const words =
    dueCents > 0
      ? isOne
        ? collectAndArrive
        : collectAndArriveAll(coming.length)
      : isOne
        ? arrive
        : arriveAll(coming.length)
  const act = async () => {
    if (collect === null) return
    if ((await actions.arrive(coming, collect)) !== 'refused') onDone()
  }
  return (
    <>
      {dueCents > 0 ? (
        <>
          <div className="kv tot">
            <span>{texts.due}</span>
            <span>{money(dueCents, language)}</span>
          </div>
          <TenderChoice draft={draft} dueCents={dueCents} onChange={setDraft} />
        </>
      ) : null}
      <Button
        variant="ok"
        full
        icon="check"
        isDisabled={collect === null}
        isBusy={coming.some(({ visitId }) => actions.busy.has(visitId))}
        onPress={() => void act()}
      >
        {words}
      </Button>
    </>
  )
}
