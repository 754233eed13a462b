import { Sheet } from '../ui/Sheet.tsx'
import { codesOf, type Party } from './party.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { VisitCard } from './VisitCard.tsx'

interface PartySheetProps {
  readonly party: Party
  readonly hasTill: boolean
  readonly actions: VisitActions
  readonly onClose: () => void
}

/** Everything about an order of the list, over it: what is due, how it is paid, what else may be done. */
export function PartySheet({ party, actions, hasTill, onClose }: PartySheetProps) {
  // The notice with its way back lies where the sheet has its buttons: the sheet goes first.
  const after =
    <A extends readonly unknown[], R>(act: (...input: A) => R) =>
    (...input: A): R => {
      onClose()
      return act(...input)
    }
  const closing: VisitActions = {
    busy: actions.busy,
    arrive: after(actions.arrive),
    late: after(actions.late),
    noShow: after(actions.noShow),
    release: after(actions.release),
  }
  return (
    <Sheet isOpen isGrouped onClose={onClose} title={codesOf(party)} subtitle={party[0].holder}>
      <VisitCard party={party} actions={closing} hasTill={hasTill} />
    </Sheet>
  )
}
