const press = '00000000-0000-4000-8000-000000000109'
/** One note of 50 €. */
const COUNTED = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/** One right input for every call of the cash desk. */
export const TILL_STAFF_SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  getTill: {},
  findTillOrders: { search: 'Ferri' },
  collect: { orderId: 4711, tender: 'cash', amountCents: 4500, tenderedCents: 5000, pressId: press },
  undoCollect: { orderId: 4711, pressId: press },
  refundAtDesk: { orderId: 4711, tender: 'cash', amountCents: 500, reason: 'Un lettino rotto', pressId: press },
  undoRefundAtDesk: { orderId: 4711, pressId: press },
  drawerMovement: { kind: 'float', amountCents: 10_000, reason: 'Monete per il resto', pressId: press },
  undoDrawerMovement: { pressId: press },
  getOwnDrawer: {},
  openDrawer: { accountId: 4711, floatCents: 0, pressId: press },
  closeDrawer: { drawerId: 4711, cashCents: 5000, denominations: COUNTED, note: 'Tutto a posto' },
  closeTill: {
    previousClosingId: null,
    counted: { cashCents: 5000, cardCents: 0, denominations: COUNTED },
    leftCents: 5000,
    note: 'Tutto a posto',
    owingCents: 0,
    pressId: press,
  },
  listClosings: { before: null },
  getClosing: { closingId: 4711 },
  exportAccounting: { from: '2027-07-01', to: '2027-07-31', after: null },
  listReconciliations: {},
  reconcileAgain: { provider: 'stripe', day: '2027-07-01' },
  resolveIssue: { issueId: 4711, note: 'Chiarito con il gestore' },
  reopenIssue: { issueId: 4711 },
}
