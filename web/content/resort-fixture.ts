import type { getResort } from '../../domain/content/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'

/** The resort of the tests, open for the season. */
export const RESORT: CallOutput<typeof getResort> = {
  name: 'Bagno Argo',
  place: 'Marina di Cecina',
  phone: '+39 0586 000000',
  email: 'ciao@argo.example',
  address: 'Viale della Vittoria 1',
  legalName: 'Bagno Argo S.r.l.',
  vatNumber: 'IT01234567890',
  timeZone: 'Europe/Rome',
  today: '2027-07-18',
  season: { from: '2027-05-01', to: '2027-09-30' },
  holdMinutes: 8,
  maxUmbrellas: 5,
  maxPeriodDays: 14,
  largeDogOverTenthsKg: 140,
  accessiblePoolDays: 3,
  cashCutoffHours: { full_day: 10, morning: 10, afternoon: 15 },
  fromCents: 3100,
  accountDeletionOffered: true,
  isPaymentSandbox: false,
  privacyUrls: { it: 'https://argo.example/privacy', en: 'https://argo.example/en/privacy' },
}
