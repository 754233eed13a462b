import { civilDate } from '../../../../domain/platform/civil-date.ts'
import type { Language } from '../../../../domain/platform/language.ts'
import type { MailSample } from '../../../platform/mail-gallery.ts'
import { earnedMail, expiringMail, type CreditMailFrame } from './credit-mails.ts'

const UNTIL = civilDate('2029-07-10')

const frame = (language: Language): CreditMailFrame => ({
  language,
  firstName: 'Giulia',
  balanceCents: 3200,
  sender: ['Bagno Argo', 'Viale della Pineta 1, Marina'],
  creditUrl: 'https://app.example/tabs/contact/credito',
})

/** The mails about credit with sample data. */
export const CREDIT_MAIL_SAMPLES: readonly MailSample[] = [
  {
    name: 'credit earned: by the desk',
    make: (language) =>
      earnedMail(frame(language), {
        amountCents: 1200,
        reason: 'goodwill',
        note: 'Per il lettino rotto di sabato',
        expiresOn: UNTIL,
      }),
  },
  {
    name: 'credit earned: refund as credit',
    make: (language) => earnedMail(frame(language), { amountCents: 3200, reason: 'refund', note: '', expiresOn: null }),
  },
  {
    name: 'credit ends soon',
    make: (language) => expiringMail(frame(language), { amountCents: 1200, expiresOn: UNTIL }),
  },
]
