import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { MailSample } from '../../platform/mail-gallery.ts'
import { acceptedMail, rejectedMail, reminderMail, type DogMailFrame } from './dog-mails.ts'

const UNTIL = civilDate('2027-08-31')

const frame = (language: Language): DogMailFrame => ({
  language,
  firstName: 'Giulia',
  dogName: 'Nebbia',
  kind: 'vaccination',
  validUntil: UNTIL,
  sender: ['Bagno Argo', 'Viale della Pineta 1, Marina'],
  passportUrl: 'https://app.example/tabs/contact/cani?dog=1',
})

/** The mails of this slice with sample data. */
export const DOG_MAIL_SAMPLES: readonly MailSample[] = [
  { name: 'dog: document accepted', make: (language) => acceptedMail(frame(language)) },
  {
    name: 'dog: document rejected',
    make: (language) => rejectedMail(frame(language), { reason: 'unreadable', note: 'La seconda pagina è tagliata.' }),
  },
  { name: 'dog: document ends soon', make: (language) => reminderMail(frame(language), UNTIL) },
]
