import { useState } from 'react'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TextField } from '../ui/TextField.tsx'
import { codesOf, dueOfParty, type Party } from './party.ts'
import { arrivalTexts } from './texts.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { isHere } from './visit-view.ts'

/** The least that a reason has, in letters, as the server asks for it. */
const LEAST = 2

interface ReleaseLateProps {
  readonly parties: readonly Party[]
  readonly actions: VisitActions
}

/** The places of all who are late and have not paid, freed in one go with one reason (B-04). */
export function ReleaseLate({ parties, actions }: ReleaseLateProps) {
  const texts = useTexts(arrivalTexts).absence
  const [isOpen, setOpen] = useState(false)
  const unpaid = parties.filter((party) => dueOfParty(party) > 0 && !party.some(isHere))
  if (unpaid.length === 0) return null
  return (
    <div className="late-release">
      <Button size="sm" variant="danger-tint" onPress={() => setOpen(true)}>
        {texts.releaseAll(unpaid.length)}
      </Button>
      {isOpen ? <ReasonSheet parties={unpaid} onClose={() => setOpen(false)} onRelease={actions.release} /> : null}
    </div>
  )
}

interface ReasonSheetProps {
  readonly parties: readonly Party[]
  readonly onClose: () => void
  readonly onRelease: VisitActions['release']
}

const REASONS = ['absent', 'called', 'weather', 'other'] as const

function ReasonSheet({ parties, onClose, onRelease }: ReasonSheetProps) {
  const texts = useTexts(arrivalTexts).absence
  const [chosen, setChosen] = useState<(typeof REASONS)[number]>('absent')
  const [own, setOwn] = useState('')
  const reason = chosen === 'other' ? own.trim() : texts.reasons[chosen]
  const release = () => {
    onClose()
    onRelease(
      parties.map(([visit]) => visit),
      reason,
    )
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.releaseAll(parties.length)}
      subtitle={texts.releaseText}
      footer={
        <Button full variant="danger" isDisabled={reason.length < LEAST} onPress={release}>
          {texts.release}
        </Button>
      }
    >
      <ChipRow label={texts.reason} wrap>
        {REASONS.map((one) => (
          <Chip key={one} isSelected={one === chosen} onPress={() => setChosen(one)}>
            {texts.reasons[one]}
          </Chip>
        ))}
      </ChipRow>
      {chosen === 'other' ? (
        <TextField label={texts.reason} value={own} maxLength={200} autoFocus onChange={setOwn} />
      ) : null}
      <List>
        {parties.map((party) => (
          <ListRow key={party[0].visitId} label={codesOf(party)} value={party[0].holder} />
        ))}
      </List>
    </Sheet>
  )
}
