import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const fr: typeof it = {
  full: 'Tout est complet ?',
  someFull: 'L’heure voulue est complète ?',
  text: 'Inscrivez-vous sur la liste : dès qu’une table pour vous se libère, nous vous la gardons et vous écrivons.',
  logIn: 'Se connecter pour s’inscrire',
  inList: 'Vous êtes déjà sur la liste pour ce repas',
  time: 'À quelle heure ?',
  anyTime: 'N’importe quelle heure',
  rules: (minutes: number, sameDay: number, ignored: number) => [
    'Premier arrivé, premier servi : les règles sont les mêmes pour tous.',
    `Quand une table se libère, elle est à vous pendant ${minutes} ${plural('fr', minutes, { one: 'minute', other: 'minutes' })}, ${sameDay} si c’est pour le jour même. Nous vous prévenons par notification et par e-mail.`,
    `Sans réponse, elle passe à la personne suivante. Si toute heure vous convient, vous restez sur la liste, jusqu’à ${ignored} offres sans réponse.`,
  ],
  when: (day: string, meal: string) => `${day}, ${meal}`,
  seats: (n: number) => plural('fr', n, { one: '1 personne', other: `${n} personnes` }),
  dogs: (n: number) => plural('fr', n, { one: '1 chien', other: `${n} chiens` }),
  at: (time: string) => `à ${time}`,
  waiting: 'Nous vous écrivons dès qu’une table pour vous se libère.',
  endedIgnored:
    'Vous n’êtes plus sur la liste : l’offre est restée sans réponse. Vous pouvez vous réinscrire depuis les horaires.',
  endedOver: 'Cette demande est terminée : ce repas ne prend plus de réservations.',
  offer: {
    title: (seats: number, time: string) => `Table pour ${seats} à ${time}`,
    over: 'Le temps pour cette table est écoulé.',
    deposit: 'Vous payez les arrhes maintenant, pour garder la table.',
    declined: 'La table passe à la personne suivante',
  },
}
