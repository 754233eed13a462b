import { use, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Sheet } from '../Sheet.tsx'
import { ScreenHelpContext } from './screen-help.ts'
import { StaffIcon } from './StaffIcon.tsx'

/** The "?" at the end of a screen's head; nothing where the screen has no help. */
export function HelpButton() {
  const help = use(ScreenHelpContext)
  const [isOpen, setOpen] = useState(false)
  if (help === null) return null
  return (
    <>
      <Button className="ib desk-help" aria-label={help.label} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <StaffIcon name="help" size={22} />
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={help.title}>
        {isOpen ? help.content : null}
      </Sheet>
    </>
  )
}
