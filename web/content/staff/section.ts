import type { ReactNode } from 'react'

/** A restaurant of the resort, by its number. */
export interface NamedRestaurant {
  readonly id: number
  readonly name: string
}

/** What every section of the catalogue gets. */
export interface SectionProps {
  /** Draws the choice of the section; `leave` guards what is not saved. */
  readonly menu: (leave: (go: () => void) => void) => ReactNode
}

/** Goes on without a question: nothing can be unsaved. */
export const goOn = (go: () => void): void => go()
