import type { ReceiptLine, ReceiptPayment } from '../../domain/fiscal/receipt.ts'
import type { AdapterName } from '../../domain/fiscal/fiscal-words.ts'

/** Where an issued document is found again. */
export interface FiscalRef {
  readonly number: string
  /** 'YYYY-MM-DD'. */
  readonly day: string
  /** Serial number of the printer, or the service's own id. */
  readonly device: string
}

/** What is issued: one document, one key. */
export interface FiscalOrder {
  readonly key: string
  readonly lines: readonly ReceiptLine[]
  readonly payments: readonly ReceiptPayment[]
}

export interface DeviceStatus {
  readonly isOk: boolean
  readonly paper: 'ok' | 'low' | 'out' | 'unknown'
  /** Number or day of the last daily closure; empty for none that is known. */
  readonly lastZ: string
  /** The device's own words; empty when all is well. */
  readonly note: string
}

/**
 * The boundary to whatever issues receipts (guide 2.2). Every method may be asked again with the same key. Throws {@link FiscalTrouble};
 * anything else counts as an unknown outcome.
 */
export interface FiscalAdapter {
  readonly name: AdapterName
  /**
   * Whether the same key asked twice is one document. Where it is not, nobody asks again after an outcome that is unknown: a person looks
   * at the paper first.
   */
  readonly isIdempotent: boolean
  issue(order: FiscalOrder): Promise<FiscalRef | 'queued'>
  /** Voids a document of the same day as a whole; `key` names the voiding. */
  void(original: FiscalRef, wish: { readonly key: string; readonly reason: string }): Promise<FiscalRef | 'queued'>
  /** Takes items back, linked to the document that they were sold by. */
  refund(original: FiscalRef, order: FiscalOrder): Promise<FiscalRef | 'queued'>
  /** The daily closure; answers its number. Missing where there is none. */
  dailyClose?(): Promise<string>
  status(): Promise<DeviceStatus>
}

/**
 * Why a document is not issued. `later`: nothing happened, and the service says when it is open again. `unavailable`: nothing happened; a
 * try later may do it. `rejected`: it will never be taken as it is. `uncertain`: nobody knows whether it was issued.
 */
export class FiscalTrouble extends Error {
  readonly outcome: 'later' | 'unavailable' | 'rejected' | 'uncertain'
  /** Milliseconds until it is open again; 0 but for `later`. */
  readonly waitMs: number

  constructor(outcome: FiscalTrouble['outcome'], words: string, waitMs = 0) {
    super(words)
    this.name = 'FiscalTrouble'
    this.outcome = outcome
    this.waitMs = waitMs
  }
}
