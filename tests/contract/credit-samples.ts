/** One right input for every call of credit that its own people make. */
export const CREDIT_SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  getCredit: {},
}

/** The same for the desk. */
export const CREDIT_STAFF_SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  findGuestCredit: { search: 'giulia.ferri@posta.example' },
  giveCredit: {
    accountId: 4711,
    amountCents: 1200,
    note: 'Per il lettino rotto di sabato',
    clientId: '00000000-0000-4000-8000-000000000001',
  },
}
