import type { AroundReason } from '../../../domain/umbrellas/suitability.ts'
import { useTexts } from '../../platform/texts.ts'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { actionTexts } from './texts.ts'

interface DogsAroundProps {
  /** What lies round the place and speaks against the dogs; null when nothing does. */
  readonly around: AroundReason | null
  /** Why it is given all the same: the audit keeps it. */
  readonly reason: string
  readonly onChange: (reason: string) => void
}

/** Whether a place may be given: nothing speaks against it, or somebody has said why it is given all the same (B-17). */
export const isDogsReasonGiven = (around: AroundReason | null, reason: string): boolean =>
  around === null || reason.trim().length > 1

/** What a sale or a move says of it; nothing where nothing is in the way. */
export const dogsReasonOf = (around: AroundReason | null, reason: string): { dogsReason?: string } =>
  around === null ? {} : { dogsReason: reason.trim() }

/** Says which dogs speak against a place, and asks why it is given all the same (B-17). */
export function DogsAround({ around, reason, onChange }: DogsAroundProps) {
  const texts = useTexts(actionTexts)
  if (around === null) return null
  return (
    <Note tone="warn" icon="paw" role="status">
      <p>{texts.around[around]}</p>
      <TextField className="mt2" label={texts.aroundReason} value={reason} maxLength={200} onChange={onChange} />
    </Note>
  )
}
