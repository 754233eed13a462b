import type { CallInput } from '../../../domain/platform/call.ts'
import { MONEY_OUT_LIMITS, type MoneyOutLimit } from '../../../domain/payments/money-out.ts'
import type { askMoneyOut } from '../../../domain/staff/money-request-calls.ts'
import type { CallFailure } from '../../platform/call-failure.ts'
import { createStore, useStore } from '../../platform/store.ts'

/** Money that waits for its person to say why a second one should say yes. */
export interface YesRequest {
  readonly asked: Omit<CallInput<typeof askMoneyOut>, 'reason'>
  readonly amountCents: number
  readonly limit: MoneyOutLimit
  readonly mostCents: number
  /** True once it was asked. */
  readonly end: (isAsked: boolean) => void
}

const request = createStore<YesRequest | null>(null)

/** Opens the sheet that asks a second manager; true once they are asked, false when the person lets it be (B-32). */
export async function askForYes(
  def: { readonly name: string },
  input: unknown,
  refusal: CallFailure,
): Promise<boolean> {
  const { MONEY_OUT_CALLS } = await import('../../../domain/staff/money-request-calls.ts')
  const name = MONEY_OUT_CALLS.find((call) => call.name === def.name)?.name
  const { amountCents, limit, mostCents } = refusal.problem?.data ?? {}
  const exceeded = MONEY_OUT_LIMITS.find((one) => one === limit)
  if (name === undefined || exceeded === undefined) return false
  request.get()?.end(false)
  return await new Promise<boolean>((resolve) => {
    const end = (isAsked: boolean) => {
      request.set(null)
      resolve(isAsked)
    }
    const asked = { call: name, input: input as Record<string, unknown> }
    request.set({ asked, amountCents: Number(amountCents), limit: exceeded, mostCents: Number(mostCents), end })
  })
}

/** What waits to be asked, followed; null when nothing does. */
export const useYesRequest = (): YesRequest | null => useStore(request)
