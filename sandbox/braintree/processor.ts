import { testCard, type Behaviour } from './cards.ts'
import type { Card, ProcessorResponse, RejectionReason, Transaction } from './records.ts'

const TEXTS: Readonly<Record<string, string>> = {
  '2000': 'Do Not Honor',
  '2001': 'Insufficient Funds',
  '2002': 'Limit Exceeded',
  '2003': "Cardholder's Activity Limit Exceeded",
  '2004': 'Expired Card',
  '2005': 'Invalid Credit Card Number',
  '2006': 'Invalid Expiration Date',
  '2007': 'No Account',
  '2010': 'Card Issuer Declined CVV',
  '2012': 'Processor Declined - Possible Lost Card',
  '2013': 'Processor Declined - Possible Stolen Card',
  '2014': 'Processor Declined - Fraud Suspected',
  '2015': 'Transaction Not Allowed',
  '2099': 'Cardholder Authentication Required',
}
/** Codes after which the same card can never succeed. */
const HARD = new Set(['2004', '2005', '2006', '2007', '2012', '2013', '2014', '2015'])
const APPROVED: ProcessorResponse = { code: '1000', text: 'Approved', type: 'approved' }
const UNAVAILABLE: ProcessorResponse = {
  code: '3000',
  text: 'Processor Network Unavailable - Try Again',
  type: 'soft_declined',
}

export interface Verdict {
  readonly status: 'authorized' | 'processor_declined' | 'gateway_rejected' | 'failed'
  readonly processor: ProcessorResponse | null
  readonly rejection: RejectionReason | null
}

export function rejected(rejection: RejectionReason): Verdict {
  return { status: 'gateway_rejected', processor: null, rejection }
}

/** What the gateway and the processor say to an amount in cents, by Braintree's triggers. */
export function verdictOf(card: Card, cents: number): Verdict {
  const behaviour = testCard(card.number)?.behaviour ?? 'declined'
  if (behaviour === 'fraud' || behaviour === 'risk_threshold') return rejected(behaviour)
  if (cents === 500_100) return rejected('application_incomplete')
  const processor = processorResponse(behaviour, cents)
  const status = { approved: 'authorized', failed: 'failed', declined: 'processor_declined' } as const
  return { status: status[outcome(processor)], processor, rejection: null }
}

function outcome(processor: ProcessorResponse): 'approved' | 'failed' | 'declined' {
  if (processor === APPROVED) return 'approved'
  return processor === UNAVAILABLE ? 'failed' : 'declined'
}

function processorResponse(behaviour: Behaviour, cents: number): ProcessorResponse {
  const whole = Math.trunc(cents / 100)
  if (behaviour === 'failed' || whole === 3000) return UNAVAILABLE
  if (behaviour !== 'declined' && (whole < 2000 || whole > 2999)) return APPROVED
  const code = behaviour === 'declined' ? '2000' : String(whole)
  return { code, text: TEXTS[code] ?? 'Processor Declined', type: HARD.has(code) ? 'hard_declined' : 'soft_declined' }
}

/** The message of a refused transaction; null for one that went through. */
export function refusalText({ status, processor, rejection }: Pick<Transaction, 'status' | 'processor' | 'rejection'>) {
  if (status === 'gateway_rejected') return `Gateway Rejected: ${rejection ?? ''}`
  return status === 'processor_declined' || status === 'failed' ? (processor?.text ?? '') : null
}
