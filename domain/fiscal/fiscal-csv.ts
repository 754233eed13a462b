import { csvCell, csvMoney } from '../till/accounting-csv.ts'
import type { FiscalDocument } from './calls.ts'

const COLUMNS = [
  'Stato',
  'Tipo',
  'Numero',
  'Giorno',
  'Apparecchio',
  'Documento originale',
  'Ordine',
  'Descrizione',
  'Quantità',
  'Lordo',
  'IVA',
  'Aliquota o natura',
  'Pagamento',
] as const

const KINDS = { sale: 'vendita', refund: 'reso', void: 'annullo' } as const
const PAYMENTS = { cash: 'contante', electronic: 'elettronico', unpaid: 'non riscosso', voucher: 'buono' } as const
const STATES: Partial<Record<FiscalDocument['state'], string>> = {
  issued: 'emesso',
  voided: 'annullato',
  refunded: 'emesso, poi reso',
  manual: 'da emettere a mano',
  failed: 'non riuscito',
}

const row = (cells: readonly string[]) => `${cells.map(csvCell).join(';')}\r\n`

/** One row for each line of each document; what has no number is still to be issued. */
export function fiscalCsv(documents: readonly FiscalDocument[]): string {
  const rows = documents.flatMap((document) =>
    document.lines.map((line) => {
      const sign = document.kind === 'sale' ? 1 : -1
      return row([
        STATES[document.state] ?? 'da emettere',
        KINDS[document.kind],
        document.number ?? '',
        document.issuedOn ?? '',
        document.device ?? '',
        document.originalNumber ?? '',
        document.orderNumber,
        line.description,
        String(line.quantity),
        csvMoney(sign * line.grossCents),
        csvMoney(sign * line.vatCents),
        line.nature ?? `${line.vatPercent}%`,
        document.payments.map(({ kind }) => PAYMENTS[kind]).join(', '),
      ])
    }),
  )
  return `\uFEFF${row(COLUMNS)}${rows.join('')}`
}
