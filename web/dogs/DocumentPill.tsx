import type { DocumentState } from '../../domain/dogs/documents.ts'
import { useTexts } from '../platform/texts.ts'
import { Pill } from '../ui/surfaces.tsx'
import { dogTexts } from './texts.ts'

const LOOKS = {
  waiting: { tone: 'neutral', icon: 'clock' },
  accepted: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'bad', icon: 'close' },
  expired: { tone: 'warn', icon: 'clock-alert' },
} as const

/** How a document stands, in a word and a sign. */
export function DocumentPill({ state }: { readonly state: DocumentState }) {
  const texts = useTexts(dogTexts).documents
  return <Pill {...LOOKS[state]}>{texts.states[state]}</Pill>
}
