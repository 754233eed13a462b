import type { it } from './it.ts'

export const nl: typeof it = {
  login: 'Inloggen met een passkey',
  prove: 'Bevestigen met je passkey',
  proofText: 'Het gezicht, de vingerafdruk of de pincode van je apparaat is genoeg.',
  otherWay: 'Op een andere manier bevestigen',
  failed: 'De passkey werkte niet op dit apparaat. Probeer het opnieuw of log op een andere manier in.',
  notMade: 'De passkey is niet gemaakt. Probeer het opnieuw of kies een ander apparaat.',
  existing: 'Dit apparaat heeft al een passkey van jou.',
  list: {
    title: 'Passkeys',
    text: 'Je komt binnen met het gezicht, de vingerafdruk of de pincode van je apparaat: geen wachtwoord om te onthouden.',
    add: 'Een passkey toevoegen',
    added: 'Passkey toegevoegd',
    unnamed: 'Passkey',
    unused: 'Nooit gebruikt',
    usedToday: (time: string) => `Vandaag om ${time} gebruikt`,
    usedYesterday: (time: string) => `Gisteren om ${time} gebruikt`,
    usedOn: (day: string) => `Op ${day} gebruikt`,
    ofDesk: 'Te wijzigen in het beheer',
  },
  edit: {
    title: 'Je passkey',
    name: 'Naam',
    hint: 'Om hem te herkennen, bijvoorbeeld ‘Mijn telefoon’.',
    save: 'Naam opslaan',
    saved: 'Naam opgeslagen',
    remove: 'Passkey weghalen',
    removed: 'Passkey weggehaald: verwijder hem ook van het apparaat',
    last: 'Dit is de enige manier waarop je inlogt: voeg er eerst nog een toe.',
    back: 'Terug',
  },
}
