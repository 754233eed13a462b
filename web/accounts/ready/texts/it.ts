/** The words of the end of a sign-up, in Italian: the source of the other languages. */
export const it = {
  title: (name: string) => `${name}, il tuo account è pronto`,
  text: 'L’e-mail è confermata. Ora puoi scegliere il posto in spiaggia.',
  book: 'Prenota l’ombrellone',
  home: 'Vai alla home',
}
