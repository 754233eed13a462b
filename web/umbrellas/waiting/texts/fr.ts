import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'Liste d’attente',
  full: 'Tout est complet ?',
  fullText: 'Inscrivez-vous sur la liste : dès qu’une place adaptée se libère, nous vous la gardons et vous écrivons.',
  invite: 'S’inscrire sur la liste',
  inList: 'Vous êtes déjà sur la liste pour ces jours',
  see: 'Voir la liste d’attente',
  join: {
    title: 'S’inscrire sur la liste',
    where: 'Où cela vous convient-il ?',
    anywhere: 'N’importe où',
    rows: 'Quelle rangée ?',
    anyRow: 'Toutes les rangées',
    row: (id: string) => `Rangée ${id}`,
    none: 'Aucune place de la plage ne vous convient avec ces choix. Changez les personnes ou les chiens dans la recherche.',
    rulesTitle: 'Comment ça marche',
    rules: (minutes: number, sameDay: number, ignored: number) => [
      'Premier arrivé, premier servi : les règles sont les mêmes pour tous.',
      `Quand une place adaptée se libère, elle est à vous pendant ${minutes} ${plural('fr', minutes, { one: 'minute', other: 'minutes' })}, ${sameDay} si c’est pour le jour même. Nous vous prévenons par notification et par e-mail.`,
      `Sans réponse, elle passe à la personne suivante et vous gardez votre rang. Après ${ignored} offres sans réponse, vous quittez la liste.`,
    ],
    submit: 'S’inscrire sur la liste',
    done: (position: number) =>
      position === 1 ? 'Vous êtes sur la liste : c’est bientôt à vous' : `Vous êtes au rang ${position} de la liste`,
  },
  list: {
    emptyTitle: 'Vous n’êtes pas sur la liste d’attente',
    emptyText:
      'Quand les jours voulus sont complets, inscrivez-vous depuis la recherche : nous vous écrivons dès qu’une place se libère.',
    search: 'Chercher une place',
    turn: 'C’est à vous',
    position: (n: number) => (n === 1 ? 'C’est bientôt à vous' : `Rang ${n}`),
    anywhere: 'N’importe où sur la plage',
    rows: (rows: string) => `rangée ${rows}`,
    people: (n: number) => plural('fr', n, { one: '1 personne', other: `${n} personnes` }),
    waiting: 'Nous vous écrivons dès qu’une place adaptée se libère.',
    ignored: (n: number) =>
      plural('fr', n, { one: 'Une offre est restée sans réponse.', other: `${n} offres sont restées sans réponse.` }),
    endedIgnored:
      'Vous n’êtes plus sur la liste : trop d’offres sans réponse. Vous pouvez vous réinscrire depuis la recherche.',
    endedOver: 'Cette demande est terminée : le premier jour a déjà commencé.',
    leave: 'Quitter la liste',
    leaveTitle: 'Quitter la liste ?',
    leaveText: (when: string) =>
      `Vous perdez votre rang pour ${when}. Si vous vous réinscrivez, vous repartez de la fin.`,
    stay: 'Rester sur la liste',
    left: 'Vous n’êtes plus sur la liste',
  },
  offer: {
    title: (code: string) => `${code} s’est libéré`,
    until: (time: string) => `À vous jusqu’à ${time}`,
    row: (id: string) => `Rangée ${id}`,
    accessible: 'Accessible',
    withExtras: 'Avec les extras nécessaires : vous pouvez les changer dans le panier.',
    accept: 'Je la prends',
    decline: 'Non, merci',
    accepted: (code: string) => `${code} est dans le panier`,
    declined: (code: string) => `${code} passe à la personne suivante`,
    over: 'Le temps pour cette place est écoulé.',
    offline: 'Vous êtes hors ligne : il faut le réseau pour répondre.',
  },
}
