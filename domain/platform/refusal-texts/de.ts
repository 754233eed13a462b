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

const UNITS = { minute: ['einer Minute', 'Minuten'], hour: ['einer Stunde', 'Stunden'] } as const

function inWords({ count, unit }: Wait): string {
  const [one, many] = UNITS[unit]
  return count === 1 ? one : `${count} ${many}`
}

/** What a person reads for every refusal, in German. */
export const de = {
  input_invalid: () => 'Da stimmt etwas nicht. Prüfe die markierten Felder und versuch es noch mal.',
  unknown_call: () => 'Diese Anfrage gibt es nicht.',
  not_found: () => 'Das finden wir nicht. Vielleicht ist es nicht mehr da.',
  login_required: () => 'Melde dich an, um weiterzumachen.',
  not_allowed: () => 'Mit diesem Konto geht das nicht.',
  too_many_requests: (data) => {
    const wait = waitOf(data)
    if (wait === null) return 'Zu viele Versuche. Warte einen Moment und versuch es noch mal.'
    return `Zu viele Versuche. Versuch es in ${inWords(wait)} noch mal.`
  },
  idempotency_key_reused: () => 'Diese Anfrage wurde schon verwendet. Lade die Seite neu und versuch es noch mal.',
  try_again: () => 'Gerade ist viel los. Versuch es in ein paar Sekunden noch mal.',
  maintenance: () => 'Wir warten die App und sind bald zurück. Entschuldige die Umstände.',
  app_obsolete: () => 'Diese Version funktioniert nicht mehr. Bitte aktualisieren.',
  wrong_credentials: () => 'E-Mail oder Passwort falsch. Bitte prüfen und erneut versuchen.',
  email_not_confirmed: () =>
    'Bestätige zuerst deine E-Mail: Der Code steht in der Nachricht, die wir dir geschickt haben.',
  code_wrong_or_expired: () => 'Der Code ist falsch oder abgelaufen. Prüfe ihn oder fordere einen neuen an.',
  proof_needed: () => 'Bestätige zuerst, dass du es bist: Gib dein Passwort noch mal ein.',
  approval_needed: () => 'Das liegt über der Grenze: Die Leitung muss Ja sagen.',
  not_yourself: () => 'Nicht für dich selbst: Das macht jemand anders aus dem Team.',
  pin_wrong: () => 'Die PIN stimmt nicht. Nach dem dritten Fehler meldest du dich wieder mit dem Passwort an.',
  mailed_link_needed: () =>
    'Um den zweiten Schritt einzurichten, brauchst du den Link, den wir dir mailen: „Passwort vergessen“.',
  staff_already: () => 'Diese Person arbeitet schon hier. Ändere ihre Rollen in der Liste.',
  last_manager: () => 'Das ist die einzige Leitung. Gib die Leitung zuerst jemand anderem.',
  link_wrong_or_expired: () => 'Dieser Link ist falsch, schon benutzt oder abgelaufen. Fordere einen neuen an.',
  social_login_failed: () =>
    'Diese Anmeldung ist abgelaufen oder hat nicht geklappt. Geh zurück zur Anmeldung und versuch es noch mal.',
  passkey_refused: () => 'Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder melde dich anders an.',
  too_many_passkeys: () =>
    'Du hast schon 10 Passkeys. Entferne einen, den du nicht mehr benutzt, und versuch es noch einmal.',
  last_way_in: () => 'Du meldest dich nur auf diesem Weg an. Wähle zuerst ein Passwort, dann kannst du ihn entfernen.',
  image_not_accepted: () => 'Dieses Foto lässt sich nicht verwenden. Nimm ein JPEG, PNG oder WebP bis 5 MB.',
  dog_changed: () => 'Dieser Hund wurde inzwischen geändert. Sieh nach, wie er jetzt ist, und versuch es noch mal.',
  dog_name_taken: () => 'Du hast schon einen Hund mit diesem Namen. Wähle einen anderen.',
  too_many_saved_dogs: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Du hast schon so viele Hunde gespeichert, wie möglich sind. Entferne einen, um einen anderen hinzuzufügen.'
      : `Du kannst höchstens ${max} ${plural('de', Number(max), { one: 'Hund', other: 'Hunde' })} speichern. Entferne einen, um einen anderen hinzuzufügen.`
  },
  document_not_accepted: () =>
    'Dieses Dokument lässt sich nicht verwenden. Wähle ein Foto als JPEG, PNG oder WebP oder ein PDF, bis 5 MB.',
  document_too_long: (data) =>
    `Dieses PDF hat mehr als ${valueOf(data, 'max') ?? 6} Seiten. Schicke nur die, auf die es ankommt.`,
  too_many_documents: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Dieser Hund hat schon so viele Dokumente, wie möglich sind. Entferne eines, um ein anderes hinzuzufügen.'
      : `Du kannst je Hund höchstens ${max} ${plural('de', Number(max), { one: 'Dokument', other: 'Dokumente' })} speichern. Entferne eines, um ein anderes hinzuzufügen.`
  },
  resort_closed: () => 'Der Strand ist geschlossen: Die Saison ist noch nicht buchbar.',
  outside_season: (data) => {
    const [from, to] = [dayOf(data, 'from', 'de'), dayOf(data, 'to', 'de')]
    if (from === null || to === null) return 'An diesen Tagen ist der Strand geschlossen. Wähle andere Tage.'
    return `An diesen Tagen ist der Strand geschlossen: Die Saison geht vom ${from} bis zum ${to}.`
  },
  day_part_over: () => 'Dieser Teil des Tages ist schon vorbei. Wähle eine andere Zeit oder einen anderen Tag.',
  period_too_long: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Der Zeitraum ist zu lang. Wähle einen kürzeren.'
      : `Du kannst höchstens ${max} ${plural('de', Number(max), { one: 'Tag', other: 'Tage' })} auf einmal wählen.`
  },
  umbrella_unknown: () => 'Diesen Platz gibt es am Strand nicht. Wähle einen anderen.',
  umbrella_taken: (data) => {
    if (placeCount(data) > 1) return `${placesOf(data)} sind nicht mehr frei. Wähle andere.`
    return `${placesOf(data) ?? 'Dieser Platz'} ist nicht mehr frei. Wähle einen anderen.`
  },
  umbrella_not_bookable: (data) => `${placesOf(data) ?? 'Dieser Platz'} ist nicht buchbar. Wähle einen anderen.`,
  too_many_umbrellas: (data) => {
    const max = valueOf(data, 'max') ?? '5'
    return `Höchstens ${max === '5' ? 'fünf' : max} ${plural('de', Number(max), { one: 'Schirm', other: 'Schirme' })}.`
  },
  too_many_people: (data) => {
    const [place, max] = [placesOf(data) ?? 'Dieser Platz', valueOf(data, 'max')]
    if (max === null) return `${place} reicht nicht für alle. Kommt mit weniger Personen oder nimm einen Platz dazu.`
    return max === '1' ? `${place} ist für eine Person.` : `${place} ist für höchstens ${max} Personen.`
  },
  too_many_dogs: (data) => {
    const [place, max] = [placesOf(data) ?? 'Dieser Platz', valueOf(data, 'max')]
    if (max === null) return `${place} reicht nicht für alle Hunde.`
    if (max === '0') return `${place} ist nur für Menschen.`
    return max === '1' ? `${place} ist für einen Hund.` : `${place} ist für höchstens ${max} Hunde.`
  },
  dog_not_suitable: (data) => {
    const [place, name] = [placesOf(data) ?? 'Dieser Platz', valueOf(data, 'name')]
    return name === null
      ? `${place} ist für kleine Hunde.`
      : `${place} passt nicht zu ${name}: Hier liegen kleine Hunde.`
  },
  dog_quiet_row: (data) => {
    const [row, name] = [valueOf(data, 'row'), valueOf(data, 'name')]
    return row === null || name === null
      ? `Das ist eine ruhige Reihe: Wähle für einen Hund, der Abstand braucht, eine andere.`
      : `Reihe ${row} ist eine ruhige Reihe: ${name} braucht Abstand und liegt in einer anderen Reihe besser.`
  },
  dog_needs_space: (data) => {
    const [place, name] = [placesOf(data) ?? 'diesem Platz', valueOf(data, 'name')]
    return valueOf(data, 'reason') === 'near_dogs' && name !== null
      ? `Neben ${place} liegen schon andere Hunde: ${name} braucht Abstand. Wähle einen Platz etwas weiter weg.`
      : `Neben ${place} liegt ein Hund, der Abstand braucht. Wähle einen Platz etwas weiter weg.`
  },
  dog_sizes_apart: (data) => {
    const place = placesOf(data) ?? 'diesem Platz'
    return `Neben ${place} liegt ein Hund anderer Größe: Kleine und große liegen hier getrennt.`
  },
  beds_required: (data) => {
    const min = valueOf(data, 'min')
    if (min === null || min === '1') return 'Mindestens 1 Liege oder Liegestuhl nötig.'
    return `Mindestens ${min} Liegen oder Liegestühle nötig.`
  },
  extra_not_offered: () => 'Dieses Extra geht hier nicht.',
  extra_sold_out: (data) =>
    isAboutBeds(data)
      ? 'An diesen Tagen sind keine Liegen oder Liegestühle mehr frei. Nimm weniger oder wähle einen anderen Tag.'
      : 'Ein Extra ist an diesen Tagen ausverkauft. Lass es weg oder wähle einen anderen Tag.',
  too_many_held: (data) =>
    data['scope'] === 'prefix'
      ? 'Aus deinem Netz werden gerade schon viele Plätze gewählt. Versuch es in ein paar Minuten noch mal.'
      : 'Für dich sind schon andere Plätze vorgemerkt. Schließe den Warenkorb ab oder leere ihn und versuch es noch mal.',
  held_again_too_soon: (data) => {
    const [place, minutes] = [placesOf(data) ?? 'diesen Platz', minutesToWait(data)]
    if (minutes === null) return `Die Zeit für ${place} ist um. Wähle einen anderen Platz oder versuch es später.`
    return `Die Zeit für ${place} ist um: In ${minutes} Min. kannst du ihn wieder wählen. Nimm solange einen anderen Platz.`
  },
  no_place_suits: () => 'Mit dieser Auswahl passt kein Platz am Strand zu euch. Ändere Zone, Personen oder Hunde.',
  places_free: () => 'Es gibt freie Plätze, die zu euch passen: Wähle einen auf der Karte.',
  tables_free: (data) => {
    const times = data['times']
    return Array.isArray(times)
      ? `Für euch ist noch ein Tisch frei (${times.join(', ')}): Reserviere ihn bei den Uhrzeiten.`
      : 'Für euch ist noch ein Tisch frei: Reserviere ihn bei den Uhrzeiten.'
  },
  waiting_already: () =>
    'Du stehst für einen dieser Tage schon auf der Warteliste. Zieh diese Anfrage zurück und versuch es noch mal.',
  too_many_waiting: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'Du hast schon zu viele Anfragen auf der Warteliste. Zieh eine zurück und versuch es noch mal.'
      : `Du kannst ${max} ${plural('de', Number(max), { one: 'Anfrage', other: 'Anfragen' })} auf der Warteliste haben. Zieh eine zurück und versuch es noch mal.`
  },
  offer_over: () =>
    'Dieses Angebot gilt nicht mehr. Wenn du noch auf der Liste stehst, schreiben wir dir beim nächsten freien Platz.',
  beach_nearly_held: () => 'Gerade werden viele Plätze gewählt. Versuch es in ein paar Minuten noch mal.',
  minimum_stay: (data) => {
    const [day, min] = [dayOf(data, 'day', 'de'), valueOf(data, 'min')]
    if (day === null || min === null)
      return 'Diese Wochenendtage brauchen einen längeren Aufenthalt. Nimm einen Tag dazu.'
    return `Ein Aufenthalt mit dem ${day} dauert mindestens ${min} Tage am Stück. Nimm einen Tag davor oder danach dazu.`
  },
  minimum_stay_left: (data) => {
    const [day, min] = [dayOf(data, 'day', 'de'), valueOf(data, 'min')]
    if (day === null || min === null)
      return 'Ein Wochenende verliert nicht nur einen Tag. Storniere alle Tage oder behalte sie.'
    return `Mit dem ${day} bleiben mindestens ${min} Tage am Stück. Storniere alle Tage oder behalte sie.`
  },
  code_unknown: () => 'Diesen Code gibt es nicht. Prüfe die Schreibweise.',
  code_expired: () => 'Dieser Code gilt jetzt nicht: Er ist abgelaufen oder noch nicht gültig.',
  code_used_up: () => 'Dieser Code wurde schon so oft benutzt, wie es möglich war.',
  code_used_by_you: () => 'Du hast diesen Code schon benutzt.',
  code_not_for_these: () =>
    'Dieser Code gilt nicht für diese Tage oder Plätze, oder du hast schon einen gleichen oder besseren Rabatt.',
  cart_empty: () => 'Dein Warenkorb ist leer.',
  cart_expired: () => 'Zeit abgelaufen: Dein Warenkorb wurde geleert. Du kannst deine Plätze neu wählen.',
  cart_mixed: () => 'Eine Kategorie pro Zahlung. Schließe zuerst den anderen Warenkorb ab.',
  line_unknown: () => 'Dieser Platz ist nicht mehr in deinem Warenkorb.',
  return_unpaid: () => 'Bezahle zuerst, was fällig ist. Danach kannst du deine Tage zurückgeben.',
  return_not_running: () =>
    'Diese Tage können nicht mehr zurückgegeben werden: Die Buchung ist vorbei oder nicht aktiv.',
  return_too_late: () => 'Es ist zu spät, diesen Tag zurückzugeben. Er gehört weiter dir.',
  return_nothing: () =>
    'An diesen Tagen hast du keinen Platz, den du zurückgeben oder zurückholen kannst. Lade den Kalender neu.',
  return_held: () => 'Jemand bucht diesen Tag gerade. Versuch es in ein paar Minuten noch mal.',
  return_sold: () => 'Dieser Tag ist schon verkauft: Dein Guthaben kommt, sobald er vorbei ist.',
  quote_changed: () => 'Die Übersicht hat sich geändert. Prüfe sie und bestätige noch mal.',
  conditions_not_accepted: () => 'Akzeptiere die Verkaufsbedingungen, um weiterzumachen.',
  method_not_offered: () => 'Diese Zahlungsart gibt es hier nicht. Wähle eine andere.',
  cash_cutoff_passed: (data) => {
    const hour = hourOf(data)
    if (hour === null)
      return 'Für Barzahlung an der Kasse ist es heute zu spät. Wähle eine andere Zahlungsart oder einen anderen Tag.'
    return `Bar an der Kasse zahlen geht bis ${hour} Uhr. Wähle eine andere Zahlungsart oder einen anderen Tag.`
  },
  pay_later_too_late: () => 'Später zahlen geht nur bis zum Vortag. Wähle eine andere Zahlungsart.',
  credit_changed: () =>
    'Dein Guthaben hat sich geändert. Sieh nach, wie viel du davon verwenden willst, und versuch es noch mal.',
  too_many_unpaid: () =>
    'Für diesen Tag hast du schon eine offene Buchung. Bezahle oder lösche sie und versuch es noch mal.',
  too_many_orders: () => 'Für diesen Tag hast du schon andere Buchungen. Lösche eine davon oder ruf im Strandbad an.',
  days_returned: () =>
    'Du hast einen oder mehrere Tage dieser Buchung zurückgegeben: Hol sie erst zurück, dann kannst du sie ändern.',
  booking_started: () => 'Der Tag hat schon begonnen: Diese Buchung lässt sich nicht mehr löschen.',
  too_late_to_delete: () => 'Zum Löschen ist es zu spät. Frag das Personal: Es hilft dir gern.',
  order_owed: () => 'Es ist noch etwas zu bezahlen: Danach kannst du die Bestellung abschließen.',
  order_not_over: () => 'Es ist noch zu früh: Abschließen geht am letzten Tag, oder sobald die Bar fertig ist.',
  // payments
  order_not_payable: () =>
    'Diese Bestellung lässt sich jetzt nicht bezahlen. Unter „Meine Bestellungen“ siehst du den Stand.',
  payment_in_progress: () => 'Eine Zahlung läuft noch. Einen Moment bitte: Wir sagen dir, wie es ausgegangen ist.',
  too_many_payments: () => 'Es ist kein Zahlungsversuch mehr übrig. Wähle die Plätze neu oder frag an der Kasse.',
  payment_unavailable: () =>
    'Der Zahlungsdienst antwortet nicht. Versuch es gleich noch mal: Es wurde nichts abgebucht.',
  card_unknown: () => 'Diese Karte ist nicht mehr gespeichert. Wähle eine andere.',
  card_refused: () => 'Die Bank hat die Karte nicht angenommen. Prüfe die Angaben oder nimm eine andere.',
  restaurant_suspended: () => 'Das Restaurant ist vorübergehend geschlossen.',
  item_unknown: () => 'Dieser Artikel wird nicht mehr verkauft. Entferne ihn und versuch es noch mal.',
  item_sold_out: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Ein Artikel ist ausverkauft. Entferne ihn aus der Bestellung und versuch es noch mal.'
      : `${name} ist ausverkauft. Entferne es aus der Bestellung und versuch es noch mal.`
  },
  option_required: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Es fehlt eine Auswahl. Öffne den Artikel und ergänze sie.'
      : `Für ${name} fehlt eine Auswahl. Öffne es und ergänze sie.`
  },
  adults_only: () =>
    'Alkoholische Getränke gibt es ab 18 Jahren. Bestätige dein Alter oder entferne sie aus der Bestellung.',
  position_unknown: () => 'Diesen Schirm finden wir nicht. Prüfe den Code, zum Beispiel C5.',
  bar_closed: () => 'Die Bar ist gerade geschlossen. Versuch es während der Öffnungszeiten.',
  bar_paused: () =>
    'Die Bar nimmt gerade keine Bestellungen an, es geht bald weiter. Deine Bestellung bleibt im Warenkorb.',
  meal_over: () => 'Für diese Mahlzeit ist es heute zu spät. Wähle eine andere Mahlzeit oder einen anderen Tag.',
  time_not_offered: () => 'Diese Uhrzeit ist nicht buchbar. Wähle eine andere.',
  no_seats: () => 'Um diese Zeit sind keine Plätze mehr frei. Wähle eine andere Uhrzeit.',
  party_too_large: () => 'Ruf uns für eine so große Gruppe an: Wir finden den passenden Tisch.',
  parking_full: () => 'Der Parkplatz ist an dem Tag voll. Wähle einen anderen Bereich oder einen anderen Tag.',
  plan_unknown: () => 'Dieses Abo wird nicht mehr verkauft. Wähle ein anderes.',
  plan_start_not_offered: () => 'Das Abo kann an dem Tag nicht beginnen. Wähle einen anderen Tag.',
  instalment_not_open: () => 'Diese Rate ist schon bezahlt, oder eine andere Zahlung läuft. Sieh bei deinem Abo nach.',
  subscription_inactive: () => 'Dieses Abo ist gerade nicht aktiv. Sieh nach, wie der Stand ist.',
  subscription_unpaid: () =>
    'Dieses Abo ist noch nicht bezahlt. Kassiere zuerst, was fehlt, und wechsle dann den Platz.',
  outside_subscription: () => 'Dieser Tag gehört nicht zum Abo. Wähle einen anderen.',
  no_entries_left: () => 'Alle Eintritte der Mehrfachkarte sind verbraucht.',
  too_many_members: () => 'Es können keine weiteren Personen dazukommen. Entferne zuerst eine.',
  withdrawal_not_given: () =>
    'Für diese Bestellung gibt das Gesetz kein Widerrufsrecht. Warum, steht auf der Seite „Widerruf“.',
  withdrawal_over: () => 'Die Widerrufsfrist ist abgelaufen.',
  service_sold_out: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'Dieser Service ist an dem Tag nicht mehr verfügbar. Wähle einen anderen Tag.'
      : `${name} ist an dem Tag nicht mehr verfügbar. Nimm weniger oder einen anderen Tag.`
  },
  cash_order_open: () =>
    'Du hast schon eine Bestellung, die bar bezahlt wird. Bezahl sie bei der Lieferung oder wähle eine andere Zahlungsart.',
  already_done: () => 'Das hat schon jemand aus dem Team erledigt.',
  already_arrived: (data) => {
    const [by, at] = [valueOf(data, 'by'), valueOf(data, 'at')]
    return by === null || at === null
      ? 'Die Gäste sind schon da.'
      : `Die Gäste sind schon da: ${by} hat es um ${at} Uhr vermerkt.`
  },
  already_paid: () => 'Es ist schon bezahlt: Der Platz bleibt vergeben.',
  not_today: () => 'Das ist nicht für diesen Tag.',
  too_many_complimentary: () => 'Für heute sind alle Freiplätze vergeben. Frag die Leitung.',
  discount_too_large: () => 'Dieser Rabatt ist zu hoch. Gib weniger oder frag die Leitung.',
  till_closed_meanwhile: () =>
    'Inzwischen hat jemand die Kasse abgeschlossen. Sieh dir den neuen Abschluss an und zähle dann noch mal.',
  status_changed: () =>
    'Der Status hat sich inzwischen geändert. Sieh nach, wie es jetzt ist, und versuch es noch mal.',
  not_publishable: () => 'Zum Veröffentlichen fehlt noch etwas. Ergänze die markierten Punkte.',
  prices_incomplete: (data) => {
    const p = listOf(data, 'problems')
    return p === null
      ? 'Die Preisliste ist nicht vollständig. Ergänze die Preise und versuch es noch mal.'
      : `Die Preisliste ist nicht vollständig: ${p}.`
  },
  days_booked: (data) => {
    const p = listOf(data, 'stays')
    return p === null
      ? 'An diesen Tagen gibt es Buchungen. Verschiebe sie und versuch es noch mal.'
      : `An diesen Tagen gibt es Buchungen: ${p}. Verschiebe sie und versuch es noch mal.`
  },
  opening_not_whole: () => 'Die Öffnungszeit ist ein zusammenhängender Zeitraum: Schließe Tage am Anfang oder am Ende.',
  still_used: () =>
    'Darin ist noch etwas, vielleicht nur ein Entwurf. Verschiebe oder lösche das zuerst, oder verbirg die Kategorie.',
  still_booked: ({ names }) => {
    const list = Array.isArray(names) && names.length > 0 ? `: ${names.join(', ')}` : ''
    return `Es gibt noch Buchungen${list}. Verbirg es oder nimm es aus dem Verkauf, aber lass es im Katalog.`
  },
  beach_orphans: (data) => {
    const codes = placesOf(data)
    return `Mit diesem Plan würden Gäste ihren Platz verlieren${codes === null ? '' : `: ${codes}`}. Verlege sie oder behalte die Plätze und versuch es noch mal.`
  },
} satisfies Record<RefusalCode, (data: RefusalData) => string>
