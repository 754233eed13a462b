/** The parts of the cash desk's screen. */
export const TILL_VIEWS = ['now', 'closings', 'reconciliation'] as const
export type TillView = (typeof TILL_VIEWS)[number]
