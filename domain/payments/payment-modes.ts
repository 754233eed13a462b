/** Numeric ids of the payment modes in the 3.1.10 protocol. */
export const PAYMENT_MODES = { cash: 1, wallet: 2, card: 3, second_card: 4 } as const

/** The modes that are paid online, in the order in which they are offered (DESIGN.md, checkout). */
export const ONLINE_METHODS = ['card', 'second_card', 'wallet'] as const
export type OnlineMethod = (typeof ONLINE_METHODS)[number]

export function isOnlineMethod(method: string): method is OnlineMethod {
  return (ONLINE_METHODS as readonly string[]).includes(method)
}

/** The method of a mode that is paid online; undefined for every other id. */
export function methodOfMode(modeId: number): OnlineMethod | undefined {
  return ONLINE_METHODS.find((method) => PAYMENT_MODES[method] === modeId)
}
