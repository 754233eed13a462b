import { plural } from '../../platform/texts.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import type { Temperament } from '../../../domain/dogs/dog-fields.ts'
import type { DogSize } from '../../../domain/dogs/dog-size.ts'
import { withArticle } from '../../../domain/platform/italian-article.ts'
import type { ExtraId } from '../../../domain/umbrellas/plan.ts'
import type { PlaceLook } from '../map/place-look.ts'

const ROWS = [
  'prima',
  'seconda',
  'terza',
  'quarta',
  'quinta',
  'sesta',
  'settima',
  'ottava',
  'nona',
  'decima',
  'undicesima',
  'dodicesima',
  'tredicesima',
  'quattordicesima',
  'quindicesima',
  'sedicesima',
]
const one = (count: number, single: string, many: string) => plural('it', count, { one: single, other: many })
const list = new Intl.ListFormat('it', { type: 'conjunction' })
const names = (all: readonly string[]) => list.format(all)

/** Texts of search, map, list and place sheet. Italian is the source (R-112). */
export const it = {
  names,
  parts: { full_day: 'Giornata intera', morning: 'Mattina', afternoon: 'Pomeriggio' } satisfies Record<DayPart, string>,
  partsInLine: { full_day: 'giornata intera', morning: 'mattina', afternoon: 'pomeriggio' } satisfies Record<
    DayPart,
    string
  >,
  partLabel: 'Parte del giorno',
  search: {
    title: 'Quando venite?',
    calendar: 'Giorni del soggiorno',
    people: 'Persone',
    peopleHint: (usual: number, first: number, row: string) => `Max ${usual}, in fila ${row} max ${first}`,
    peopleMore: (places: number) =>
      `Per più di ${places} ${plural('it', places, { one: 'persona', other: 'persone' })} scegli un gazebo o più ombrelloni`,
    mostPeople: (max: number) =>
      `Qui si cercano posti fino a ${max} ${plural('it', max, { one: 'persona', other: 'persone' })}`,
    addDog: 'Aggiungi un cane',
    mostDogs: 'Con più di tre cani chiamaci: troviamo noi il posto',
    edit: 'Modifica',
    editDog: (name: string) => `Modifica ${name}`,
    submit: 'Scegli sulla mappa',
    /** "66 umbrellas", " and ", "6 gazebos", " free": both counts are bold (mockup 05). */
    freeForYou: (umbrellas: number, gazebos: number): readonly [string, string, string, string] => [
      one(umbrellas, '1 ombrellone', `${umbrellas} ombrelloni`),
      ' e ',
      one(gazebos, '1 gazebo', `${gazebos} gazebo`),
      ' liberi',
    ],
    noneFree: 'Nessun posto libero in questi giorni',
    chooseDays: 'Tocca un giorno, o due per restare di più',
    quickDays: 'Giorni più cercati',
    quick: { today: 'Oggi', tomorrow: 'Domani', weekend: 'Sab–dom' },
    orderWrong: 'La data di fine è prima della data di inizio.',
    past: 'I giorni passati non si possono prenotare.',
    counting: 'Conto i posti liberi…',
    closed: 'La spiaggia è chiusa',
    closedText: (phone: string) => `Riapre con la prossima stagione. Per informazioni: ${phone}.`,
    calendarFailed: 'I posti liberi per giorno non si caricano. Puoi cercare lo stesso.',
    afternoonOnly: 'Oggi si prenota ancora solo il pomeriggio: la mattina è già passata.',
  },
  dog: {
    temperamentInLine: { calm: 'tranquillo', shy: 'timido', reactive: 'ha bisogno di spazio' } satisfies Record<
      Temperament,
      string
    >,
    titles: ['Primo cane', 'Secondo cane', 'Terzo cane'],
    name: 'Come si chiama?',
    size: 'Taglia',
    small: 'Piccola',
    smallHint: 'fino a 14 kg',
    large: 'Grande',
    largeHint: 'oltre 14 kg',
    weight: 'Peso in kg, se lo sai',
    weightHint: 'Se scrivi il peso, la taglia la scegliamo noi.',
    weightWrong: 'Scrivi un peso tra 0,5 e 120 kg, per esempio 8,5.',
    nameTaken: (name: string) => `Hai già scritto ${name}. Usa un altro nome o un soprannome.`,
    add: (name: string) => (name ? `Aggiungi ${name}` : 'Aggiungi'),
    save: (name: string) => (name ? `Salva ${name}` : 'Salva'),
    remove: (name: string) => `Togli ${name}`,
    describe: (size: DogSize): string =>
      size === 'large' ? 'Taglia grande, oltre 14 kg' : 'Taglia piccola, fino a 14 kg',
    describeWeight: (size: DogSize, kilograms: string) =>
      `Taglia ${size === 'large' ? 'grande' : 'piccola'}, ${kilograms} kg`,
    inLine: (size: DogSize): string => (size === 'large' ? 'grande' : 'piccola'),
    limit: (size: DogSize): string => (size === 'large' ? 'oltre 14 kg' : 'fino a 14 kg'),
    keep: 'Tienilo tra i miei cani',
    kept: (name: string) => `${name} è tra i tuoi cani`,
    saved: 'I tuoi cani',
    choose: (name: string) => `Aggiungi ${name}`,
    gazeboTitle: (dogs: readonly string[]) => `Con ${names(dogs)} insieme serve un gazebo.`,
    gazeboText: 'Un ombrellone Cani grandi ospita un cane solo; un gazebo cani fino a 3, di ogni taglia.',
  },
  map: {
    title: 'Scegli il posto',
    label: (first: string, last: string) => `Mappa della spiaggia, file ${first}–${last}`,
    help: (first: string, last: string) =>
      `Con la tastiera, quando sei su un posto: frecce per spostarti, da ${first} a ${last} per andare alla fila (Maiusc+L per la fila L), Invio per aprire, più, meno e 0 per lo zoom, L per l’elenco.`,
    row: (id: string) => `Fila ${id}`,
    gazeboRow: (id: string) => `Fila ${id}, gazebo`,
    people: (count: number) => one(count, '1 persona', `${count} persone`),
    back: 'Indietro',
    edit: 'Modifica ricerca',
    change: 'Cambia ricerca',
    list: 'Mostra come elenco',
    listShort: 'Elenco',
    asMap: 'Mostra come mappa',
    zoomGroup: 'Zoom della mappa',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    fit: 'Tutta la spiaggia',
    hint: 'Pizzica per ingrandire',
    zones: 'Zone',
    zone: 'Zona',
    suited: (dogs: readonly string[]) => (dogs.length > 0 ? `Adatti a ${names(dogs)}` : 'Tutti i posti'),
    suitedCount: (count: number, dogs: readonly string[]) =>
      dogs.length > 0
        ? `${one(count, '1 posto adatto', `${count} posti adatti`)} a ${names(dogs)}`
        : one(count, '1 posto libero', `${count} posti liberi`),
    all: 'Tutta la spiaggia',
    onlyAccessible: 'Solo accessibili',
    legend: 'Legenda',
    free: (count: number) => one(count, '1 libero', `${count} liberi`),
    enterZone: 'Tocca una zona per entrare',
    looks: {
      free: 'Libero',
      mine: 'Tuo',
      held: 'In scelta da altri',
      booked: 'Occupato',
      blocked: 'Non prenotabile',
    } satisfies Record<PlaceLook, string>,
    accessible: 'Accessibile',
    firstRow: (row: string, people: number) =>
      `Fila ${row}: fino a ${people} ${plural('it', people, { one: 'persona', other: 'persone' })}`,
    sayHeld: 'È in scelta da un altro ospite',
    sayBooked: (code: string) => `${code} è occupato in questi giorni`,
    sayBlocked: (code: string) => `${code} non si può prenotare`,
    searching: 'Cerco i posti liberi…',
    results: (count: number) => one(count, '1 posto libero', `${count} posti liberi`),
  },
  veil: {
    quiet: 'Fila tranquilla',
    quietShort: 'fila tranquilla',
    quietHere: (dogs: readonly string[]) => `${names(dogs)} ha bisogno di spazio: questa è una fila tranquilla.`,
    nearReactive: 'Accanto c’è un cane che ha bisogno di spazio',
    nearReactiveShort: 'serve spazio',
    nearReactiveHere:
      'Accanto c’è un cane che ha bisogno di spazio: qui si sta senza cani. Per il tuo scegli un posto più in là.',
    nearDogs: 'Accanto ci sono altri cani',
    nearDogsShort: 'altri cani',
    nearDogsHere: (dogs: readonly string[]) =>
      `Accanto ci sono altri cani e ${names(dogs)} ha bisogno di spazio: scegli un posto più in là.`,
    sizes: 'Accanto c’è un cane di un’altra taglia',
    sizesShort: 'altra taglia',
    sizesHere: 'Accanto c’è un cane di un’altra taglia: qui piccoli e grandi stanno separati.',
    humans: 'Solo umani: niente cani',
    small: (dogs: readonly string[]) => `Non adatti a ${names(dogs)}: fino a 14 kg`,
    many: (max: number) => one(max, 'Un cane per posto', `Fino a ${max} cani per posto`),
    humansShort: 'niente cani',
    smallShort: 'fino a 14 kg',
    manyShort: (max: number) => one(max, 'un cane per posto', `fino a ${max} cani`),
    humansHere: (dogs: readonly string[]) => `${names(dogs)} qui non può stare: è una zona senza cani.`,
    smallHere: (dogs: readonly string[]) => `${names(dogs)} qui non può stare: solo cani fino a 14 kg.`,
    manyHere: (max: number) =>
      one(max, 'Qui sta un cane solo: scegli chi.', `Qui stanno fino a ${max} cani: scegli chi.`),
  },
  cell: {
    gazebo: (code: string) => `Gazebo ${code}`,
    looks: {
      free: 'libero',
      mine: 'selezionato da te',
      held: 'in scelta da un altro ospite',
      booked: 'occupato',
      blocked: 'non prenotabile',
    } satisfies Record<PlaceLook, string>,
    yourBooking: 'prenotato da te',
    paused: (time: string) => `di nuovo libero per te alle ${time}`,
    dogs: (count: number) => one(count, '1 cane', `${count} cani`),
    perDay: (price: string) => `${price} al giorno`,
    accessible: 'accessibile',
    shaded: 'ombra naturale',
    dogsNear: 'cani vicino',
    maxPeople: (count: number) => one(count, 'max 1 persona', `max ${count} persone`),
  },
  bar: {
    yours: 'tuoi per ora',
    yoursOne: 'tuo per ora',
    cart: (total: string) => `Carrello · ${total}`,
    pay: (total: string) => `Paga ${total}`,
    toCart: 'Vai al carrello',
    days: (count: number) => one(count, '1 giorno', `${count} giorni`),
    label: 'I tuoi posti',
  },
  list: {
    quiet: 'fila tranquilla',
    title: 'Elenco dei posti',
    free: (count: number) => one(count, '1 libero', `${count} liberi`),
    none: 'Nessuno libero',
    upTo: (people: number) => `fino a ${people} ${plural('it', people, { one: 'persona', other: 'persone' })}`,
    fromSea: (row: number) => (row === 0 ? 'prima dal mare' : `${ROWS[row] ?? `${row + 1}ª`} dal mare`),
    perDay: (price: string) => `${price} al giorno`,
    spoken: (sea: number, shower: number, path: number) =>
      `a ${sea} metri dal mare, ${shower} dalla doccia, ${path} dalla passerella`,
    sort: 'Ordina per',
    sorts: { row: 'Fila', sea: 'Mare', shower: 'Doccia', path: 'Passerella', price: 'Prezzo' },
    keys: 'Le frecce a destra e a sinistra passano da un posto all’altro della fila, Tab alla fila dopo.',
    filters: 'Filtri',
    empty: 'Nessun posto con questi filtri',
    emptyText: 'Prova un’altra zona o togli un filtro.',
    clear: 'Togli i filtri',
    showTaken: 'Anche gli occupati',
  },
  place: {
    umbrella: (code: string) => `Ombrellone ${code}`,
    gazebo: (code: string) => `Gazebo ${code}`,
    row: (index: number) => `${index + 1}ª fila`,
    rowWords: (index: number) => `${ROWS[index] ?? `${index + 1}ª`} fila`,
    quietRow: 'Fila tranquilla',
    pines: 'Sotto i pini',
    accessible: 'Accessibile',
    shaded: 'Ombra naturale',
    dogsNear: 'Cani vicino',
    max: (people: number) => one(people, 'max 1 persona', `max ${people} persone`),
    dogs: (max: number, sizes: readonly DogSize[]) =>
      max === 0
        ? 'niente cani'
        : max === 1
          ? '1 cane'
          : sizes.length === 1 && sizes[0] === 'small'
            ? `max ${max} cani piccoli`
            : `max ${max} cani`,
    rowAndSea: (row: string, metres: number) => `${row}, ${metres} m dal mare`,
    who: 'Chi sta qui',
    people: 'Persone',
    peopleAllowed: (count: number) => one(count, 'Max 1 persona', `Max ${count} persone`),
    peopleWithSeats: (count: number) => `Fino a ${count} con i posti aggiuntivi`,
    comfort: 'Per stare comodi',
    gazeboExtras: 'Compresi e aggiunte',
    least: (count: number) => one(count, 'almeno 1 tra lettini e sdraio', `almeno ${count} tra lettini e sdraio`),
    leastMissing: (code: string, count: number) =>
      one(
        count,
        `Per ${code} serve almeno 1 lettino o 1 sdraio.`,
        `Per ${code} servono almeno ${count} tra lettini e sdraio.`,
      ),
    leastHelp: 'Il tasto si attiva appena li aggiungi.',
    included: 'Compresi nel prezzo',
    perDay: (price: string) => `${price} al giorno`,
    priceAndLeft: (price: string, left: number) =>
      `${price} al giorno, ${left === 1 ? '1 disponibile' : `${left} disponibili`}`,
    soldOutExtras: {
      sun_bed: (period: string) => `Finiti ${period}`,
      deck_chair: (period: string) => `Finite ${period}`,
      extra_seat: (period: string) => `Finiti ${period}`,
      director_chair: (period: string) => `Finite ${period}`,
      hammock: (period: string) => `Finite ${period}`,
      table: (period: string) => `Finiti ${period}`,
    } satisfies Record<ExtraId, (period: string) => string>,
    on: (days: string) => withArticle('il', days),
    mostHere: (count: number) => one(count, 'Al massimo 1 qui', `Al massimo ${count} qui`),
    onlyInRow: (row: string) => `Solo in fila ${row}`,
    price: 'Prezzo',
    total: 'Totale',
    priceRow: (what: string, days: number) => `${what} × ${one(days, '1 giorno', `${days} giorni`)}`,
    extraCount: {
      sun_bed: (count: number) => one(count, '1 lettino', `${count} lettini`),
      deck_chair: (count: number) => `${count} sdraio`,
      extra_seat: (count: number) => one(count, '1 posto aggiuntivo', `${count} posti aggiuntivi`),
      director_chair: (count: number) => one(count, '1 sedia regista', `${count} sedie regista`),
      hammock: (count: number) => one(count, '1 amaca', `${count} amache`),
      table: (count: number) => one(count, '1 tavolo', `${count} tavoli`),
    } satisfies Record<ExtraId, (count: number) => string>,
    placeRow: (price: string, isGazebo: boolean) => `${isGazebo ? 'Gazebo' : 'Ombrellone'}, ${price}`,
    add: 'Aggiungi al carrello',
    save: 'Salva le modifiche',
    hold: (minutes: number) =>
      `Lo teniamo per te per ${minutes} ${plural('it', minutes, { one: 'minuto', other: 'minuti' })}`,
    until: (time: string) => `È tuo fino alle ${time}`,
    loginFirst: 'Ti chiediamo di accedere: poi torni qui.',
    remove: 'Togli dal carrello',
    added: (code: string) => `${code} è tuo per ora`,
    saved: (code: string) => `${code}: modifiche salvate`,
    tooManyPeople: (max: number) => one(max, 'Qui sta una persona sola.', `Qui state in ${max} al massimo.`),
    offline: 'Senza rete non puoi prenotare.',
    needsConfirmation: 'Prima conferma la tua e-mail: poi puoi tenere il posto.',
    confirmEmail: 'Conferma e-mail',
  },
  taken: {
    title: (code: string) => `${code} non è più disponibile`,
    text: 'L’ha preso un altro ospite. Questi sono liberi e vicini:',
    alone: 'L’ha preso un altro ospite. Non ci sono altri posti liberi e adatti.',
    back: 'Torna alla mappa',
  },
  paused: {
    title: (code: string, time: string) => `${code} torna libero per te alle ${time}`,
    text: 'Il tempo per prenotarlo è finito: per un po’ lo lasciamo agli altri ospiti. Questi sono liberi e vicini:',
    alone:
      'Il tempo per prenotarlo è finito: per un po’ lo lasciamo agli altri ospiti. Altri posti adatti non ce ne sono.',
    everywhere: (time: string) =>
      `Hai lasciato scadere più di un carrello: puoi scegliere un posto di nuovo dalle ${time}.`,
  },
  limit: {
    title: 'Cinque è il massimo',
    text: 'Togline uno per sceglierne un altro, o chiamaci per i gruppi.',
    textDay: 'Hai già cinque ombrelloni per questi giorni. Chiamaci per i gruppi.',
    ok: 'Ho capito',
    call: 'Chiama',
  },
  full: {
    title: (days: string) => `Tutto pieno ${withArticle('il', days)}`,
    text: (what: string) => `${what}. C’è posto nei giorni vicini:`,
    textNone: (what: string) => `${what}. Prova altri giorni.`,
    change: 'Cambia giorni',
    anyway: 'Guarda la mappa',
  },
  failed: {
    change: 'Cambia ricerca',
  },
}
