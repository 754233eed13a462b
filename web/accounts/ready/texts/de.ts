import type { it } from './it.ts'

export const de: typeof it = {
  title: (name) => `${name}, dein Konto ist bereit`,
  text: 'Deine E-Mail ist bestätigt. Jetzt kannst du deinen Platz am Strand wählen.',
  book: 'Schirm buchen',
  home: 'Zur Startseite',
}
