/** One right input for every call about money that waits for a second yes. */
export const MONEY_STAFF_SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  listMoneyRequests: {},
  askMoneyOut: {
    call: 'refundAtDesk',
    input: {
      orderId: 4711,
      tender: 'cash',
      amountCents: 12_000,
      reason: 'Ombrellone rotto',
      pressId: '00000000-0000-4000-8000-000000000109',
    },
    reason: 'Lo ha chiesto il cliente',
  },
  approveMoneyRequest: { requestId: 4711 },
  refuseMoneyRequest: { requestId: 4711 },
}
