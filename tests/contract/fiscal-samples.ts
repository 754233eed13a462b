/** One right input for every call of receipts. */
export const FISCAL_STAFF_SAMPLES = {
  getFiscal: {},
  listFiscalDay: { day: '2027-07-01' },
  markFiscalIssued: { documentId: 4711, number: '0001-0042', day: '2027-07-01', device: 'Registratore' },
  undoFiscalIssued: { documentId: 4711 },
  retryFiscal: { documentId: 4711 },
  voidFiscal: { documentId: 4711, reason: 'Aliquota sbagliata', number: '0001-0043' },
  exportFiscalDay: { day: '2027-07-01' },
  saveFiscalProfile: {
    productLine: 'bar',
    isDue: true,
    dueWhen: 'payment',
    vatPercent: 10,
    nature: null,
    department: 2,
    version: 1,
  },
}
