import type { BeachDayPlace } from '../../../domain/arrivals/calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { breakHold, listHolds, undoPlaceAction } from '../../../domain/umbrellas/staff-calls.ts'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { actionTexts } from './texts.ts'
import { useDeskTelling } from './use-desk-actions.ts'

interface HoldSheetProps {
  readonly place: BeachDayPlace
  readonly day: CivilDate
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Releases what somebody left in a cart, or all of that cart; whoever pays is left alone (B-11). */
export function HoldSheet({ place, day, onClose, onDone }: HoldSheetProps) {
  const texts = useTexts(actionTexts)
  const { told } = useDeskTelling(onDone)
  const found = useCallQuery(listHolds, { day }, { staleTime: 0 })
  const breaking = useCallMutation(breakHold)
  const hold = found.data?.holds.find((one) => one.umbrellaId === place.umbrellaId)
  const ofCart = found.data?.holds.filter((one) => one.holder === hold?.holder).length ?? 0
  const release = (holdId: number, allOfHolder: boolean) =>
    breaking.mutate(
      { holdId, allOfHolder },
      {
        onSuccess: ({ actionId, codes }) => {
          const names = codes.join(', ')
          onClose()
          told({ code: names, words: texts.holdBroken(names), actionId, undo: undoPlaceAction })
        },
      },
    )
  return (
    <ActionSheet
      title={texts.holdTitle(place.code)}
      onClose={onClose}
      failure={breaking.error ?? found.error}
      decision={
        hold === undefined || hold.isPaying ? null : (
          <>
            <Button full isBusy={breaking.isPending} onPress={() => release(hold.holdId, false)}>
              {texts.holdOne(place.code)}
            </Button>
            {ofCart > 1 ? (
              <Button full variant="tint" isBusy={breaking.isPending} onPress={() => release(hold.holdId, true)}>
                {texts.holdAll(ofCart)}
              </Button>
            ) : null}
          </>
        )
      }
    >
      {found.isPending ? <Skeleton height={60} radius={14} /> : <HoldFacts hold={hold} />}
    </ActionSheet>
  )
}

type Hold = NonNullable<ReturnType<typeof useCallQuery<typeof listHolds>>['data']>['holds'][number]

function HoldFacts({ hold }: { readonly hold: Hold | undefined }) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  if (hold === undefined) return <Note tone="info">{texts.holdOver}</Note>
  if (hold.isPaying)
    return (
      <Note tone="warn" icon="timer">
        {texts.holdPaying}
      </Note>
    )
  return <p>{texts.holdText(hold.holder, time(hold.since, language), time(hold.expiresAt, language))}</p>
}
