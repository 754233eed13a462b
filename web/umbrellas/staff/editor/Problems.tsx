import type { Thing } from '../../../../domain/umbrellas/editor/edits.ts'
import type { PlanProblem } from '../../../../domain/umbrellas/editor/plan-problems.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import { editorTexts } from './texts.ts'
import { NameList } from './NameList.tsx'

/** What doesn't fit together in the plan, each with the way to it. */
export function Problems(props: {
  readonly problems: readonly PlanProblem[]
  readonly onGo: (things: readonly Thing[]) => void
}) {
  const texts = useTexts(editorTexts)
  if (props.problems.length === 0)
    return (
      <Note tone="ok" icon="check">
        {texts.noProblems}
      </Note>
    )
  return (
    <ul className="col g3">
      {props.problems.map(({ kind, names, things }) => (
        <li key={`${kind} ${names[0]}`} className="col g2">
          <Note tone="warn" icon="alert" title={texts.problem[kind]}>
            <NameList names={names} />
          </Note>
          <Button variant="tint" size="sm" icon="search" onPress={() => props.onGo(things)}>
            {texts.show(things.length === 1 ? (names[0] ?? '') : texts.things(things.length))}
          </Button>
        </li>
      ))}
    </ul>
  )
}
