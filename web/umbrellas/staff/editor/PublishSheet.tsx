import { useState } from 'react'
import type { CallOutput } from '../../../../domain/platform/call.ts'
import {
  checkBeachDraft,
  publishBeach,
  type BeachOrphan,
  type PublishingProblem,
} from '../../../../domain/umbrellas/beach-calls.ts'
import type { BeachDifference } from '../../../../domain/umbrellas/editor/compare-beaches.ts'
import type { Category } from '../../../../domain/umbrellas/plan.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { dayRange } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useCallMutation, useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Note, Skeleton } from '../../../ui/surfaces.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { editorTexts } from './texts.ts'

interface PublishSheetProps {
  readonly version: number
  readonly difference: BeachDifference
  readonly categories: readonly Category[]
  readonly onPublished: (done: CallOutput<typeof publishBeach>) => void
  readonly onShow: (code: string) => void
  readonly onClose: () => void
}

/** What publishing changes and what stands against it; then it happens at once (B-23). */
export function PublishSheet({ version, difference, categories, onPublished, onShow, onClose }: PublishSheetProps) {
  const texts = useTexts(editorTexts).publishing
  const all = useTexts(editorTexts)
  const failureText = useFailureText()
  const check = useCallQuery(checkBeachDraft, {}, { staleTime: 0, gcTime: 0 })
  const publishing = useCallMutation(publishBeach)
  const [failure, setFailure] = useState<string | null>(null)
  const { problems = [], orphans = [] } = check.data ?? {}
  const isFree = check.isSuccess && !check.isFetching && problems.length === 0 && orphans.length === 0
  const publish = async () => {
    setFailure(null)
    try {
      onPublished(await publishing.mutateAsync({ version }))
    } catch (error) {
      setFailure(failureText(error))
      // Somebody may have come in the same moment: the list says who.
      void check.refetch()
    }
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      isDismissable={!publishing.isPending}
      title={texts.title}
      subtitle={texts.text}
      footer={
        <div className="col g2">
          <Button full isDisabled={!isFree} isBusy={publishing.isPending} onPress={() => void publish()}>
            {texts.confirm}
          </Button>
          <Button full variant="plain" isDisabled={publishing.isPending} onPress={onClose}>
            {texts.cancel}
          </Button>
        </div>
      }
    >
      <div className="col g4">
        {failure === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failure}
          </Note>
        )}
        {check.isError ? (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(check.error)}
          </Note>
        ) : null}
        {check.isPending ? (
          <div role="status">
            <p className="ink2">{texts.checking}</p>
            <Skeleton height={60} />
          </div>
        ) : null}
        <OtherProblems problems={problems} categories={categories} />
        <Orphans orphans={orphans} onShow={onShow} />
        <section className="col g2">
          <h3 className="head">{all.changes}</h3>
          <DifferenceList difference={difference} />
        </section>
      </div>
    </Sheet>
  )
}

function OtherProblems(props: {
  readonly problems: readonly PublishingProblem[]
  readonly categories: readonly Category[]
}) {
  const { problems, categories } = props
  const texts = useTexts(editorTexts)
  const language = useLanguage()
  const nameOf = (category: string) => categories.find(({ id }) => id === category)?.name[language] ?? category
  if (problems.length === 0) return null
  const words = (problem: PublishingProblem) =>
    problem.kind === 'price_missing'
      ? texts.publishing.price(problem.row, nameOf(problem.category))
      : texts.file.line(`${problem.file} › ${problem.path}`, problem.expected, problem.found)
  return (
    <Note tone="warn" icon="alert" title={texts.publishing.problems}>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>{words(problem)}</li>
        ))}
      </ul>
    </Note>
  )
}

function Orphans(props: { readonly orphans: readonly BeachOrphan[]; readonly onShow: (code: string) => void }) {
  const { orphans, onShow } = props
  const texts = useTexts(editorTexts).publishing
  const language = useLanguage()
  if (orphans.length === 0) return null
  return (
    <section className="col g2" aria-label={texts.orphans}>
      <Note tone="bad" icon="alert" title={texts.orphans}>
        {texts.orphansText}
      </Note>
      <ul className="col g2">
        {orphans.map(({ code, from, to, name, number, state, reason, subscriptionId }) => (
          <li key={`${code} ${from} ${state} ${number}`} className="editor-orphan">
            <p>
              <b>{code}</b> · {name} · {dayRange(from, to, language)}
            </p>
            <p className="foot ink2">
              {[texts.states[state], number === null ? '' : texts.order(number), texts.reason[reason]]
                .filter((words) => words !== '')
                .join(' · ')}
            </p>
            <div className="row g2 wrap">
              {subscriptionId === null ? null : (
                <LinkButton
                  size="sm"
                  variant="tint"
                  to="/ges/abbonamenti"
                  query={{ subscription: String(subscriptionId) }}
                >
                  {texts.open(name)}
                </LinkButton>
              )}
              <Button size="sm" variant="tint" onPress={() => onShow(code)}>
                {texts.keep(code)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
