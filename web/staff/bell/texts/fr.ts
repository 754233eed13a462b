import type { it } from './it.ts'

/** The bell's words, in French. */
export const fr: typeof it = {
  title: 'À voir',
  label: (total) => `À voir : ${total}`,
  none: 'Rien ne vous attend pour l’instant.',
  gap: 'Tout n’a pas pu être vérifié : il manque peut-être quelque chose ici.',
  retry: 'Vérifier à nouveau',
  kinds: {
    bar: 'Commandes du bar à accepter',
    late: 'Clients en retard',
    stranded: 'Clients sans leur place',
    requests: 'Sorties d’argent qui attendent votre accord',
    issues: 'Écarts à éclaircir dans la caisse',
    undelivered: 'Messages non remis',
    weather: 'Jours de mauvais temps à décider',
    receipts: 'Tickets à émettre',
    dogs: 'Documents des chiens à contrôler',
    lost: 'Chiens perdus à signaler aux clients',
  },
}
