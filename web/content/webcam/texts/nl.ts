/** Texts of the live webcam. */
export const nl = {
  title: 'LIVE WEBCAM',
  label: 'Het strand, live',
  live: 'LIVE',
  still: 'Stilstaand beeld',
  stillLabel: 'Het laatste beeld van het strand, niet live',
  stillText: 'Het livebeeld staat stil: wat je ziet, is niet actueel.',
  data: 'Hij ververst vanzelf. Met mobiele data verbruikt hij ongeveer 4 MB per minuut.',
  fullScreen: 'Volledig scherm',
  missing: 'De webcam is nu niet beschikbaar',
  missingText:
    'Misschien staat hij uit of heeft hij geen netwerk. Het strand is er nog gewoon: probeer het straks opnieuw.',
  retry: 'Opnieuw proberen',
  close: 'Sluiten',
  loading: 'De webcam wordt gezocht…',
}
