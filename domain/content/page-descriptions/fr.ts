import type { it } from './it.ts'

/** What a search engine says of the public pages, in French; `app` of the app as a whole. 50 to 160 letters each. */
export const fr: typeof it = {
  app: 'Parasols, restaurant et bar de plage, même si vous venez avec votre chien.',
  welcome:
    'Réservez un parasol, commandez au bar ou prenez une table à la plage, aussi avec un chien. En invité ou avec votre compte.',
  signup:
    'Créez un compte avec votre e-mail pour réserver des parasols, retrouver vos commandes et garder les données de vos chiens.',
  recoverPassword: 'Choisissez un nouveau mot de passe : nous envoyons un code à l’e-mail de votre compte.',
  findOrder:
    'Vous avez commandé en invité ? Avec l’e-mail de la commande, retrouvez vos réservations, le récapitulatif et le QR.',
  home: 'La mer du jour, le menu du jour et tout ce qui se réserve à la plage : parasol, table, parking et services.',
  dailyMenu: 'Les plats du jour du restaurant de la plage, avec le prix et les allergènes de chacun.',
  news: 'Les nouveautés de la plage : événements, ouvertures, avis et ce qui change si vous venez avec votre chien.',
  webcam: 'La plage et la mer en direct : regardez le temps et les vagues avant de partir.',
  search:
    'Choisissez les jours, la demi-journée ou la journée, les personnes et les chiens : les parasols libres et leur prix s’affichent.',
  map: 'Le plan de la plage avec les places libres, l’ombre et les zones pour chiens : touchez un parasol et gardez-le.',
  subscriptionPlans:
    'Un parasol pour un mois ou toute la saison : formules, prix et jours des abonnements de la plage.',
  bar: 'La carte du bar avec prix et allergènes : commandez depuis votre bain de soleil, nous apportons tout à votre parasol.',
  restaurant:
    'Réservez une table au restaurant de la plage : jour, service, personnes et une place aussi pour le chien.',
  parking: 'Réservez une place au parking de la plage : places libres et prix de chaque jour.',
  services:
    'Ce qui se loue et s’utilise à la plage, aussi pour les chiens : choisissez le jour et la quantité et voyez le prix.',
  weather: 'Ce que devient votre réservation quand il fait mauvais : règles, changements de jour et crédit.',
  contacts:
    'Téléphone, e-mail, adresse et accès à la plage, avec les tarifs, les services, l’accessibilité et les règles pour les chiens.',
  info: 'Les informations de l’établissement : tarifs, services et règles de la plage.',
  personalData:
    'Comment l’établissement traite vos données personnelles : lesquelles, pourquoi, combien de temps, et vos droits.',
  purposes:
    'À quelles fins l’établissement utilise vos données, sur quelle base légale, et celles que vous pouvez refuser.',
}
