/** Under the notice of a maintenance, in Italian: the source of the other languages. */
export const it = {
  until: (time: string) => `Torniamo verso le ${time}.`,
}
