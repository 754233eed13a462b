import type { BeachDayPlace } from '../../../domain/arrivals/calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { listBlocks, undoPlaceAction, unblockPlaces } from '../../../domain/umbrellas/staff-calls.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { actionTexts } from './texts.ts'
import { useDeskTelling } from './use-desk-actions.ts'

interface UnblockSheetProps {
  readonly place: BeachDayPlace
  readonly blockId: number
  readonly day: CivilDate
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Puts a place back into use, or every place of its block (B-11). */
export function UnblockSheet({ place, blockId, day, onClose, onDone }: UnblockSheetProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const { told } = useDeskTelling(onDone)
  const found = useCallQuery(listBlocks, { from: day, to: day })
  const ending = useCallMutation(unblockPlaces)
  const block = found.data?.blocks.find((one) => one.blockId === blockId)
  const end = (umbrellaIds: number[] | null, code: string) =>
    ending.mutate(
      { blockId, umbrellaIds },
      {
        onSuccess: ({ actionId }) => {
          onClose()
          told({ code, words: texts.unblocked(code), actionId, undo: undoPlaceAction })
        },
      },
    )
  const others = block !== undefined && block.codes.length > 1
  const all = block?.codes.join(', ') ?? place.code
  return (
    <ActionSheet
      title={texts.unblockTitle(place.code)}
      onClose={onClose}
      failure={ending.error ?? found.error}
      decision={
        <>
          <Button full icon="check" isBusy={ending.isPending} onPress={() => end([place.umbrellaId], place.code)}>
            {others ? texts.onlyThis(place.code) : texts.unblock}
          </Button>
          {others ? (
            <Button full variant="tint" isBusy={ending.isPending} onPress={() => end(null, all)}>
              {texts.wholeBlock(all)}
            </Button>
          ) : null}
        </>
      }
    >
      {block === undefined ? (
        found.isPending ? (
          <Skeleton height={60} radius={14} />
        ) : null
      ) : (
        <div className="col g1">
          <p className="head">{texts.reasons[block.reason]}</p>
          <p className="sub ink2">
            {[dayRange(block.from, block.to, language), texts.parts[block.part], block.note]
              .filter((words) => words !== '')
              .join(' · ')}
          </p>
          {block.by === '' ? null : <p className="foot ink2">{texts.by(block.by)}</p>}
        </div>
      )}
    </ActionSheet>
  )
}
