import { withArticle } from '../italian-article.ts'
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

const UNITS = { minute: ['un minuto', 'minuti'], hour: ['un’ora', 'ore'] } as const

function inWords({ count, unit }: Wait): string {
  const [one, many] = UNITS[unit]
  return count === 1 ? one : `${count} ${many}`
}

/** What a person reads for every refusal, in Italian: the source of the other languages. */
export const it = {
  input_invalid: () => 'Qualcosa non torna. Controlla i campi segnati e riprova.',
  unknown_call: () => 'Questa richiesta non esiste.',
  not_found: () => 'Non lo troviamo. Forse non c’è più.',
  login_required: () => 'Accedi per continuare.',
  not_allowed: () => 'Con questo account non puoi farlo.',
  too_many_requests: (data) => {
    const wait = waitOf(data)
    if (wait === null) return 'Troppi tentativi. Aspetta un momento e riprova.'
    return `Troppi tentativi. Riprova tra ${inWords(wait)}.`
  },
  idempotency_key_reused: () => 'Questa richiesta è già stata usata. Ricarica la pagina e riprova.',
  try_again: () => 'In questo momento siamo in tanti. Riprova tra qualche secondo.',
  maintenance: () => 'Siamo in manutenzione e torniamo presto. Ci scusiamo per il disagio.',
  app_obsolete: () => 'Questa versione non funziona più. Aggiorna l’app per continuare.',
  wrong_credentials: () => 'E-mail o password non corrette. Controlla e riprova.',
  email_not_confirmed: () => 'Prima conferma la tua e-mail: trovi il codice nel messaggio che ti abbiamo mandato.',
  code_wrong_or_expired: () => 'Il codice non è giusto o è scaduto. Controllalo o chiedine uno nuovo.',
  proof_needed: () => 'Prima conferma che sei tu: scrivi di nuovo la tua password.',
  approval_needed: () => 'Supera il limite: serve il sì della direzione.',
  not_yourself: () => 'Non per te: lo fa un collega.',
  pin_wrong: () => 'Il PIN non è giusto. Al terzo errore si entra di nuovo con la password.',
  mailed_link_needed: () =>
    'Per preparare il secondo passo serve il link che ti mandiamo per e-mail: tocca «Password dimenticata».',
  staff_already: () => 'Questa persona lavora già qui. Cambia i suoi ruoli nell’elenco.',
  last_manager: () => 'È l’unica persona della direzione. Prima dai la direzione a un’altra.',
  link_wrong_or_expired: () => 'Questo link non è giusto, è già stato usato o è scaduto. Chiedine uno nuovo.',
  social_login_failed: () => 'Questo accesso è scaduto o non è riuscito. Torna all’accesso e riprova.',
  passkey_refused: () => 'Questa passkey non è stata accettata. Riprova, o accedi in un altro modo.',
  too_many_passkeys: () => 'Hai già 10 passkey. Togline una che non usi più, poi riprova.',
  last_way_in: () => 'È l’unico modo con cui entri. Scegli prima una password, poi potrai toglierlo.',
  image_not_accepted: () => 'Questa foto non si può usare. Scegli un JPEG, PNG o WebP fino a 5 MB.',
  dog_changed: () => 'Questo cane è stato cambiato nel frattempo. Guarda com’è adesso e riprova.',
  dog_name_taken: () => 'Hai già un cane con questo nome. Scegline un altro.',
  too_many_saved_dogs: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Hai già salvato tutti i cani che si possono tenere. Togline uno per aggiungerne un altro.'
      : `Puoi tenere al massimo ${max} ${plural('it', Number(max), { one: 'cane', other: 'cani' })}. Togline uno per aggiungerne un altro.`
  },
  document_not_accepted: () =>
    'Questo documento non si può usare. Scegli una foto JPEG, PNG o WebP, o un PDF, fino a 5 MB.',
  document_too_long: (data) =>
    `Questo PDF ha più di ${valueOf(data, 'max') ?? 6} pagine. Manda solo quelle che contano.`,
  too_many_documents: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Questo cane ha già tutti i documenti che si possono tenere. Togline uno per aggiungerne un altro.'
      : `Per ogni cane puoi tenere al massimo ${max} ${plural('it', Number(max), { one: 'documento', other: 'documenti' })}. Togline uno per aggiungerne un altro.`
  },
  resort_closed: () => 'La spiaggia è chiusa: la stagione non è ancora aperta alle prenotazioni.',
  outside_season: (data) => {
    const [from, to] = [dayOf(data, 'from', 'it'), dayOf(data, 'to', 'it')]
    if (from === null || to === null) return 'In quei giorni la spiaggia è chiusa. Scegli altre date.'
    return `In quei giorni la spiaggia è chiusa: la stagione va ${withArticle('dal', from)} ${withArticle('al', to)}.`
  },
  day_part_over: () => 'Questa parte della giornata è già passata. Scegli un altro momento o un altro giorno.',
  period_too_long: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Il periodo è troppo lungo. Scegline uno più breve.'
      : `Puoi scegliere al massimo ${max} ${plural('it', Number(max), { one: 'giorno', other: 'giorni' })} alla volta.`
  },
  umbrella_unknown: () => 'Questo posto non c’è sulla spiaggia. Scegline un altro.',
  umbrella_taken: (data) => {
    if (placeCount(data) > 1) return `${placesOf(data)} non sono più disponibili. Scegline altri.`
    return `${placesOf(data) ?? 'Questo posto'} non è più disponibile. Scegline un altro.`
  },
  umbrella_not_bookable: (data) => `${placesOf(data) ?? 'Questo posto'} non è prenotabile. Scegline un altro.`,
  too_many_umbrellas: (data) => {
    const max = valueOf(data, 'max') ?? '5'
    return `${max === '5' ? 'Cinque' : max} ${plural('it', Number(max), { one: 'ombrellone', other: 'ombrelloni' })} è il massimo.`
  },
  too_many_people: (data) => {
    const [place, max] = [placesOf(data) ?? 'Questo posto', valueOf(data, 'max')]
    if (max === null) return `${place} non basta per tutti. Togli qualcuno o aggiungi un altro posto.`
    return max === '1' ? `${place} è per una persona sola.` : `${place} è per ${max} persone al massimo.`
  },
  too_many_dogs: (data) => {
    const [place, max] = [placesOf(data) ?? 'Questo posto', valueOf(data, 'max')]
    if (max === null) return `${place} non basta per tutti i cani.`
    if (max === '0') return `${place} è solo per umani.`
    return max === '1' ? `${place} è per un cane solo.` : `${place} è per ${max} cani al massimo.`
  },
  dog_not_suitable: (data) => {
    const [place, name] = [placesOf(data) ?? 'Questo posto', valueOf(data, 'name')]
    return name === null
      ? `${place} è per i cani piccoli.`
      : `${place} non va bene per ${name}: qui stanno i cani piccoli.`
  },
  dog_quiet_row: (data) => {
    const [row, name] = [valueOf(data, 'row'), valueOf(data, 'name')]
    return row === null || name === null
      ? `Questa fila è tranquilla: per un cane che ha bisogno di spazio scegli un’altra fila.`
      : `La fila ${row} è tranquilla: ${name} ha bisogno di spazio e sta meglio in un’altra fila.`
  },
  dog_needs_space: (data) => {
    const [place, name] = [placesOf(data) ?? 'questo posto', valueOf(data, 'name')]
    return valueOf(data, 'reason') === 'near_dogs' && name !== null
      ? `Accanto a ${place} ci sono già altri cani: ${name} ha bisogno di spazio. Scegli un posto più in là.`
      : `Accanto a ${place} c’è un cane che ha bisogno di spazio. Scegli un posto più in là.`
  },
  dog_sizes_apart: (data) => {
    const place = placesOf(data) ?? 'questo posto'
    return `Accanto a ${place} c’è un cane di un’altra taglia: qui piccoli e grandi stanno separati.`
  },
  beds_required: (data) => {
    const min = valueOf(data, 'min')
    if (min === null || min === '1') return 'Serve almeno 1 lettino o 1 sdraio.'
    return `Servono almeno ${min} tra lettini e sdraio.`
  },
  extra_not_offered: () => 'Questo extra non si può aggiungere qui.',
  extra_sold_out: (data) =>
    isAboutBeds(data)
      ? 'Lettini o sdraio finiti per quei giorni. Riduci la quantità o scegli un altro giorno.'
      : 'Uno degli extra è finito per quei giorni. Toglilo o scegli un altro giorno.',
  too_many_held: (data) =>
    data['scope'] === 'prefix'
      ? 'Dalla tua rete ci sono già molti posti in scelta. Riprova tra qualche minuto.'
      : 'Hai già altri posti in sospeso. Completa o svuota il carrello e riprova.',
  held_again_too_soon: (data) => {
    const [place, minutes] = [placesOf(data) ?? 'Questo posto', minutesToWait(data)]
    if (minutes === null) return `${place}: il tempo per prenotarlo è finito. Scegline un altro o riprova più tardi.`
    return `${place}: il tempo per prenotarlo è finito. Torna libero per te tra ${minutes} min: intanto scegline un altro.`
  },
  no_place_suits: () => 'Nessun posto della spiaggia va bene per voi con queste scelte. Cambia zona, persone o cani.',
  places_free: () => 'Ci sono posti liberi che vanno bene per voi: scegline uno dalla mappa.',
  tables_free: (data) => {
    const times = data['times']
    return Array.isArray(times)
      ? `C’è ancora un tavolo per voi (${times.join(', ')}): prenotalo dagli orari.`
      : 'C’è ancora un tavolo per voi: prenotalo dagli orari.'
  },
  waiting_already: () => 'Sei già in lista d’attesa per uno di questi giorni. Esci da quella richiesta, poi riprova.',
  too_many_waiting: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Hai già troppe richieste in lista d’attesa. Esci da una, poi riprova.'
      : `Puoi avere ${max} ${plural('it', Number(max), { one: 'richiesta', other: 'richieste' })} in lista d’attesa. Esci da una, poi riprova.`
  },
  offer_over: () => 'Questa offerta non vale più. Se sei ancora in lista, ti scriviamo al prossimo posto libero.',
  beach_nearly_held: () => 'In questo momento molti posti sono in scelta. Riprova tra qualche minuto.',
  minimum_stay: (data) => {
    const [day, min] = [dayOf(data, 'day', 'it'), valueOf(data, 'min')]
    if (day === null || min === null)
      return 'Per quei giorni di fine settimana serve un soggiorno più lungo. Aggiungi un giorno.'
    return `Con ${withArticle('il', day)} nel soggiorno servono almeno ${min} giorni di fila. Aggiungi un giorno prima o dopo.`
  },
  minimum_stay_left: (data) => {
    const [day, min] = [dayOf(data, 'day', 'it'), valueOf(data, 'min')]
    if (day === null || min === null)
      return 'Di un fine settimana non si toglie un giorno solo. Togli tutti i giorni, oppure tienili.'
    return `Con ${withArticle('il', day)} nel soggiorno restano almeno ${min} giorni di fila. Annulla tutti i giorni, oppure tienili.`
  },
  code_unknown: () => 'Questo codice non esiste. Controlla come è scritto.',
  code_expired: () => 'Questo codice adesso non è valido: è scaduto o non è ancora iniziato.',
  code_used_up: () => 'Questo codice è già stato usato tutte le volte possibili.',
  code_used_by_you: () => 'Hai già usato questo codice.',
  code_not_for_these: () =>
    'Questo codice non vale per questi giorni o questi posti, o hai già uno sconto uguale o migliore.',
  cart_empty: () => 'Il carrello è vuoto.',
  cart_expired: () => 'Tempo scaduto: il carrello è stato svuotato. Puoi scegliere di nuovo i posti.',
  cart_mixed: () => 'Si paga una categoria alla volta. Completa prima l’altro carrello.',
  line_unknown: () => 'Questo posto non è più nel carrello.',
  return_unpaid: () => 'Prima salda quello che è scaduto: poi puoi restituire i tuoi giorni.',
  return_not_running: () => 'Questi giorni non si possono più restituire: la prenotazione è finita o non è attiva.',
  return_too_late: () => 'È troppo tardi per restituire questo giorno. Resta tuo.',
  return_nothing: () => 'In questi giorni non hai un posto da restituire o da riprendere. Ricarica il calendario.',
  return_held: () => 'Qualcuno sta prenotando questo giorno. Riprova tra qualche minuto.',
  return_sold: () => 'Questo giorno è già stato venduto: il credito arriva dopo che è passato.',
  quote_changed: () => 'Il riepilogo è cambiato. Ricontrollalo e conferma di nuovo.',
  conditions_not_accepted: () => 'Accetta le condizioni di vendita per continuare.',
  method_not_offered: () => 'Questo modo di pagare non è disponibile. Scegline un altro.',
  cash_cutoff_passed: (data) => {
    const hour = hourOf(data)
    if (hour === null) return 'Per oggi è tardi per i contanti alla cassa. Scegli un altro modo o un altro giorno.'
    return `I contanti alla cassa valgono fino alle ${hour}. Scegli un altro modo o un altro giorno.`
  },
  pay_later_too_late: () => 'Per pagare dopo è tardi: vale fino al giorno prima. Scegli un altro modo.',
  credit_changed: () => 'Il tuo credito è cambiato. Controlla quanto ne vuoi usare, poi riprova.',
  too_many_unpaid: () => 'Per quel giorno hai già una prenotazione da pagare. Pagala o eliminala e riprova.',
  too_many_orders: () => 'Per quel giorno hai già altre prenotazioni. Eliminane una, oppure chiamaci.',
  days_returned: () => 'Hai restituito uno o più giorni di questa prenotazione: riprendili, poi potrai cambiarla.',
  booking_started: () => 'La giornata è già iniziata: questa prenotazione non si può più eliminare.',
  too_late_to_delete: () => 'È troppo tardi per eliminarlo. Chiedi al personale: ti aiuta volentieri.',
  order_owed: () => 'C’è ancora qualcosa da pagare: l’ordine si conclude dopo.',
  order_not_over: () =>
    'È ancora presto: si conclude quando è arrivato l’ultimo giorno, o quando il bar lo ha preparato.',
  // payments
  order_not_payable: () => 'Questo ordine non si può pagare adesso. Apri I miei ordini per vedere com’è.',
  payment_in_progress: () => 'Un pagamento è ancora in corso. Aspetta un momento: ti diciamo com’è andato.',
  too_many_payments: () => 'I tentativi di pagamento sono finiti. Scegli di nuovo i posti, oppure chiedi alla cassa.',
  payment_unavailable: () =>
    'Il servizio di pagamento non risponde. Riprova tra poco: non ti abbiamo addebitato niente.',
  card_unknown: () => 'Questa carta non è più salvata. Scegline un’altra.',
  card_refused: () => 'La banca non ha accettato la carta. Controlla i dati o usane un’altra.',
  restaurant_suspended: () => 'Il servizio ristorante è sospeso per il momento.',
  item_unknown: () => 'Questo articolo non è più in vendita. Toglilo e riprova.',
  item_sold_out: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Un articolo è esaurito. Toglilo dall’ordine e riprova.'
      : `${name}: esaurito. Togli questa voce dall’ordine e riprova.`
  },
  option_required: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Manca una scelta. Apri l’articolo e completala.'
      : `Per ${name} manca una scelta. Apri questa voce e completala.`
  },
  adults_only: () => 'Le bevande alcoliche sono per chi ha almeno 18 anni. Conferma la tua età o toglile dall’ordine.',
  position_unknown: () => 'Non conosciamo questo ombrellone. Controlla il codice, per esempio C5.',
  bar_closed: () => 'Il bar adesso è chiuso. Riprova negli orari di apertura.',
  bar_paused: () =>
    'Il bar ha messo in pausa gli ordini: torna disponibile tra poco. Il tuo ordine resta nel carrello.',
  meal_over: () => 'Per oggi è tardi per questo pasto. Scegli un altro pasto o un altro giorno.',
  time_not_offered: () => 'A quest’ora non si prenota. Scegli un altro orario.',
  no_seats: () => 'Non ci sono più posti a tavola a quest’ora. Scegli un altro orario.',
  party_too_large: () => 'Per un gruppo così grande chiamaci: troviamo noi il tavolo giusto.',
  parking_full: () => 'Il parcheggio è pieno per quel giorno. Scegli un’altra area o un altro giorno.',
  plan_unknown: () => 'Questo abbonamento non è più in vendita. Scegline un altro.',
  plan_start_not_offered: () => 'L’abbonamento non può cominciare quel giorno. Scegli un altro giorno.',
  instalment_not_open: () => 'Questa rata è già pagata, o un altro pagamento è in corso. Guarda il tuo abbonamento.',
  subscription_inactive: () => 'Questo abbonamento adesso non è attivo. Guarda a che punto è.',
  subscription_unpaid: () =>
    'Questo abbonamento non è ancora pagato. Incassa prima quello che manca, poi cambia il posto.',
  outside_subscription: () => 'Quel giorno non fa parte dell’abbonamento. Scegline un altro.',
  no_entries_left: () => 'Gli ingressi del carnet sono finiti.',
  too_many_members: () => 'Non si possono aggiungere altre persone. Prima togline una.',
  withdrawal_not_given: () =>
    'Per questo ordine la legge non dà il diritto di recesso. Trovi il perché nella pagina Recesso.',
  withdrawal_over: () => 'Il tempo per recedere è finito.',
  service_sold_out: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Questo servizio non è più disponibile per quel giorno. Scegli un altro giorno.'
      : `${name} non è più disponibile per quel giorno. Scegline meno o un altro giorno.`
  },
  cash_order_open: () => 'Hai già un ordine in contanti da pagare. Pagalo alla consegna, oppure scegli un altro modo.',
  already_done: () => 'L’ha già fatto un collega.',
  already_arrived: (data) => {
    const [by, at] = [valueOf(data, 'by'), valueOf(data, 'at')]
    return by === null || at === null ? 'L’arrivo è già segnato.' : `L’arrivo è già segnato, da ${by} alle ${at}.`
  },
  already_paid: () => 'Ha già pagato: il posto resta suo.',
  not_today: () => 'Non è per questo giorno.',
  too_many_complimentary: () => 'Per oggi gli omaggi sono finiti. Chiedi alla direzione.',
  discount_too_large: () => 'Questo sconto è troppo alto. Dallo più basso o chiedi alla direzione.',
  till_closed_meanwhile: () =>
    'Qualcuno ha chiuso la cassa nel frattempo. Guarda la chiusura nuova, poi conta di nuovo.',
  status_changed: () => 'Nel frattempo lo stato è cambiato. Guarda com’è adesso e riprova.',
  not_publishable: () => 'Manca ancora qualcosa per pubblicare. Completa i punti segnati.',
  prices_incomplete: (data) => {
    const p = listOf(data, 'problems')
    return p === null ? 'Il listino non è completo. Completa i prezzi e riprova.' : `Il listino non è completo: ${p}.`
  },
  days_booked: (data) => {
    const p = listOf(data, 'stays')
    return p === null
      ? 'Per quei giorni ci sono già prenotazioni. Spostale, poi riprova.'
      : `Per quei giorni ci sono già prenotazioni: ${p}. Spostale, poi riprova.`
  },
  opening_not_whole: () => 'L’apertura è un periodo solo: chiudi i giorni dall’inizio o dalla fine.',
  still_used: () =>
    'Qui dentro c’è ancora qualcosa, anche solo come bozza. Spostalo o eliminalo prima, oppure nascondi la categoria.',
  still_booked: ({ names }) => {
    const list = Array.isArray(names) && names.length > 0 ? `: ${names.join(', ')}` : ''
    return `Ci sono prenotazioni da onorare${list}. Nascondilo o toglilo dalla vendita, ma lascialo nel catalogo.`
  },
  beach_orphans: (data) => {
    const codes = placesOf(data)
    return `Con questa pianta degli ospiti perderebbero il posto${codes === null ? '' : `: ${codes}`}. Spostali o lascia i posti, poi riprova.`
  },
} satisfies Record<RefusalCode, (data: RefusalData) => string>
