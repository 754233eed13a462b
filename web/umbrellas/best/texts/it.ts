/** The words around the best places (B-07), in Italian: the source of the other languages. */
export const it = {
  label: 'Scegliete voi per me',
  count: 'Posti',
  take: (count: number) => (count === 1 ? 'Prendi il posto migliore' : `Prendi i ${count} posti migliori`),
  beside: (count: number, row: string, sea: number, codes: string) =>
    count === 1
      ? `${codes}: fila ${row}, ${sea} m dal mare`
      : `${codes}: ${count} posti vicini in fila ${row}, ${sea} m dal mare`,
  apart: (count: number, codes: string) => `${codes}: ${count} posti, i più vicini tra loro che sono liberi`,
  none: 'Non c’è niente che vada bene a tutti in questi giorni: prova con meno posti, o scegli dalla mappa.',
}
