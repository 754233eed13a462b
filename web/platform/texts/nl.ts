import type { it } from './it.ts'

export const nl: typeof it = {
  network: 'Er is geen netwerk. Controleer je verbinding en probeer het opnieuw.',
  timeout: 'Geen antwoord na 25 seconden. Controleer je netwerk en probeer het opnieuw.',
  defect: 'Oeps, er ging iets mis. Probeer opnieuw. Blijft het zo, log dan uit en weer in.',
  asked: 'De aanvraag is verstuurd: nu wacht die op het ja van de leiding.',
}
