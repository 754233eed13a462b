import { createContext, type ReactNode } from 'react'

/** What the "?" of a screen opens. */
export interface ScreenHelp {
  /** Of the button: "Aiuto: Arrivi". */
  readonly label: string
  /** Over what opens. */
  readonly title: string
  /** Drawn only while it is open. */
  readonly content: ReactNode
}

/** The help of the screen around; null where there is none. */
export const ScreenHelpContext = createContext<ScreenHelp | null>(null)
