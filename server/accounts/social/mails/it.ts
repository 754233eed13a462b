import type { SocialMailTexts } from './social-mail-texts.ts'

export const it: SocialMailTexts = {
  code: {
    subject: (code, resort) => `${code} è il tuo codice per ${resort}`,
    title: (firstName) => `Ciao ${firstName}, ecco il tuo codice`,
    intro: (minutes) =>
      `Scrivilo nell’app per entrare con Apple, Google o Facebook. Vale ${minutes} minuti; se ne chiedi un altro, vale solo l’ultimo.`,
    where: 'Usa lo stesso browser o la stessa app in cui hai cominciato.',
    notYou: 'Non stavi entrando tu? Allora non serve fare nulla. Non dare il codice a nessuno: apre il tuo account.',
  },
  linked: {
    subject: (resort) => `Un nuovo modo di accedere a ${resort}`,
    title: (firstName) => `Ciao ${firstName}, c’è un nuovo modo di accedere`,
    intro: (provider) => `Da ora entri nel tuo account anche con ${provider}. Quello che usavi prima funziona ancora.`,
    button: 'Accesso e sicurezza',
    notYou:
      'Se eri tu, non serve fare nulla. Altrimenti apri Accesso e sicurezza: lì togli questo accesso e scegli un’altra password.',
  },
}
