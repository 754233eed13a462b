import { useFailureReason } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { catalogTexts } from '../../content/staff/texts.ts'
import { Pill, Note } from '../../ui/surfaces.tsx'
import { fallbackOf, halfWritten, missingIn, type Draft } from './broadcast-draft.ts'
import { staffMessageTexts } from './texts.ts'
import { UnreachedPeople } from './UnreachedPeople.tsx'
import type { ReachedQuery } from './use-reached.ts'

interface ReachedProps {
  readonly reached: ReachedQuery
  readonly draft: Draft
}

/** How many people it reaches and whom it does not, and who of them will read another language than theirs: nothing is translated by itself. */
export function Reached({ reached, draft }: ReachedProps) {
  const texts = useTexts(staffMessageTexts)
  const names = useTexts(catalogTexts).languageName
  const own = useLanguage()
  const reason = useFailureReason()
  if (reached.isError)
    return (
      <Note tone="bad" icon="alert">
        {reason(reached.error)}
      </Note>
    )
  if (reached.data === undefined) return null
  const { people, languages, unreached } = reached.data
  if (people === 0)
    return (
      <div className="col g2">
        <Note role="status">{unreached.length === 0 ? texts.nobody : texts.nobodyReached}</Note>
        <UnreachedPeople people={unreached} />
      </div>
    )
  const half = halfWritten(draft)
  const fallback = fallbackOf(draft)
  const missing = missingIn(draft).filter((language) => languages[language] > 0)
  const list = new Intl.ListFormat(own).format(missing.map((language) => names[language]))
  return (
    <div className="col g2">
      <div className="col g2" role="status">
        <p className="row g2">
          <Pill tone="primary" icon="people">
            {texts.people(people)}
          </Pill>
        </p>
        {half === null ? null : (
          <Note tone="warn" icon="alert">
            {texts.half(names[half])}
          </Note>
        )}
        {fallback === null || missing.length === 0 ? null : <Note>{texts.missing(list, names[fallback])}</Note>}
      </div>
      <UnreachedPeople people={unreached} />
    </div>
  )
}
