import type { it } from './it.ts'

/** The words of the back office's components in French. */
export const fr: typeof it = {
  tender: {
    amount: 'Montant',
    tooMuch: (most: string) => `Écrivez un montant jusqu’à ${most}.`,
    label: 'Comment il paie',
    cash: 'Espèces',
    card: 'Carte',
    given: 'A donné',
    notes: 'Montants probables',
    exact: 'Appoint',
    tooLittle: 'C’est moins que ce qu’il doit.',
    wrong: 'Écrivez un montant, par exemple 70 ou 70,50.',
    change: 'Monnaie à rendre',
  },
  pay: {
    when: 'Quand il paie',
    times: { later: 'Plus tard', link: 'Par un lien', now: 'Maintenant' },
    by: 'À payer avant le',
    sellAndCollect: (amount) => `Vendre et encaisser ${amount}`,
    sellLater: 'Vendre, payé plus tard',
    sellByLink: 'Vendre et envoyer le lien',
    sellFree: 'Vendre, rien à payer',
  },
  discount: {
    code: 'Code de réduction (facultatif)',
    summary: 'Code ou remise',
    byHand: 'Remise',
    amount: 'Remise en euros',
    wrong: 'Écrivez un montant, par exemple 10 ou 7,50.',
    most: (amount) => `Au maximum ${amount}.`,
    reason: 'Motif de la remise',
    reasonNeeded: 'Il faut un motif : il reste dans la commande.',
    reasons: { regular: 'Client habituel', trouble: 'Désagrément', group: 'Groupe' },
  },
  party: {
    people: 'Personnes',
    smallDogs: 'Petits chiens',
    largeDogs: 'Grands chiens',
    needsSpace: 'Un chien a besoin d’espace',
    dog: (number: number) => `Chien ${number}`,
  },
  person: {
    optional: { name: 'Nom (facultatif)', phone: 'Téléphone (facultatif)', email: 'E-mail (facultatif)' },
    needed: { name: 'Prénom et nom', phone: 'Téléphone', email: 'E-mail' },
    nameShort: 'Au moins deux lettres.',
  },
}
