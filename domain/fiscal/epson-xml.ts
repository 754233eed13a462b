import type { ReceiptLine, ReceiptPayment } from './receipt.ts'
import type { PaymentKind } from './fiscal-words.ts'

/** Where a document of a printer is found again. */
export interface PrinterRef {
  /** 'ZZZZ-NNNN': number of the daily closure, number of the document. */
  readonly number: string
  /** 'YYYY-MM-DD'. */
  readonly day: string
  /** Serial number of the printer. */
  readonly device: string
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as a value of an attribute: escaped, in the letters that printers have, at most 38 as a printed line has. */
export function xmlText(text: string, most = 38): string {
  const printable = text.replaceAll(/[‘’]/g, "'").replaceAll(/[^\u0020-\u007E\u00A0-\u00FF€]/gu, ' ')
  return printable.slice(0, most).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** `12,34`, as the printer's web service reads amounts. */
export function printerAmount(amountCents: number): string {
  return `${Math.trunc(amountCents / 100)},${String(amountCents % 100).padStart(2, '0')}`
}

type Attributes = Readonly<Record<string, string | number>>
const element = (name: string, attributes: Attributes = {}) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? value : xmlText(value, 120)}"`)
    .join('')} />`

const envelope = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`

/** What the printer calls each way to pay: 0 cash, 2 card, 5 not paid, 6 ticket. */
const PAYMENTS: Readonly<Record<PaymentKind, readonly [type: number, words: string]>> = {
  cash: [0, 'CONTANTE'],
  electronic: [2, 'ELETTRONICO'],
  unpaid: [5, 'NON RISCOSSO'],
  voucher: [6, 'BUONO'],
}

const item = (name: string, { description, quantity, unitCents, department }: ReceiptLine) =>
  element(name, {
    operator: '1',
    description: description.slice(0, 38),
    quantity: String(quantity),
    unitPrice: printerAmount(unitCents),
    department,
    justification: '1',
  })

const totals = (payments: readonly ReceiptPayment[]) =>
  payments.map(({ kind, cents }) => {
    const [paymentType, description] = PAYMENTS[kind]
    return element('printRecTotal', {
      operator: '1',
      description,
      payment: printerAmount(cents),
      paymentType,
      index: 1,
      justification: '1',
    })
  })

const receipt = (content: readonly string[]) =>
  envelope(
    `<printerFiscalReceipt>${element('beginFiscalReceipt', { operator: '1' })}${content.join('')}${element('endFiscalReceipt', { operator: '1' })}</printerFiscalReceipt>`,
  )

interface Printed {
  readonly lines: readonly ReceiptLine[]
  readonly payments: readonly ReceiptPayment[]
}

/** The commands of a sale: the department carries the VAT. */
export function saleXml({ lines, payments }: Printed): string {
  return receipt([...lines.map((line) => item('printRecItem', line)), ...totals(payments)])
}

const words = ({ number, day, device }: PrinterRef) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${number.replace('-', ' ')} ${date}${month}${year} ${device}`
}

/** The commands of a return of items, with the document that they were sold by in its first message. */
export function refundXml(original: PrinterRef, { lines, payments }: Printed): string {
  const message = element('printRecMessage', { operator: '1', message: `REFUND ${words(original)}`, messageType: 4 })
  return receipt([message, ...lines.map((line) => item('printRecRefund', line)), ...totals(payments)])
}

/** The commands that void a document as a whole. */
export function voidXml(original: PrinterRef): string {
  const message = element('printRecMessage', { operator: '1', message: `VOID ${words(original)}`, messageType: 4 })
  return envelope(`<printerFiscalReceipt>${message}</printerFiscalReceipt>`)
}

/** The daily closure (Z). */
export const closureXml = (): string =>
  envelope(`<printerFiscalReport>${element('printZReport', { operator: '1', timeout: '' })}</printerFiscalReport>`)

/** Asks the printer how it is. */
export const statusXml = (): string =>
  envelope(`<printerCommand>${element('queryPrinterStatus', { operator: '1', statusType: 0 })}</printerCommand>`)

/** What a printer answered. */
export interface PrinterAnswer {
  readonly isDone: boolean
  /** Its code of what went wrong, such as `EPTR_REC_EMPTY`; empty when nothing did. */
  readonly code: string
  /** Further elements by name, such as `fiscalReceiptNumber`. */
  readonly facts: ReadonlyMap<string, string>
}

/** Reads an answer; null for what is none. */
export function readPrinterAnswer(xml: string): PrinterAnswer | null {
  const response = /<response\b([^>]*)>/.exec(xml)?.[1]
  if (response === undefined) return null
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(response)?.[1] ?? ''
  const facts = [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  )
  return { isDone: attribute('success') === 'true', code: attribute('code'), facts: new Map(facts) }
}
