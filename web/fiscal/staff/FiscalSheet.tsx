import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'

interface FiscalSheetProps {
  readonly words: { readonly title: string; readonly text: string; readonly submit: string; readonly missing: string }
  readonly isRight: boolean
  readonly isBusy?: boolean
  /** Why it was refused, when no field says so. */
  readonly refusal?: string | null
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What is written about one receipt, and sent once all of it is there; until then a press says what is missing. */
export function FiscalSheet({ words, isRight, isBusy = false, refusal, onSend, onClose, children }: FiscalSheetProps) {
  const form = useId()
  const [isPressed, setPressed] = useState(false)
  const told = isPressed && !isRight ? words.missing : refusal
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.title}
      subtitle={words.text}
      footer={
        <Button full type="submit" form={form} isBusy={isBusy}>
          {words.submit}
        </Button>
      }
    >
      <form
        id={form}
        className="col g3"
        aria-label={words.title}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (isRight && !isBusy) onSend()
        }}
      >
        {children}
        {told ? (
          <Note tone="bad" icon="alert" role="alert">
            {told}
          </Note>
        ) : null}
      </form>
    </Sheet>
  )
}
