import type { AccountMailTexts } from './account-mail-texts.ts'

export const it: AccountMailTexts = {
  code: {
    subject: (code, resort) => `${code} è il tuo codice per ${resort}`,
    title: (firstName) => `Ciao ${firstName}, ecco il tuo codice`,
    intro: (minutes) =>
      `Scrivilo nell’app per confermare la tua e-mail. Vale ${minutes} minuti; se ne chiedi un altro, vale solo l’ultimo.`,
    button: 'Conferma la tua e-mail',
    where: 'Usa lo stesso browser o la stessa app in cui hai creato l’account.',
    notYou: 'Non hai creato un account? Allora non serve fare nulla. Non dare il codice a nessuno.',
  },
  already: {
    subject: (resort) => `Hai già un account con ${resort}`,
    title: (firstName) => `Ciao ${firstName}, ci conosciamo già`,
    intro:
      'Qualcuno ha provato a creare un account con questa e-mail, che però ne ha già uno. Il tuo account resta com’è.',
    button: 'Accedi',
    notYou: 'Se eri tu, accedi con la tua password. Se non eri tu, non serve fare nulla.',
  },
}
