import type { AuditRow } from '../../../domain/staff/audit-calls.ts'
import { auditFacts } from '../../../domain/staff/audit-facts.ts'
import { auditPerson } from '../../../domain/staff/audit-sentence.ts'
import { useTexts } from '../../platform/texts.ts'
import { auditTexts, auditWords } from './texts.ts'
import { useAuditWords } from './use-audit-words.ts'
import { useFactWords } from './use-fact-words.ts'

/** Who, when, with what, about what; then each field with its value, or with what it was and what it became. */
export function AuditFacts({ row }: { readonly row: AuditRow }) {
  const texts = useTexts(auditTexts)
  const words = useTexts(auditWords)
  const { when } = useAuditWords()
  const { label, value } = useFactWords(row)
  // As it is kept, a period's end comes before its beginning.
  const facts = auditFacts(row.detail).toSorted((a, b) => Number(isStart(b.path)) - Number(isStart(a.path)))
  const around = [
    [texts.who, auditPerson(row, words)],
    [texts.when, when(row)],
    [texts.with, row.device],
    [texts.concerns, [row.name ?? '', ...row.places].filter((part) => part !== '').join(' · ')],
  ] as const
  return (
    <>
      <dl className="audit-detail">
        {around
          .filter(([, said]) => said !== '')
          .map(([name, said]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        {facts.map((fact) => (
          <div key={fact.path.join('.')}>
            <dt>{label(fact.path)}</dt>
            <dd>
              {'before' in fact ? (
                <>
                  <s className="ink2">
                    <span className="sr">{`${texts.before}: `}</span>
                    {value(fact.path, fact.before)}
                  </s>
                  {' → '}
                  <b>
                    <span className="sr">{`${texts.after}: `}</span>
                    {value(fact.path, fact.value)}
                  </b>
                </>
              ) : (
                value(fact.path, fact.value)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {Object.keys(row.detail).length === 0 ? <p className="ink2">{texts.forgotten}</p> : null}
    </>
  )
}

const isStart = (path: readonly string[]) => path.at(-1) === 'from'
