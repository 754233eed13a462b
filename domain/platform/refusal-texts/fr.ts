import { plural } from '../plural.ts'
import type { RefusalCode, RefusalData } from '../refusal.ts'
import {
  dayOf,
  hourOf,
  isAboutBeds,
  listOf,
  minutesToWait,
  placeCount,
  placesOf,
  valueOf,
  waitOf,
  type Wait,
} from './named-values.ts'

const UNITS = { minute: ['une minute', 'minutes'], hour: ['une heure', 'heures'] } as const

function inWords({ count, unit }: Wait): string {
  const [one, many] = UNITS[unit]
  return count === 1 ? one : `${count} ${many}`
}

/** What a person reads for every refusal, in French. */
export const fr = {
  input_invalid: () => 'Quelque chose ne va pas. Vérifiez les champs signalés et réessayez.',
  unknown_call: () => 'Cette demande n’existe pas.',
  not_found: () => 'Introuvable. Peut-être que cela n’existe plus.',
  login_required: () => 'Connectez-vous pour continuer.',
  not_allowed: () => 'Ce compte ne permet pas cette action.',
  too_many_requests: (data) => {
    const wait = waitOf(data)
    if (wait === null) return 'Trop de tentatives. Patientez un instant et réessayez.'
    return `Trop de tentatives. Réessayez dans ${inWords(wait)}.`
  },
  idempotency_key_reused: () => 'Cette demande a déjà servi. Rechargez la page et réessayez.',
  try_again: () => 'Il y a beaucoup de monde en ce moment. Réessayez dans quelques secondes.',
  maintenance: () => 'Maintenance en cours, à très vite. Désolés pour la gêne.',
  app_obsolete: () => 'Cette version ne fonctionne plus. Mettez l’app à jour.',
  wrong_credentials: () => 'E-mail ou mot de passe incorrect. Vérifiez et réessayez.',
  email_not_confirmed: () => 'Confirmez d’abord votre e-mail : le code est dans le message que nous vous avons envoyé.',
  code_wrong_or_expired: () => 'Le code est incorrect ou a expiré. Vérifiez-le ou demandez-en un nouveau.',
  proof_needed: () => 'Confirmez d’abord que c’est vous : saisissez à nouveau votre mot de passe.',
  approval_needed: () => 'Cela dépasse la limite : il faut l’accord de la direction.',
  not_yourself: () => 'Pas pour vous-même : c’est à un collègue de le faire.',
  pin_wrong: () => 'Le code PIN n’est pas correct. À la troisième erreur, il faut se reconnecter avec le mot de passe.',
  mailed_link_needed: () =>
    'Pour préparer la deuxième étape, il faut le lien que nous vous envoyons par e-mail : « Mot de passe oublié ».',
  staff_already: () => 'Cette personne travaille déjà ici. Modifiez ses rôles dans la liste.',
  last_manager: () => 'C’est la seule personne de la direction. Donnez d’abord la direction à quelqu’un d’autre.',
  link_wrong_or_expired: () => 'Ce lien est incorrect, déjà utilisé ou expiré. Demandez-en un nouveau.',
  social_login_failed: () => 'Cette connexion a expiré ou n’a pas abouti. Revenez à la connexion et réessayez.',
  passkey_refused: () => 'Cette clé d’accès n’a pas été acceptée. Réessayez ou connectez-vous autrement.',
  too_many_passkeys: () => 'Vous avez déjà 10 clés d’accès. Supprimez-en une que vous n’utilisez plus, puis réessayez.',
  last_way_in: () =>
    'C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe, puis vous pourrez le retirer.',
  image_not_accepted: () => 'Cette photo n’est pas utilisable. Choisissez un JPEG, PNG ou WebP de 5 Mo maximum.',
  dog_changed: () => 'Ce chien a été modifié entre-temps. Regardez comment il est maintenant et réessayez.',
  dog_name_taken: () => 'Vous avez déjà un chien de ce nom. Choisissez-en un autre.',
  too_many_saved_dogs: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Vous avez déjà tous les chiens que l’on peut garder. Retirez-en un pour en ajouter un autre.'
      : `Vous pouvez garder au maximum ${max} ${plural('fr', Number(max), { one: 'chien', other: 'chiens' })}. Retirez-en un pour en ajouter un autre.`
  },
  document_not_accepted: () =>
    'Ce document ne convient pas. Choisissez une photo JPEG, PNG ou WebP, ou un PDF, de 5 Mo au maximum.',
  document_too_long: (data) =>
    `Ce PDF compte plus de ${valueOf(data, 'max') ?? 6} pages. Envoyez seulement celles qui sont utiles.`,
  too_many_documents: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Ce chien a déjà tous les documents que l’on peut garder. Retirez-en un pour en ajouter un autre.'
      : `Vous pouvez garder au maximum ${max} ${plural('fr', Number(max), { one: 'document', other: 'documents' })} par chien. Retirez-en un pour en ajouter un autre.`
  },
  resort_closed: () => 'La plage est fermée : la saison n’est pas encore ouverte à la réservation.',
  outside_season: (data) => {
    const [from, to] = [dayOf(data, 'from', 'fr'), dayOf(data, 'to', 'fr')]
    if (from === null || to === null) return 'La plage est fermée ces jours-là. Choisissez d’autres dates.'
    return `La plage est fermée ces jours-là : la saison va du ${from} au ${to}.`
  },
  day_part_over: () => 'Ce moment de la journée est déjà passé. Choisissez un autre moment ou un autre jour.',
  period_too_long: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'La période est trop longue. Choisissez-en une plus courte.'
      : `Vous pouvez choisir ${max} ${plural('fr', Number(max), { one: 'jour', other: 'jours' })} au maximum.`
  },
  umbrella_unknown: () => 'Cette place n’existe pas sur la plage. Choisissez-en une autre.',
  umbrella_taken: (data) => {
    if (placeCount(data) > 1) return `${placesOf(data)} ne sont plus disponibles. Choisissez-en d’autres.`
    return `${placesOf(data) ?? 'Cette place'} n’est plus disponible. Choisissez-en une autre.`
  },
  umbrella_not_bookable: (data) => `${placesOf(data) ?? 'Cette place'} n’est pas réservable. Choisissez-en une autre.`,
  too_many_umbrellas: (data) => {
    const max = valueOf(data, 'max') ?? '5'
    return `${max === '5' ? 'Cinq' : max} ${plural('fr', Number(max), { one: 'parasol', other: 'parasols' })} au maximum.`
  },
  too_many_people: (data) => {
    const [place, max] = [placesOf(data) ?? 'Cette place', valueOf(data, 'max')]
    if (max === null) return `${place} ne suffit pas pour tous. Venez moins nombreux ou ajoutez une place.`
    return max === '1' ? `${place} accueille une seule personne.` : `${place} accueille ${max} personnes au maximum.`
  },
  too_many_dogs: (data) => {
    const [place, max] = [placesOf(data) ?? 'Cette place', valueOf(data, 'max')]
    if (max === null) return `${place} ne suffit pas pour tous les chiens.`
    if (max === '0') return `${place} est sans chien.`
    return max === '1' ? `${place} accueille un seul chien.` : `${place} accueille ${max} chiens au maximum.`
  },
  dog_not_suitable: (data) => {
    const [place, name] = [placesOf(data) ?? 'Cette place', valueOf(data, 'name')]
    if (name === null) return `${place} est réservée aux petits chiens.`
    return `${place} ne convient pas à ${name} : c’est pour les petits chiens.`
  },
  dog_quiet_row: (data) => {
    const [row, name] = [valueOf(data, 'row'), valueOf(data, 'name')]
    return row === null || name === null
      ? `Cette rangée est calme : pour un chien qui a besoin d’espace, choisissez une autre rangée.`
      : `La rangée ${row} est calme : ${name} a besoin d’espace et sera mieux dans une autre rangée.`
  },
  dog_needs_space: (data) => {
    const [place, name] = [placesOf(data) ?? 'cette place', valueOf(data, 'name')]
    return valueOf(data, 'reason') === 'near_dogs' && name !== null
      ? `Il y a déjà d’autres chiens à côté de ${place} : ${name} a besoin d’espace. Choisissez une place plus loin.`
      : `À côté de ${place}, il y a un chien qui a besoin d’espace. Choisissez une place plus loin.`
  },
  dog_sizes_apart: (data) => {
    const place = placesOf(data) ?? 'cette place'
    return `À côté de ${place}, il y a un chien d’une autre taille : ici, petits et grands sont séparés.`
  },
  beds_required: (data) => {
    const min = valueOf(data, 'min')
    if (min === null || min === '1') return 'Il faut au moins 1 bain de soleil ou transat.'
    return `Il faut au moins ${min} bains de soleil ou transats.`
  },
  extra_not_offered: () => 'Cet extra n’est pas proposé ici.',
  extra_sold_out: (data) =>
    isAboutBeds(data)
      ? 'Plus de bains de soleil ni de transats ces jours-là. Prenez-en moins ou choisissez un autre jour.'
      : 'Un des extras est épuisé ces jours-là. Retirez-le ou choisissez un autre jour.',
  too_many_held: (data) =>
    data['scope'] === 'prefix'
      ? 'Beaucoup de places sont déjà en cours de choix depuis votre réseau. Réessayez dans quelques minutes.'
      : 'Vous gardez déjà d’autres places. Terminez ou videz votre panier et réessayez.',
  held_again_too_soon: (data) => {
    const [place, minutes] = [placesOf(data) ?? 'cette place', minutesToWait(data)]
    if (minutes === null)
      return `Le temps pour réserver ${place} est écoulé. Choisissez une autre place ou réessayez plus tard.`
    return `Le temps pour réserver ${place} est écoulé : elle sera libre pour vous dans ${minutes} min. Choisissez-en une autre.`
  },
  no_place_suits: () =>
    'Aucune place de la plage ne vous convient avec ces choix. Changez de zone, de personnes ou de chiens.',
  places_free: () => 'Il y a des places libres qui vous conviennent : choisissez-en une sur le plan.',
  tables_free: (data) => {
    const times = data['times']
    return Array.isArray(times)
      ? `Il reste une table pour vous (${times.join(', ')}) : réservez-la parmi les horaires.`
      : 'Il reste une table pour vous : réservez-la parmi les horaires.'
  },
  waiting_already: () =>
    'Vous êtes déjà sur la liste d’attente pour l’un de ces jours. Quittez cette demande, puis réessayez.',
  too_many_waiting: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Vous avez déjà trop de demandes sur la liste d’attente. Quittez-en une, puis réessayez.'
      : `Vous pouvez avoir ${max} ${plural('fr', Number(max), { one: 'demande', other: 'demandes' })} sur la liste d’attente. Quittez-en une, puis réessayez.`
  },
  offer_over: () =>
    'Cette offre n’est plus valable. Si vous êtes encore sur la liste, nous vous écrivons dès la prochaine place libre.',
  beach_nearly_held: () => 'Beaucoup de places sont en cours de choix. Réessayez dans quelques minutes.',
  minimum_stay: (data) => {
    const [day, min] = [dayOf(data, 'day', 'fr'), valueOf(data, 'min')]
    if (day === null || min === null) return 'Ces jours de week-end demandent un séjour plus long. Ajoutez un jour.'
    return `Un séjour avec le ${day} demande au moins ${min} jours de suite. Ajoutez un jour avant ou après.`
  },
  minimum_stay_left: (data) => {
    const [day, min] = [dayOf(data, 'day', 'fr'), valueOf(data, 'min')]
    if (day === null || min === null)
      return 'Un week-end ne perd pas un seul jour. Annulez tous les jours, ou gardez-les.'
    return `Avec le ${day}, il doit rester au moins ${min} jours de suite. Annulez tous les jours, ou gardez-les.`
  },
  code_unknown: () => 'Ce code n’existe pas. Vérifiez comment il est écrit.',
  code_expired: () => 'Ce code n’est pas valable en ce moment : il a expiré ou n’a pas encore commencé.',
  code_used_up: () => 'Ce code a déjà été utilisé autant de fois que possible.',
  code_used_by_you: () => 'Vous avez déjà utilisé ce code.',
  code_not_for_these: () =>
    'Ce code ne vaut pas pour ces jours ou ces places, ou vous avez déjà une remise égale ou meilleure.',
  cart_empty: () => 'Votre panier est vide.',
  cart_expired: () => 'Temps écoulé : votre panier a été vidé. Vous pouvez choisir à nouveau vos places.',
  cart_mixed: () => 'Une seule catégorie par paiement. Terminez d’abord l’autre panier.',
  line_unknown: () => 'Cette place n’est plus dans votre panier.',
  return_unpaid: () => 'Réglez d’abord ce qui est dû : vous pourrez ensuite rendre vos journées.',
  return_not_running: () =>
    'Ces journées ne peuvent plus être rendues : la réservation est terminée ou n’est pas active.',
  return_too_late: () => 'Il est trop tard pour rendre cette journée. Elle reste la vôtre.',
  return_nothing: () => 'Vous n’avez pas de place à rendre ou à reprendre ces jours-là. Rechargez le calendrier.',
  return_held: () => 'Quelqu’un est en train de réserver cette journée. Réessayez dans quelques minutes.',
  return_sold: () => 'Cette journée est déjà vendue : votre crédit arrive une fois qu’elle est passée.',
  quote_changed: () => 'Le récapitulatif a changé. Vérifiez-le et confirmez à nouveau.',
  conditions_not_accepted: () => 'Acceptez les conditions de vente pour continuer.',
  method_not_offered: () => 'Ce moyen de paiement n’est pas disponible. Choisissez-en un autre.',
  cash_cutoff_passed: (data) => {
    const hour = hourOf(data)
    if (hour === null)
      return 'Il est trop tard pour les espèces à la caisse aujourd’hui. Choisissez un autre moyen ou un autre jour.'
    return `Les espèces à la caisse sont possibles jusqu’à ${hour}. Choisissez un autre moyen ou un autre jour.`
  },
  pay_later_too_late: () =>
    'Il est trop tard pour payer plus tard : c’est possible jusqu’à la veille. Choisissez un autre moyen.',
  credit_changed: () => 'Votre crédit a changé. Vérifiez combien vous voulez en utiliser, puis réessayez.',
  too_many_unpaid: () => 'Vous avez déjà une réservation à payer ce jour-là. Payez-la ou supprimez-la, puis réessayez.',
  too_many_orders: () => 'Vous avez déjà d’autres réservations ce jour-là. Supprimez-en une ou appelez-nous.',
  days_returned: () =>
    'Vous avez rendu un ou plusieurs jours de cette réservation : reprenez-les, puis vous pourrez la modifier.',
  booking_started: () => 'La journée a déjà commencé : cette réservation ne peut plus être supprimée.',
  too_late_to_delete: () => 'Il est trop tard pour le supprimer. Demandez au personnel : il vous aidera volontiers.',
  order_owed: () => 'Il reste quelque chose à payer : vous pourrez terminer la commande ensuite.',
  order_not_over: () => 'C’est encore trop tôt : on termine le dernier jour, ou quand le bar a tout préparé.',
  // payments
  order_not_payable: () =>
    'Cette commande ne peut pas être payée maintenant. Ouvrez Mes commandes pour voir où elle en est.',
  payment_in_progress: () =>
    'Un paiement est encore en cours. Patientez un instant : nous vous dirons ce qu’il en est.',
  too_many_payments: () =>
    'Il ne reste plus d’essai de paiement. Choisissez de nouveau vos places, ou demandez à la caisse.',
  payment_unavailable: () => 'Le service de paiement ne répond pas. Réessayez dans un instant : rien n’a été débité.',
  card_unknown: () => 'Cette carte n’est plus enregistrée. Choisissez-en une autre.',
  card_refused: () => 'La banque n’a pas accepté la carte. Vérifiez les données ou utilisez-en une autre.',
  restaurant_suspended: () => 'Le service du restaurant est suspendu pour le moment.',
  item_unknown: () => 'Cet article n’est plus en vente. Retirez-le et réessayez.',
  item_sold_out: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Un article est épuisé. Retirez-le de la commande et réessayez.'
      : `${name} est épuisé. Retirez-le de la commande et réessayez.`
  },
  option_required: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Il manque un choix. Ouvrez l’article et complétez-le.'
      : `Il manque un choix pour ${name}. Ouvrez-le et complétez-le.`
  },
  adults_only: () =>
    'Les boissons alcoolisées sont réservées aux plus de 18 ans. Confirmez votre âge ou retirez-les de la commande.',
  position_unknown: () => 'Nous ne connaissons pas ce parasol. Vérifiez le code, par exemple C5.',
  bar_closed: () => 'Le bar est fermé pour le moment. Réessayez pendant les heures d’ouverture.',
  bar_paused: () => 'Le bar a suspendu les commandes et revient bientôt. Votre commande reste dans le panier.',
  meal_over: () => 'Il est trop tard pour ce repas aujourd’hui. Choisissez un autre repas ou un autre jour.',
  time_not_offered: () => 'Cette heure ne peut pas être réservée. Choisissez-en une autre.',
  no_seats: () => 'Il n’y a plus de places à cette heure. Choisissez une autre heure.',
  party_too_large: () => 'Pour un groupe aussi grand, appelez-nous : nous trouverons la bonne table.',
  parking_full: () => 'Le parking est complet ce jour-là. Choisissez une autre zone ou un autre jour.',
  plan_unknown: () => 'Cet abonnement n’est plus en vente. Choisissez-en un autre.',
  plan_start_not_offered: () => 'L’abonnement ne peut pas commencer ce jour-là. Choisissez un autre jour.',
  instalment_not_open: () =>
    'Cette échéance est déjà payée, ou un autre paiement est en cours. Regardez votre abonnement.',
  subscription_inactive: () => 'Cet abonnement n’est pas actif pour le moment. Regardez où il en est.',
  subscription_unpaid: () =>
    'Cet abonnement n’est pas encore réglé. Encaissez d’abord ce qui manque, puis changez la place.',
  outside_subscription: () => 'Ce jour ne fait pas partie de l’abonnement. Choisissez-en un autre.',
  no_entries_left: () => 'Toutes les entrées du carnet sont utilisées.',
  too_many_members: () => 'Aucune autre personne ne peut être ajoutée. Retirez-en d’abord une.',
  withdrawal_not_given: () =>
    'Pour cette commande, la loi ne donne pas de droit de rétractation. La page Rétractation dit pourquoi.',
  withdrawal_over: () => 'Le délai de rétractation est terminé.',
  service_sold_out: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Ce service n’est plus disponible ce jour-là. Choisissez un autre jour.'
      : `${name} n’est plus disponible ce jour-là. Choisissez-en moins ou un autre jour.`
  },
  cash_order_open: () =>
    'Vous avez déjà une commande à payer en espèces. Payez-la à la livraison ou choisissez un autre moyen.',
  already_done: () => 'Un collègue l’a déjà fait.',
  already_arrived: (data) => {
    const [by, at] = [valueOf(data, 'by'), valueOf(data, 'at')]
    return by === null || at === null ? 'L’arrivée est déjà notée.' : `L’arrivée est déjà notée, par ${by} à ${at}.`
  },
  already_paid: () => 'C’est déjà payé : la place reste réservée.',
  not_today: () => 'Ce n’est pas pour ce jour-là.',
  too_many_complimentary: () => 'Il n’y a plus de places offertes pour aujourd’hui. Demandez à la direction.',
  discount_too_large: () => 'Cette remise est trop élevée. Baissez-la ou demandez à la direction.',
  till_closed_meanwhile: () =>
    'Quelqu’un a clôturé la caisse entre-temps. Regardez la nouvelle clôture, puis comptez à nouveau.',
  status_changed: () => 'L’état a changé entre-temps. Regardez où il en est et réessayez.',
  not_publishable: () => 'Il manque encore quelque chose pour publier. Complétez les points marqués.',
  prices_incomplete: (data) => {
    const p = listOf(data, 'problems')
    return p === null
      ? 'La liste des prix n’est pas complète. Complétez les prix et réessayez.'
      : `La liste des prix n’est pas complète : ${p}.`
  },
  days_booked: (data) => {
    const p = listOf(data, 'stays')
    return p === null
      ? 'Il y a des réservations ces jours-là. Déplacez-les, puis réessayez.'
      : `Il y a des réservations ces jours-là : ${p}. Déplacez-les, puis réessayez.`
  },
  opening_not_whole: () => 'L’ouverture est une seule période : fermez des jours au début ou à la fin.',
  still_used: () =>
    'Elle contient encore quelque chose, peut-être seulement un brouillon. Déplacez-le ou supprimez-le d’abord, ou masquez la catégorie.',
  still_booked: ({ names }) => {
    const list = Array.isArray(names) && names.length > 0 ? `: ${names.join(', ')}` : ''
    return `Il y a des réservations à honorer${list}. Masquez-le ou retirez-le de la vente, mais laissez-le dans le catalogue.`
  },
  beach_orphans: (data) => {
    const codes = placesOf(data)
    return `Avec ce plan, des clients perdraient leur place${codes === null ? '' : ` : ${codes}`}. Déplacez-les ou gardez les places, puis réessayez.`
  },
} satisfies Record<RefusalCode, (data: RefusalData) => string>
