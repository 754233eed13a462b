import type { Visit } from '../../domain/arrivals/calls.ts'
import { useTexts } from '../platform/texts.ts'
import { arrivalTexts } from './texts.ts'

/** Whom the holder lets use the subscription: they come with its card, or say their name. Nothing for a booking. */
export function Members({ of: { members } }: { readonly of: Pick<Visit, 'members'> }) {
  const texts = useTexts(arrivalTexts)
  return members.length === 0 ? null : <p className="foot ink2">{texts.members(members.join(', '))}</p>
}
