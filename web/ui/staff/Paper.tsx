import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './paper.css'
import { usePrinting } from './use-printing.ts'

interface PaperPreviewProps {
  readonly label: string
  /** One sheet, measured in `--mm`. */
  readonly children: ReactNode
}

/** A sheet of A4 on the screen, as wide as there is room: `--mm` is a millimetre of it. */
export function PaperPreview({ label, children }: PaperPreviewProps) {
  return (
    <section className="paper-preview" aria-label={label}>
      {children}
    </section>
  )
}

/** What the printer gets in place of the page, and the screen never shows: `--mm` is a millimetre. */
export function Printed({ children }: { readonly children: ReactNode }) {
  return usePrinting() ? createPortal(<div className="printed">{children}</div>, document.body) : null
}
