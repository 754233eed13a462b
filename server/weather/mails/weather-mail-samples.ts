import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { MailSample } from '../../platform/mail-gallery.ts'
import { weatherMail } from './weather-mail.ts'

const HEAD = { sender: ['Bagno Argo', 'Viale della Pineta 1, Marina'], publicUrl: 'https://app.example' }
const DAY = { day: civilDate('2027-07-10'), amountCents: 1400 }

/** The mail with sample data: for who had not come, and for who had. */
export const WEATHER_MAIL_SAMPLES: readonly MailSample[] = [
  { name: 'day of bad weather', make: (language) => weatherMail(HEAD, language, { ...DAY, hasArrived: false }) },
  {
    name: 'day of bad weather: had come',
    make: (language) => weatherMail(HEAD, language, { ...DAY, hasArrived: true }),
  },
]
