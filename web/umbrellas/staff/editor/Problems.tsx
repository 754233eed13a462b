import type { Thing } from '../../../../domain/umbrellas/editor/edits.ts'
import type { PlanProblem } from '../../../../domain/umbrellas/editor/plan-problems.ts'
import type { BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import { editorTexts } from './texts.ts'
import { NameList } from './NameList.tsx'
import { keyOf } from './things.ts'

/** What doesn't fit together in the plan, each with the way to it. */
export function Problems(props: {
  readonly file: BeachFile
  readonly problems: readonly PlanProblem[]
  readonly onGo: (things: readonly Thing[]) => void
}) {
  const texts = useTexts(editorTexts)
  const language = useLanguage()
  if (props.problems.length === 0)
    return (
      <Note tone="ok" icon="check">
        {texts.noProblems}
      </Note>
    )
  return (
    <ul className="col g3">
      {props.problems.map(({ kind, names: known, things }) => {
        const zones = things.flatMap((thing) => (thing.kind === 'zone' ? [thing.id] : []))
        const names = [
          ...known,
          ...props.file.zones.flatMap(({ id, name }) => (zones.includes(id) ? name[language] : [])),
        ]
        return (
          <li key={`${kind} ${things.map(keyOf).join(' ')}`} className="col g2">
            <Note tone="warn" icon="alert" title={texts.problem[kind]}>
              <NameList names={names} />
            </Note>
            <Button variant="tint" size="sm" icon="search" onPress={() => props.onGo(things)}>
              {texts.show(things.length === 1 ? (names[0] ?? '') : texts.things(things.length))}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
