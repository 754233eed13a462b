/** A movement of the ledger for the accountant. */
export interface AccountingEntry {
  /** 'YYYY-MM-DD' of the resort. */
  readonly day: string
  /** 'HH:MM:SS' of the resort. */
  readonly time: string
  readonly orderNumber: string
  readonly category: string
  readonly kind: string
  readonly provider: string | null
  /** The part of money that came, signed. */
  readonly grossCents: number
  /** The part of money that went back, above 0 when it went. */
  readonly refundCents: number
  /** Of the gross and the refund, the part that is the order's service. */
  readonly serviceCents: number
  /** What a provider kept for itself. */
  readonly providerFeeCents: number
  /** '2027-12'; null for what no closing has, or what the desk did not take. */
  readonly closing: string | null
}

const COLUMNS = [
  'Giorno',
  'Ora',
  'Ordine',
  'Ricavo',
  'Movimento',
  'Modo di pagamento',
  'Gestore',
  'Lordo',
  'Rimborso',
  'di cui servizio',
  'Commissione',
  'Aliquota IVA',
  'Chiusura',
] as const

const REVENUES: Readonly<Record<string, string>> = {
  umbrella: 'spiaggia',
  bar: 'bar',
  restaurant: 'ristorante',
  parking: 'parcheggio',
  service: 'servizi',
  subscription: 'abbonamenti',
  instalment: 'abbonamenti',
}

const MOVEMENTS: Readonly<Record<string, readonly [movement: string, method: string]>> = {
  capture: ['incasso', 'online'],
  cash: ['incasso', 'contanti'],
  card_terminal: ['incasso', 'carta alla cassa'],
  desk_refund: ['rimborso alla cassa', ''],
  credit: ['credito usato', 'credito'],
  credit_back: ['credito reso', 'credito'],
  to_credit: ['rimborso come credito', 'credito'],
  refund: ['rimborso', 'online'],
  external_refund: ['rimborso dal gestore', 'online'],
  refund_failed: ['rimborso non riuscito', 'online'],
  dispute_opened: ['contestazione', 'online'],
  dispute_won: ['contestazione vinta', 'online'],
  dispute_lost: ['contestazione persa', 'online'],
  fee: ['commissione', 'online'],
}

/** Cells that a spreadsheet would take for a formula are text; quotes are doubled. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(,\d+)?$/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** `1234,56`; '-12,00' below 0. */
export function csvMoney(amountCents: number): string {
  const absolute = Math.abs(amountCents)
  const sign = amountCents < 0 ? '-' : ''
  return `${sign}${Math.trunc(absolute / 100)},${String(absolute % 100).padStart(2, '0')}`
}

const line = (cells: readonly string[]) => `${cells.map(csvCell).join(';')}\r\n`

/** The first line, with the mark by which spreadsheets know the letters. */
export const accountingHead = (): string => `\uFEFF${line(COLUMNS)}`

/** One line of the file; the tender of what the desk gave back stands in its kind after a colon. */
export function accountingLine(entry: AccountingEntry): string {
  const [kind = '', tender] = entry.kind.split(':')
  const [movement, method] = MOVEMENTS[kind] ?? [kind, '']
  return line([
    entry.day,
    entry.time,
    entry.orderNumber,
    REVENUES[entry.category] ?? entry.category,
    movement,
    tender === undefined ? method : (MOVEMENTS[tender]?.[1] ?? tender),
    entry.provider ?? '',
    csvMoney(entry.grossCents),
    csvMoney(entry.refundCents),
    csvMoney(entry.serviceCents),
    csvMoney(entry.providerFeeCents),
    // Which rate each part bears is the accountant's to say: the resort's catalogue does not know it.
    '',
    entry.closing ?? '',
  ])
}

/** Sums of a kind of revenue in the whole file. */
export interface AccountingTotal {
  readonly category: string
  readonly grossCents: number
  readonly refundCents: number
  readonly providerFeeCents: number
}

/** Where a file ends: an empty line, one sum for each kind of revenue, and the sum of all. */
export function accountingTotals(totals: readonly AccountingTotal[]): string {
  const byRevenue = new Map<string, AccountingTotal>()
  for (const total of totals) {
    const name = REVENUES[total.category] ?? total.category
    byRevenue.set(name, plus(byRevenue.get(name), total))
  }
  const all = totals.reduce<AccountingTotal | undefined>((sum, one) => plus(sum, one), undefined)
  const rows = [...byRevenue].map(([name, total]) => totalLine(name, total))
  return ['\r\n', ...rows, ...(all === undefined ? [] : [totalLine('tutto', all)])].join('')
}

function plus(a: AccountingTotal | undefined, b: AccountingTotal): AccountingTotal {
  return {
    category: b.category,
    grossCents: (a?.grossCents ?? 0) + b.grossCents,
    refundCents: (a?.refundCents ?? 0) + b.refundCents,
    providerFeeCents: (a?.providerFeeCents ?? 0) + b.providerFeeCents,
  }
}

function totalLine(name: string, { grossCents, refundCents, providerFeeCents }: AccountingTotal): string {
  const [gross, refund, fee] = [grossCents, refundCents, providerFeeCents].map(csvMoney)
  return line(['Totale', '', '', name, '', '', '', gross ?? '', refund ?? '', '', fee ?? '', '', ''])
}
