import { wordsFor } from '../../../domain/messages/broadcast-rules.ts'
import type { ListedBroadcast } from '../../../domain/messages/staff-calls.ts'
import { day as dayText, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { EmptyState } from '../../ui/states.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { staffMessageTexts } from './texts.ts'
import { UnreachedPeople } from './UnreachedPeople.tsx'

const TONES = { waiting: 'accent', undone: 'neutral', sent: 'ok' } as const

/** What was said to the guests of a day, latest first, and whom it did not get to. */
export function BroadcastHistory({ broadcasts }: { readonly broadcasts: readonly ListedBroadcast[] }) {
  const texts = useTexts(staffMessageTexts)
  return (
    <section className="panel" aria-label={texts.history}>
      <h2 className="lh">{texts.history}</h2>
      {broadcasts.length === 0 ? (
        <EmptyState level={2} title={texts.noHistory.title} text={texts.noHistory.text} />
      ) : (
        broadcasts.map((broadcast) => <Entry key={broadcast.broadcastId} {...broadcast} />)
      )}
    </section>
  )
}

function Entry({ day, audience, texts: written, author, sendAt, state, people, unreached }: ListedBroadcast) {
  const texts = useTexts(staffMessageTexts)
  const language = useLanguage()
  const words = wordsFor(written, language)
  const facts = [
    dayText(day, language),
    texts.audiences[audience],
    ...(people === null ? [] : [texts.people(people)]),
    ...(author === '' ? [] : [texts.by(author)]),
    time(sendAt, language),
  ]
  return (
    <article className="messages-entry col g1">
      <div className="row sp g2">
        <h3 className="head grow" lang={words?.language}>
          {words?.title}
        </h3>
        <Pill tone={TONES[state]}>{texts.states[state]}</Pill>
      </div>
      <p className="sub" lang={words?.language}>
        {words?.text}
      </p>
      <p className="foot ink2">{facts.join(' · ')}</p>
      <UnreachedPeople people={unreached} />
    </article>
  )
}
