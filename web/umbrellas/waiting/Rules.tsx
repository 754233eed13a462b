import { useTexts } from '../../platform/texts.ts'
import { Note } from '../../ui/surfaces.tsx'
import { waitingTexts } from './texts.ts'
import { useWaiting } from './use-waiting.ts'

interface RulesProps {
  /** The sentences, with minutes to answer, minutes on the day itself, and offers without an answer that end a request. */
  readonly words?: (minutes: number, sameDay: number, ignored: number) => readonly string[]
}

/** What holds for everybody on the list, with the resort's own numbers; the words are those of places when none are given. */
export function Rules({ words }: RulesProps) {
  const texts = useTexts(waitingTexts).join
  const { data } = useWaiting()
  if (data === undefined) return null
  const { offerMinutes, sameDayMinutes, mostIgnored } = data.rules
  return (
    <Note className="mt4" title={texts.rulesTitle}>
      {(words ?? texts.rules)(offerMinutes, sameDayMinutes, mostIgnored).map((rule) => (
        <p key={rule} className="mt1">
          {rule}
        </p>
      ))}
    </Note>
  )
}
