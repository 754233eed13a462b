import { en as pages } from '../../../domain/content/info-titles/en.ts'
import type { it } from './it.ts'

export const en: typeof it = {
  page: {
    version: (version) => `Version of the text: ${version}`,
    missingTitle: 'This page doesn’t exist',
    missingText: 'It may have a new name. You’ll find all the others under contacts.',
    toContacts: 'Go to contacts',
  },
  offers: {
    umbrellas: 'Book an umbrella',
    parking: 'Book parking',
    services: 'Choose services',
    restaurant: 'Book a table',
  },
  contacts: {
    title: 'Contacts and services',
    services: 'Services',
    reach: 'How to reach us',
    call: 'Call',
    directions: 'Directions',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    vat: (number) => `VAT no. ${number}`,
    pages,
  },
  privacy: {
    title: 'Privacy',
    text: 'How we handle your data, in two languages.',
    newWindow: 'They open in a new window.',
    missing: 'The text is not available yet.',
    close: 'Close',
  },
}
