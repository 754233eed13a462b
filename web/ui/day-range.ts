/** Days from the first to the last, both included: civil dates ('YYYY-MM-DD'). */
export interface DayRange {
  readonly from: string
  readonly to: string
}
