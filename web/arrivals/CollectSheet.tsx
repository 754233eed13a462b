import type { Visit } from '../../domain/arrivals/calls.ts'
import { Sheet } from '../ui/Sheet.tsx'
import type { VisitActions } from './use-visit-actions.ts'
import { VisitCard } from './VisitCard.tsx'

interface CollectSheetProps {
  readonly visit: Visit
  readonly actions: VisitActions
  readonly onClose: () => void
}

/** Everything about a visit of the list, over it: what is due, how it is paid, what else may be done. */
export function CollectSheet({ visit, actions, onClose }: CollectSheetProps) {
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
    <Sheet isOpen isGrouped onClose={onClose} title={visit.code} subtitle={visit.holder}>
      <VisitCard visit={visit} actions={closing} />
    </Sheet>
  )
}
