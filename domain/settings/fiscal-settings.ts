import { flag, text } from './setting-kinds.ts'

/** Settings of fiscal receipts. */
export const FISCAL_SETTINGS = {
  fiscalCreditIsVoucher: flag(
    1250,
    'internal',
    false,
    'Credit is a voucher that receipts show; otherwise it is a discount and receipts show money alone',
  ),
  fiscalTerminalAcquirer: text(
    1251,
    'internal',
    60,
    '',
    'Who settles the cards of the desk’s terminal, as linked on the tax agency’s portal',
  ),
} as const
