import { useState } from 'react'
import { parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { DAY_PARTS, type DayPart } from '../../../domain/platform/day-part.ts'
import { BLOCK_REASONS, blockPlaces, undoPlaceAction, type BlockReason } from '../../../domain/umbrellas/staff-calls.ts'
import type { Standing } from '../../../domain/umbrellas/staff-calls.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { actionTexts } from './texts.ts'
import { useDeskTelling } from './use-desk-actions.ts'

interface BlockSheetProps {
  readonly umbrellaIds: readonly number[]
  readonly codes: readonly string[]
  readonly day: CivilDate
  readonly part: DayPart
  readonly onClose: () => void
  readonly onDone: () => void
}

interface BlockDraft {
  readonly from: string
  readonly to: string
  readonly part: DayPart
  readonly reason: BlockReason
  readonly note: string
}

/** Puts places out of use with a reason and days; what stands there is shown, and nothing is done then (B-11). */
export function BlockSheet({ umbrellaIds, codes, day, part, onClose, onDone }: BlockSheetProps) {
  const texts = useTexts(actionTexts)
  const { told } = useDeskTelling(onDone)
  const [wish, setWish] = useState<BlockDraft>({ from: day, to: day, part, reason: 'broken', note: '' })
  const blocking = useCallMutation(blockPlaces)
  const change = (more: Partial<BlockDraft>) => {
    setWish({ ...wish, ...more })
    blocking.reset()
  }
  const [from, to] = [parseCivilDate(wish.from), parseCivilDate(wish.to)]
  const names = codes.join(', ')
  const block = () => {
    if (from === null || to === null) return
    blocking.mutate(
      { ...wish, from, to, umbrellaIds: [...umbrellaIds] },
      {
        onSuccess: ({ block: made }) => {
          if (made === null) return onDone()
          onClose()
          told({ code: names, words: texts.blocked(names), actionId: made.actionId, undo: undoPlaceAction })
        },
      },
    )
  }
  return (
    <ActionSheet
      title={texts.blockTitle(names)}
      onClose={onClose}
      failure={blocking.error}
      decision={
        <Button
          full
          icon="wrench"
          isBusy={blocking.isPending}
          isDisabled={from === null || to === null || to < from}
          onPress={block}
        >
          {texts.block}
        </Button>
      }
    >
      <SelectField
        label={texts.reason}
        value={wish.reason}
        options={BLOCK_REASONS.map((id) => ({ id, label: texts.reasons[id] }))}
        onChange={(reason) => change({ reason })}
      />
      <div className="row g2 wrap">
        <DateField label={texts.from} value={wish.from} onChange={(value) => change({ from: value })} />
        <DateField label={texts.to} value={wish.to} onChange={(value) => change({ to: value })} />
      </div>
      <SelectField
        label={texts.part}
        value={wish.part}
        options={DAY_PARTS.map((id) => ({ id, label: texts.parts[id] }))}
        onChange={(id) => change({ part: id })}
      />
      <TextField label={texts.note} value={wish.note} maxLength={200} onChange={(note) => change({ note })} />
      <InTheWay standing={blocking.data?.standing ?? []} />
    </ActionSheet>
  )
}

function InTheWay({ standing }: { readonly standing: readonly Standing[] }) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  if (standing.length === 0) return null
  return (
    <>
      <Note tone="warn" icon="alert" role="alert">
        {texts.standing}
      </Note>
      <List aria-label={texts.standing}>
        {standing.map(({ code, kind, holder, number, from, to }) => (
          <ListRow
            key={`${code}-${from}-${kind}-${number ?? holder}`}
            label={[code, holder].filter((words) => words !== '').join(' · ')}
            detail={[texts.standingKinds[kind], dayRange(from, to, language), number ?? '']
              .filter((words) => words !== '')
              .join(' · ')}
          />
        ))}
      </List>
    </>
  )
}
