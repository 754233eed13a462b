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

const UNITS = { minute: ['een minuut', 'minuten'], hour: ['een uur', 'uur'] } as const

function inWords({ count, unit }: Wait): string {
  const [one, many] = UNITS[unit]
  return count === 1 ? one : `${count} ${many}`
}

/** What a person reads for every refusal, in Dutch. */
export const nl = {
  input_invalid: () => 'Er klopt iets niet. Controleer de gemarkeerde velden en probeer het opnieuw.',
  unknown_call: () => 'Dit verzoek bestaat niet.',
  not_found: () => 'We kunnen het niet vinden. Misschien bestaat het niet meer.',
  login_required: () => 'Log in om verder te gaan.',
  not_allowed: () => 'Met dit account kan dat niet.',
  too_many_requests: (data) => {
    const wait = waitOf(data)
    if (wait === null) return 'Te veel pogingen. Wacht even en probeer het opnieuw.'
    return `Te veel pogingen. Probeer het opnieuw over ${inWords(wait)}.`
  },
  idempotency_key_reused: () => 'Dit verzoek is al gebruikt. Laad de pagina opnieuw en probeer nog eens.',
  try_again: () => 'Het is nu druk. Probeer het opnieuw over een paar seconden.',
  maintenance: () => 'We zijn in onderhoud, tot zo. Excuses voor het ongemak.',
  app_obsolete: () => 'Deze versie werkt niet meer. Werk de app bij.',
  wrong_credentials: () => 'E-mail of wachtwoord onjuist. Controleer en probeer opnieuw.',
  email_not_confirmed: () => 'Bevestig eerst je e-mail: de code staat in het bericht dat we je stuurden.',
  code_wrong_or_expired: () => 'De code klopt niet of is verlopen. Controleer hem of vraag een nieuwe aan.',
  proof_needed: () => 'Bevestig eerst dat jij het bent: typ je wachtwoord nog een keer.',
  approval_needed: () => 'Dit gaat boven de grens: iemand van de leiding moet ja zeggen.',
  not_yourself: () => 'Niet voor jezelf: een collega moet het doen.',
  pin_wrong: () => 'De pincode klopt niet. Na de derde fout log je weer in met het wachtwoord.',
  mailed_link_needed: () =>
    'Om de tweede stap in te stellen heb je de link nodig die we je mailen: ‘Wachtwoord vergeten’.',
  staff_already: () => 'Deze persoon werkt hier al. Wijzig de rollen in de lijst.',
  last_manager: () => 'Dit is de enige leidinggevende. Geef eerst iemand anders de leiding.',
  link_wrong_or_expired: () => 'Deze link klopt niet, is al gebruikt of is verlopen. Vraag een nieuwe aan.',
  social_login_failed: () => 'Het inloggen is verlopen of niet gelukt. Ga terug naar inloggen en probeer het opnieuw.',
  passkey_refused: () => 'Deze passkey is niet geaccepteerd. Probeer het opnieuw of log op een andere manier in.',
  too_many_passkeys: () => 'Je hebt al 10 passkeys. Haal er een weg die je niet meer gebruikt en probeer het opnieuw.',
  last_way_in: () => 'Dit is de enige manier waarop je inlogt. Kies eerst een wachtwoord, dan kun je hem weghalen.',
  image_not_accepted: () => 'Deze foto kan niet gebruikt worden. Kies een JPEG, PNG of WebP tot 5 MB.',
  dog_changed: () => 'Deze hond is intussen gewijzigd. Kijk hoe het nu is en probeer het opnieuw.',
  dog_name_taken: () => 'Je hebt al een hond met deze naam. Kies een andere.',
  too_many_saved_dogs: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Je hebt al zoveel honden bewaard als kan. Verwijder er een om een andere toe te voegen.'
      : `Je kunt hooguit ${max} ${plural('nl', Number(max), { one: 'hond', other: 'honden' })} bewaren. Verwijder er een om een andere toe te voegen.`
  },
  document_not_accepted: () =>
    'Dit document kan niet worden gebruikt. Kies een foto in JPEG, PNG of WebP, of een pdf, tot 5 MB.',
  document_too_long: (data) =>
    `Deze pdf telt meer dan ${valueOf(data, 'max') ?? 6} pagina’s. Stuur alleen de pagina’s die ertoe doen.`,
  too_many_documents: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Deze hond heeft al zoveel documenten als kan. Verwijder er een om een ander toe te voegen.'
      : `Je kunt per hond hooguit ${max} ${plural('nl', Number(max), { one: 'document', other: 'documenten' })} bewaren. Verwijder er een om een ander toe te voegen.`
  },
  resort_closed: () => 'Het strand is gesloten: het seizoen is nog niet te boeken.',
  outside_season: (data) => {
    const [from, to] = [dayOf(data, 'from', 'nl'), dayOf(data, 'to', 'nl')]
    if (from === null || to === null) return 'Op die dagen is het strand gesloten. Kies andere data.'
    return `Op die dagen is het strand gesloten: het seizoen loopt van ${from} tot en met ${to}.`
  },
  day_part_over: () => 'Dit deel van de dag is al voorbij. Kies een ander moment of een andere dag.',
  period_too_long: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'De periode is te lang. Kies een kortere.'
      : `Je kunt hooguit ${max} ${plural('nl', Number(max), { one: 'dag', other: 'dagen' })} tegelijk kiezen.`
  },
  umbrella_unknown: () => 'Deze plek is er niet op het strand. Kies een andere.',
  umbrella_taken: (data) => {
    if (placeCount(data) > 1) return `${placesOf(data)} zijn niet meer beschikbaar. Kies andere.`
    return `${placesOf(data) ?? 'Deze plek'} is niet meer beschikbaar. Kies een andere.`
  },
  umbrella_not_bookable: (data) => `${placesOf(data) ?? 'Deze plek'} is niet te boeken. Kies een andere.`,
  too_many_umbrellas: (data) => {
    const max = valueOf(data, 'max') ?? '5'
    return `${max === '5' ? 'Vijf' : max} ${plural('nl', Number(max), { one: 'parasol', other: 'parasols' })} is het maximum.`
  },
  too_many_people: (data) => {
    const [place, max] = [placesOf(data) ?? 'Deze plek', valueOf(data, 'max')]
    if (max === null) return `${place} is te klein voor iedereen. Kom met minder mensen of neem er een plek bij.`
    return max === '1' ? `${place} is voor één persoon.` : `${place} is voor hooguit ${max} personen.`
  },
  too_many_dogs: (data) => {
    const [place, max] = [placesOf(data) ?? 'Deze plek', valueOf(data, 'max')]
    if (max === null) return `${place} is te klein voor alle honden.`
    if (max === '0') return `${place} is alleen voor mensen.`
    return max === '1' ? `${place} is voor één hond.` : `${place} is voor hooguit ${max} honden.`
  },
  dog_not_suitable: (data) => {
    const [place, name] = [placesOf(data) ?? 'Deze plek', valueOf(data, 'name')]
    return name === null
      ? `${place} is voor kleine honden.`
      : `${place} past niet bij ${name}: hier liggen kleine honden.`
  },
  dog_quiet_row: (data) => {
    const [row, name] = [valueOf(data, 'row'), valueOf(data, 'name')]
    return row === null || name === null
      ? `Dit is een rustige rij: kies voor een hond die ruimte nodig heeft een andere rij.`
      : `Rij ${row} is een rustige rij: ${name} heeft ruimte nodig en ligt beter in een andere rij.`
  },
  dog_needs_space: (data) => {
    const [place, name] = [placesOf(data) ?? 'deze plek', valueOf(data, 'name')]
    return valueOf(data, 'reason') === 'near_dogs' && name !== null
      ? `Naast ${place} liggen al andere honden: ${name} heeft ruimte nodig. Kies een plek verderop.`
      : `Naast ${place} ligt een hond die ruimte nodig heeft. Kies een plek verderop.`
  },
  dog_sizes_apart: (data) => {
    const place = placesOf(data) ?? 'deze plek'
    return `Naast ${place} ligt een hond van een andere maat: kleine en grote liggen hier apart.`
  },
  beds_required: (data) => {
    const min = valueOf(data, 'min')
    if (min === null || min === '1') return 'Minstens 1 ligbed of strandstoel nodig.'
    return `Minstens ${min} ligbedden of strandstoelen nodig.`
  },
  extra_not_offered: () => 'Deze extra kan hier niet.',
  extra_sold_out: (data) =>
    isAboutBeds(data)
      ? 'Geen ligbedden of strandstoelen meer op die dagen. Neem er minder of kies een andere dag.'
      : 'Een van de extra’s is op voor die dagen. Laat die weg of kies een andere dag.',
  too_many_held: (data) =>
    data['scope'] === 'prefix'
      ? 'Vanaf jouw netwerk worden al veel plekken gekozen. Probeer het over een paar minuten opnieuw.'
      : 'Er worden al andere plekken voor je vastgehouden. Rond je winkelwagen af of maak hem leeg en probeer het opnieuw.',
  held_again_too_soon: (data) => {
    const [place, minutes] = [placesOf(data) ?? 'deze plek', minutesToWait(data)]
    if (minutes === null) return `De tijd om ${place} te boeken is voorbij. Kies een andere plek of probeer het later.`
    return `De tijd om ${place} te boeken is voorbij: over ${minutes} min. kun je die plek weer kiezen. Kies intussen een andere.`
  },
  no_place_suits: () =>
    'Geen plek op het strand past bij jullie met deze keuzes. Kies een andere zone, of andere personen of honden.',
  places_free: () => 'Er zijn vrije plekken die bij jullie passen: kies er een op de kaart.',
  tables_free: (data) => {
    const times = data['times']
    return Array.isArray(times)
      ? `Er is nog een tafel voor jullie (${times.join(', ')}): reserveer die bij de tijden.`
      : 'Er is nog een tafel voor jullie: reserveer die bij de tijden.'
  },
  waiting_already: () =>
    'Je staat al op de wachtlijst voor een van deze dagen. Trek die aanvraag in en probeer het opnieuw.',
  too_many_waiting: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Je hebt al te veel aanvragen op de wachtlijst. Trek er een in en probeer het opnieuw.'
      : `Je kunt ${max} ${plural('nl', Number(max), { one: 'aanvraag', other: 'aanvragen' })} op de wachtlijst hebben. Trek er een in en probeer het opnieuw.`
  },
  offer_over: () =>
    'Dit aanbod geldt niet meer. Sta je nog op de lijst, dan schrijven we je bij de volgende vrije plek.',
  beach_nearly_held: () => 'Er worden nu veel plekken gekozen. Probeer het over een paar minuten opnieuw.',
  minimum_stay: (data) => {
    const [day, min] = [dayOf(data, 'day', 'nl'), valueOf(data, 'min')]
    if (day === null || min === null) return 'Voor die weekenddagen is een langer verblijf nodig. Voeg een dag toe.'
    return `Een verblijf met ${day} duurt minstens ${min} dagen achter elkaar. Voeg een dag ervoor of erna toe.`
  },
  minimum_stay_left: (data) => {
    const [day, min] = [dayOf(data, 'day', 'nl'), valueOf(data, 'min')]
    if (day === null || min === null)
      return 'Van een weekend kun je niet één dag annuleren. Annuleer alle dagen of houd ze.'
    return `Met ${day} blijven er minstens ${min} dagen achter elkaar over. Annuleer alle dagen of houd ze.`
  },
  code_unknown: () => 'Deze code bestaat niet. Controleer of je hem goed hebt getypt.',
  code_expired: () => 'Deze code is nu niet geldig: hij is verlopen of nog niet ingegaan.',
  code_used_up: () => 'Deze code is al het maximale aantal keren gebruikt.',
  code_used_by_you: () => 'Je hebt deze code al gebruikt.',
  code_not_for_these: () =>
    'Deze code geldt niet voor deze dagen of plekken, of je hebt al een gelijke of betere korting.',
  cart_empty: () => 'Je winkelwagen is leeg.',
  cart_expired: () => 'De tijd is om: je winkelwagen is geleegd. Je kunt je plekken opnieuw kiezen.',
  cart_mixed: () => 'Eén categorie per betaling. Rond eerst de andere winkelwagen af.',
  line_unknown: () => 'Deze plek zit niet meer in je winkelwagen.',
  return_unpaid: () => 'Betaal eerst wat openstaat. Daarna kun je je dagen teruggeven.',
  return_not_running: () =>
    'Deze dagen kunnen niet meer worden teruggegeven: de reservering is voorbij of niet actief.',
  return_too_late: () => 'Het is te laat om deze dag terug te geven. Hij blijft van jou.',
  return_nothing: () =>
    'Je hebt op deze dagen geen plek om terug te geven of terug te nemen. Laad de kalender opnieuw.',
  return_held: () => 'Iemand is deze dag aan het boeken. Probeer het over een paar minuten opnieuw.',
  return_sold: () => 'Deze dag is al verkocht: je tegoed komt als hij voorbij is.',
  quote_changed: () => 'Het overzicht is veranderd. Controleer het en bevestig opnieuw.',
  conditions_not_accepted: () => 'Ga akkoord met de verkoopvoorwaarden om verder te gaan.',
  method_not_offered: () => 'Deze betaalwijze is niet beschikbaar. Kies een andere.',
  cash_cutoff_passed: (data) => {
    const hour = hourOf(data)
    if (hour === null)
      return 'Voor contant bij de kassa is het vandaag te laat. Kies een andere betaalwijze of een andere dag.'
    return `Contant betalen bij de kassa kan tot ${hour}. Kies een andere betaalwijze of een andere dag.`
  },
  pay_later_too_late: () => 'Later betalen kan niet meer: dat kan tot de dag ervoor. Kies een andere betaalwijze.',
  credit_changed: () => 'Je tegoed is veranderd. Kijk hoeveel je ervan wilt gebruiken en probeer het opnieuw.',
  too_many_unpaid: () =>
    'Voor die dag heb je al een reservering die nog betaald moet worden. Betaal of verwijder die eerst.',
  too_many_orders: () => 'Je hebt voor die dag al andere reserveringen. Verwijder er een of bel het strandbad.',
  days_returned: () =>
    'Je hebt een of meer dagen van deze reservering teruggegeven: neem ze eerst terug, dan kun je de reservering wijzigen.',
  booking_started: () => 'De dag is al begonnen: deze reservering kan niet meer verwijderd worden.',
  too_late_to_delete: () => 'Het is te laat om dit te verwijderen. Vraag het aan het personeel: dat helpt je graag.',
  order_owed: () => 'Er moet nog iets worden betaald: daarna kun je de bestelling afronden.',
  order_not_over: () => 'Het is nog te vroeg: afronden kan op de laatste dag, of zodra de bar klaar is.',
  // payments
  order_not_payable: () =>
    'Deze bestelling kan nu niet betaald worden. Open ‘Mijn bestellingen’ om te zien hoe het ervoor staat.',
  payment_in_progress: () => 'Er is nog een betaling bezig. Wacht even: we laten je weten hoe het is gegaan.',
  too_many_payments: () => 'Er zijn geen betaalpogingen meer over. Kies je plekken opnieuw of vraag het bij de kassa.',
  payment_unavailable: () => 'De betaaldienst antwoordt niet. Probeer het zo opnieuw: er is niets afgeschreven.',
  card_unknown: () => 'Deze kaart is niet meer opgeslagen. Kies een andere.',
  card_refused: () => 'De bank heeft de kaart niet geaccepteerd. Controleer de gegevens of gebruik een andere.',
  restaurant_suspended: () => 'Het restaurant is voorlopig gesloten.',
  item_unknown: () => 'Dit artikel is niet meer te koop. Verwijder het en probeer het opnieuw.',
  item_sold_out: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Een artikel is uitverkocht. Verwijder het uit de bestelling en probeer het opnieuw.'
      : `${name} is uitverkocht. Verwijder het uit de bestelling en probeer het opnieuw.`
  },
  option_required: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Er ontbreekt een keuze. Open het artikel en vul die aan.'
      : `Voor ${name} ontbreekt een keuze. Open het en vul die aan.`
  },
  adults_only: () =>
    'Alcoholische dranken zijn voor mensen van 18 jaar en ouder. Bevestig je leeftijd of verwijder ze uit de bestelling.',
  position_unknown: () => 'We kennen deze parasol niet. Controleer de code, bijvoorbeeld C5.',
  bar_closed: () => 'De bar is nu gesloten. Probeer het tijdens de openingstijden.',
  bar_paused: () => 'De bar heeft de bestellingen even gepauzeerd. Je bestelling blijft in de winkelwagen.',
  meal_over: () => 'Voor deze maaltijd is het vandaag te laat. Kies een andere maaltijd of een andere dag.',
  time_not_offered: () => 'Deze tijd is niet te reserveren. Kies een andere tijd.',
  no_seats: () => 'Op deze tijd zijn er geen plaatsen meer. Kies een andere tijd.',
  party_too_large: () => 'Bel ons voor zo’n grote groep: wij vinden de juiste tafel.',
  parking_full: () => 'De parkeerplaats is die dag vol. Kies een ander deel of een andere dag.',
  plan_unknown: () => 'Dit abonnement is niet meer te koop. Kies een ander.',
  plan_start_not_offered: () => 'Het abonnement kan niet op die dag beginnen. Kies een andere dag.',
  instalment_not_open: () => 'Deze termijn is al betaald, of er loopt een andere betaling. Kijk bij je abonnement.',
  subscription_inactive: () => 'Dit abonnement is nu niet actief. Kijk hoe het ervoor staat.',
  subscription_unpaid: () => 'Dit abonnement is nog niet betaald. Reken eerst af wat openstaat en wijzig dan de plek.',
  outside_subscription: () => 'Die dag hoort niet bij het abonnement. Kies een andere.',
  no_entries_left: () => 'Alle beurten van de beurtenkaart zijn gebruikt.',
  too_many_members: () => 'Er kunnen geen mensen meer bij. Haal er eerst een weg.',
  withdrawal_not_given: () =>
    'Voor deze bestelling geeft de wet geen herroepingsrecht. Op de pagina ‘Herroeping’ staat waarom.',
  withdrawal_over: () => 'De herroepingstermijn is verlopen.',
  service_sold_out: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Deze dienst is die dag niet meer beschikbaar. Kies een andere dag.'
      : `${name} is die dag niet meer beschikbaar. Neem er minder of kies een andere dag.`
  },
  cash_order_open: () =>
    'Je hebt al een bestelling die contant betaald wordt. Betaal die bij de bezorging of kies een andere betaalwijze.',
  already_done: () => 'Een collega heeft dit al gedaan.',
  already_arrived: (data) => {
    const [by, at] = [valueOf(data, 'by'), valueOf(data, 'at')]
    return by === null || at === null
      ? 'Deze gasten zijn er al.'
      : `Deze gasten zijn er al: ${by} heeft het om ${at} genoteerd.`
  },
  already_paid: () => 'Er is al betaald: de plek blijft gereserveerd.',
  not_today: () => 'Dit is niet voor deze dag.',
  too_many_complimentary: () => 'Er zijn vandaag geen gratis plekken meer te geven. Vraag het de leiding.',
  discount_too_large: () => 'Deze korting is te hoog. Geef minder of vraag het de leiding.',
  till_closed_meanwhile: () =>
    'Iemand heeft de kassa intussen afgesloten. Bekijk de nieuwe afsluiting en tel dan opnieuw.',
  status_changed: () => 'De status is intussen veranderd. Kijk hoe het nu is en probeer het opnieuw.',
  not_publishable: () => 'Er ontbreekt nog iets om te publiceren. Vul de gemarkeerde punten aan.',
  prices_incomplete: (data) => {
    const p = listOf(data, 'problems')
    return p === null
      ? 'De prijslijst is niet compleet. Vul de prijzen aan en probeer het opnieuw.'
      : `De prijslijst is niet compleet: ${p}.`
  },
  days_booked: (data) => {
    const p = listOf(data, 'stays')
    return p === null
      ? 'Op die dagen zijn er reserveringen. Verplaats ze en probeer het opnieuw.'
      : `Op die dagen zijn er reserveringen: ${p}. Verplaats ze en probeer het opnieuw.`
  },
  opening_not_whole: () =>
    'De openingsperiode is één aaneengesloten periode: sluit dagen aan het begin of aan het einde.',
  still_used: () =>
    'Er zit nog iets in, misschien alleen een concept. Verplaats of verwijder dat eerst, of verberg de categorie.',
  still_booked: ({ names }) => {
    const list = Array.isArray(names) && names.length > 0 ? `: ${names.join(', ')}` : ''
    return `Er zijn nog reserveringen${list}. Verberg het of haal het uit de verkoop, maar laat het in de catalogus staan.`
  },
  beach_orphans: (data) => {
    const codes = placesOf(data)
    return `Met deze plattegrond zouden gasten hun plek kwijtraken${codes === null ? '' : `: ${codes}`}. Verplaats hen of behoud de plekken en probeer het opnieuw.`
  },
} satisfies Record<RefusalCode, (data: RefusalData) => string>
