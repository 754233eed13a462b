import { useEffect, type ReactNode } from 'react'
import { isAsked } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'

interface ActionSheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** The decision; null while there is none. */
  readonly decision: ReactNode
  /** Why it was refused; null where it was not. */
  readonly failure: unknown
}

/** A decision about a place: what it is about, why it was refused, and the decision. */
export function ActionSheet({ title, onClose, children, decision, failure }: ActionSheetProps) {
  const failureText = useFailureText()
  const isOver = isAsked(failure)
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={onClose}
      title={title}
      footer={decision === null ? undefined : <div className="col g2">{decision}</div>}
    >
      <div className="col g4">
        {children}
        {failure === null || failure === undefined ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(failure)}
          </Note>
        )}
      </div>
    </Sheet>
  )
}
