/** What the audit keeps of a place that was given past dogs: why (B-17). */
export const seenDogs = (dogsReason: string | undefined): { dogsReason?: string } =>
  dogsReason === undefined ? {} : { dogsReason }
