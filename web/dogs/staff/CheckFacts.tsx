import type { DocumentCheck } from '../../../domain/dogs/calls.ts'
import { day, dayOfInstant } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { DocumentPill } from '../DocumentPill.tsx'
import { DogPicture } from '../DogPicture.tsx'
import { dogTexts } from '../texts.ts'
import { useDogWords } from '../use-dogs.ts'
import { dogCheckTexts } from './texts.ts'

/** The dog of a document, whose it is and what is known of it. */
export function CheckFacts({ check }: { readonly check: DocumentCheck }) {
  const texts = useTexts(dogCheckTexts)
  const own = useTexts(dogTexts)
  const words = useDogWords()
  const language = useLanguage()
  const { dog, ownerName, kind, state, rejection, addedAt } = check
  const facts = [
    [texts.owner, ownerName],
    [texts.chip, dog.chip ?? texts.notSaid],
    [texts.temperament, dog.temperament === null ? texts.notSaid : own.form.temperaments[dog.temperament]],
    [texts.added, day(dayOfInstant(addedAt), language, 'date')],
  ] as const
  return (
    <section className="card col g3" aria-label={dog.name}>
      <div className="row g3">
        <DogPicture name={dog.name} photo={dog.photo} size={56} />
        <div className="grow">
          <h2 className="t3 ell">{dog.name}</h2>
          <p className="foot ink2">{words(dog)}</p>
        </div>
      </div>
      <p className="row g2 wrap">
        <span className="head">{own.documents.kinds[kind]}</span>
        <DocumentPill state={state} />
      </p>
      {rejection === null ? null : (
        <p className="foot dang">
          {[own.documents.reasons[rejection.reason], rejection.note].filter((part) => part !== '').join('. ')}
        </p>
      )}
      <dl className="checks-facts foot">
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
