import {
  closureXml,
  readPrinterAnswer,
  refundXml,
  saleXml,
  statusXml,
  voidXml,
  type PrinterAnswer,
} from '../../domain/fiscal/epson-xml.ts'
import { FiscalTrouble, type DeviceStatus, type FiscalAdapter, type FiscalRef } from './fiscal-adapter.ts'

/** A printer prints one document in a few seconds; a daily closure takes longer. */
const TIMEOUT = 20_000

/** The codes after which nothing was printed and paper or a person helps. */
const NOTHING_PRINTED = new Set([
  'EPTR_COVER_OPEN',
  'EPTR_REC_EMPTY',
  'FP_NO_ANSWER_NETWORK',
  'FP_CLOSURE_NEEDED',
  'PRINTER_OFFLINE',
])

/**
 * A printer of the Epson FP family, which this server reaches in its own network (`url`: `http://<printer>/cgi-bin/fpmate.cgi`). It knows no
 * keys, so a lost answer is an unknown outcome. Tried against a stub alone.
 */
export function epsonAdapter({ url }: { readonly url: string }): FiscalAdapter {
  const print = async (xml: string, wish: { readonly isPlain?: boolean } = {}) => {
    const answer = await send(url, xml)
    if (answer.isDone) return answer
    if (wish.isPlain === true) return answer
    if (NOTHING_PRINTED.has(answer.code)) throw new FiscalTrouble('unavailable', answer.code)
    throw new FiscalTrouble('rejected', answer.code)
  }
  return {
    name: 'epson',
    isIdempotent: false,
    issue: async (order) => refOf(await print(saleXml(order))),
    void: async (original) => refOf(await print(voidXml(original))),
    refund: async (original, order) => refOf(await print(refundXml(original, order))),
    dailyClose: async () => (await print(closureXml())).facts.get('zRepNumber') ?? '',
    status: async () => statusOf(await print(statusXml(), { isPlain: true })),
  }
}

async function send(url: string, xml: string): Promise<PrinterAnswer> {
  const headers = { 'content-type': 'text/xml;charset=utf-8' }
  const response = await fetch(url, { method: 'POST', headers, body: xml, signal: AbortSignal.timeout(TIMEOUT) }).catch(
    (error: unknown) => {
      throw troubleOf(error)
    },
  )
  const answer = readPrinterAnswer(await response.text())
  if (answer === null)
    throw new FiscalTrouble('uncertain', `the printer answered ${response.status} without a response`)
  return answer
}

/** Only what never reached the printer is certain not to have been printed. */
export function troubleOf(error: unknown): FiscalTrouble {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  const isUnreached = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'].includes(
    cause?.code ?? '',
  )
  const words = cause?.code ?? (error instanceof Error ? error.name : 'unknown')
  return new FiscalTrouble(isUnreached ? 'unavailable' : 'uncertain', words)
}

function refOf({ facts }: PrinterAnswer): FiscalRef {
  const zeros = (name: string) => (facts.get(name) ?? '').padStart(4, '0')
  const [day = '', month = '', year = ''] = (facts.get('fiscalReceiptDate') ?? '').split('/')
  if (!facts.has('fiscalReceiptNumber') || year === '')
    throw new FiscalTrouble('uncertain', 'the answer names no document')
  return {
    number: `${zeros('zRepNumber')}-${zeros('fiscalReceiptNumber')}`,
    day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    device: facts.get('serialNumber') ?? 'epson',
  }
}

/** `fpStatus` begins with the paper: 0 is enough, 1 nearly over, 2 and 3 over. */
function statusOf({ isDone, code, facts }: PrinterAnswer): DeviceStatus {
  const papers: Readonly<Record<string, DeviceStatus['paper']>> = { '0': 'ok', '1': 'low', '2': 'out', '3': 'out' }
  const paper = code === 'EPTR_REC_EMPTY' ? 'out' : (papers[facts.get('fpStatus')?.[0] ?? ''] ?? 'unknown')
  return { isOk: isDone && paper !== 'out', paper, lastZ: facts.get('zRepNumber') ?? '', note: code }
}
