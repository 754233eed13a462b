import {
  FiscalTrouble,
  type DeviceStatus,
  type FiscalAdapter,
  type FiscalOrder,
  type FiscalRef,
} from '../../server/fiscal/fiscal-adapter.ts'

/** What the fake does to the next requests; `crash` issues and then loses the answer. */
export type FiscalMood = 'well' | 'down' | 'closed' | 'no_paper' | 'day_not_closed' | 'rejects' | 'slow' | 'crash'

export interface FakeDocument extends FiscalRef {
  readonly act: 'issue' | 'refund' | 'void'
  readonly key: string
  readonly original: string | null
  readonly order: FiscalOrder | null
}

/** A receipt service that keeps what it issued by key; a printer that knows none with `isIdempotent: false`. */
export interface FakeFiscal extends FiscalAdapter {
  mood: FiscalMood
  /** Everything that came out, in its order. */
  readonly documents: FakeDocument[]
  readonly closures: string[]
}

export function fakeFiscal(day: string, isIdempotent = true): FakeFiscal {
  const documents: FakeDocument[] = []
  const closures: string[] = []
  const make = async (
    content: Pick<FakeDocument, 'act' | 'key' | 'original' | 'order'>,
  ): Promise<FiscalRef | 'queued'> => {
    const known = isIdempotent ? documents.find(({ key }) => key === content.key) : undefined
    if (fake.mood === 'down') throw new FiscalTrouble('unavailable', 'ECONNREFUSED')
    if (fake.mood === 'closed') throw new FiscalTrouble('later', 'closed until midnight', 240_000)
    if (fake.mood === 'no_paper') throw new FiscalTrouble('unavailable', 'EPTR_REC_EMPTY')
    if (fake.mood === 'day_not_closed') throw new FiscalTrouble('unavailable', 'FP_CLOSURE_NEEDED')
    if (fake.mood === 'rejects') throw new FiscalTrouble('rejected', 'HTTP 422')
    const made = known ?? {
      ...content,
      number: `0001-${String(documents.length + 1).padStart(4, '0')}`,
      day,
      device: 'FAKE',
    }
    if (known === undefined) documents.push(made)
    if (fake.mood === 'crash') throw new FiscalTrouble('uncertain', 'the answer was lost')
    return fake.mood === 'slow' ? 'queued' : made
  }
  const fake: FakeFiscal = {
    name: 'openapi',
    isIdempotent,
    mood: 'well',
    documents,
    closures,
    issue: (order) => make({ act: 'issue', key: order.key, original: null, order }),
    void: (original, { key }) => make({ act: 'void', key, original: original.number, order: null }),
    refund: (original, order) => make({ act: 'refund', key: order.key, original: original.number, order }),
    async dailyClose() {
      closures.push(String(closures.length + 1).padStart(4, '0'))
      return closures.at(-1) ?? ''
    },
    async status(): Promise<DeviceStatus> {
      const isOk = fake.mood === 'well'
      return {
        isOk,
        paper: fake.mood === 'no_paper' ? 'out' : 'ok',
        lastZ: closures.at(-1) ?? '',
        note: isOk ? '' : fake.mood,
      }
    },
  }
  return fake
}
