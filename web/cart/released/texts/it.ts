/** What a guest reads whose place was taken out of the cart, in Italian: the source of the other languages. */
export const it = {
  titleOne: (codes: string) => `Il bagno ha liberato il posto ${codes}`,
  titleMany: (codes: string) => `Il bagno ha liberato i posti ${codes}`,
  textOne: 'Ci dispiace, serviva in spiaggia. Non hai pagato niente: puoi scegliere subito un altro posto.',
  textMany: 'Ci dispiace, servivano in spiaggia. Non hai pagato niente: puoi scegliere subito altri posti.',
  again: 'Scegli di nuovo',
}
