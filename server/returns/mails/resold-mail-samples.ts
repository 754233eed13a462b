import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { MailSample } from '../../platform/mail-gallery.ts'
import { resoldMail } from './resold-mail.ts'

/** The mail with sample data. */
export const RETURN_MAIL_SAMPLES: readonly MailSample[] = [
  {
    name: 'given-back day sold',
    make: (language) =>
      resoldMail(
        { sender: ['Bagno Argo', 'Viale della Pineta 1, Marina'], publicUrl: 'https://app.example' },
        language,
        {
          day: civilDate('2027-07-10'),
          amountCents: 1400,
        },
      ),
  },
]
