import type { Thing } from '../../../../domain/umbrellas/editor/edits.ts'
import { readCodes } from '../../../../domain/umbrellas/files/code-ranges.ts'
import { LANGUAGES, type LocalizedText } from '../../../../domain/platform/language.ts'
import { useLanguage } from '../../../platform/language.ts'
import { loadTexts, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from './CodeField.tsx'
import type { InspectorProps } from './inspector-parts.tsx'
import { editorTexts } from './texts.ts'
import { freeZoneId, keyOf, nextRow, nextRun, NOTHING, rowsOf } from './things.ts'
import type { it } from './texts/it.ts'

/** A word of the editor in every language, for the name of something new. */
async function inEveryLanguage(pick: (texts: typeof it) => string): Promise<LocalizedText> {
  const entries = await Promise.all(
    LANGUAGES.map(async (language) => [language, pick(await loadTexts(editorTexts, language))] as const),
  )
  return Object.fromEntries(entries) as LocalizedText
}

type OutlineProps = InspectorProps & { readonly onGo: (things: readonly Thing[]) => void }

/** Everything of the plan by name: to choose without a pointer, and to add to. */
export function Outline(props: OutlineProps) {
  const { file, beach, onSelect, onGo } = props
  const texts = useTexts(editorTexts)
  const language = useLanguage()
  const add = adding(props)
  const pick = (text: string) => {
    const read = readCodes(
      text,
      file.rows.map(({ id }) => id),
    )
    if (!('value' in read)) return false
    const known = new Set(beach.places.map(({ code }) => code))
    const codes = [...new Set(read.value)].filter((code) => known.has(code))
    if (codes.length > 0) onGo(codes.map((code) => ({ kind: 'place', code })))
    return codes.length > 0
  }
  const { columns } = file
  return (
    <div className="col g4">
      <CodeField
        label={texts.pick}
        action={texts.pickGo}
        start=""
        hint={texts.pickHint}
        error={texts.pickError}
        onSubmit={pick}
      />
      <Group title={texts.sheet}>
        <Item label={texts.sheet} onPress={() => onSelect(NOTHING)} />
      </Group>
      <Group title={texts.rows} add={{ label: texts.addRow, onPress: add.row }}>
        {file.rows.map(({ id }) => (
          <Item key={id} label={texts.row(id)} thing={{ kind: 'row', id }} {...props} />
        ))}
      </Group>
      {Object.entries(columns).map(([id, runs]) => (
        <Group
          key={id}
          title={texts.columns(rowsOf(file, id))}
          add={{ label: texts.addRun, onPress: () => add.run(id) }}
        >
          {runs.map((run, index) => (
            <Item
              key={`${run.first} ${run.x}`}
              label={texts.run(run.first, run.last)}
              thing={{ kind: 'run', columns: id, index }}
              {...props}
            />
          ))}
        </Group>
      ))}
      <Group title={texts.zones} add={{ label: texts.addZone, onPress: () => void add.zone() }}>
        {file.zones.map(({ id, name }) => (
          <Item key={id} label={name[language]} thing={{ kind: 'zone', id }} {...props} />
        ))}
      </Group>
      <Group title={texts.walkways} add={{ label: texts.addWalkway, onPress: add.walkway }}>
        {file.walkways.map(({ x, y }, index) => (
          <Item
            key={`${index} ${x} ${y}`}
            label={texts.walkway(index + 1)}
            thing={{ kind: 'walkway', index }}
            {...props}
          />
        ))}
      </Group>
      <Group title={texts.landmarks} add={{ label: texts.addLandmark, onPress: () => void add.landmark() }}>
        {file.landmarks.map(({ name, x, y }, index) => (
          <Item key={`${index} ${x} ${y}`} label={name[language]} thing={{ kind: 'landmark', index }} {...props} />
        ))}
      </Group>
    </div>
  )
}

/** Adds things in the middle of the plan, or after the last of their kind, and chooses them. */
function adding({ file, onEdit, onGo }: OutlineProps) {
  const { width, height, columns } = file
  const [middle, shore] = [width / 2, height / 2]
  const choose = (thing: Thing) => onGo([thing])
  return {
    row: () => {
      const row = nextRow(file)
      onEdit({ kind: 'add_row', row, like: file.rows.at(-1)?.id ?? null })
      choose({ kind: 'row', id: row.id })
    },
    run: (id: string) => {
      const runs = columns[id] ?? []
      onEdit({ kind: 'columns', id, runs: [...runs, nextRun(runs)] })
      choose({ kind: 'run', columns: id, index: runs.length })
    },
    zone: async () => {
      const id = freeZoneId(file)
      const name = { ...(await inEveryLanguage((words) => words.newZone)) }
      onEdit({ kind: 'zone', zone: { id, name, x: middle - 5, y: shore - 5, width: 10, height: 10 } })
      choose({ kind: 'zone', id })
    },
    walkway: () => {
      const index = file.walkways.length
      onEdit({ kind: 'walkway', index, walkway: { x: middle - 5, y: shore - 0.75, width: 10, height: 1.5 } })
      choose({ kind: 'walkway', index })
    },
    landmark: async () => {
      const index = file.landmarks.length
      const name = { ...(await inEveryLanguage((words) => words.kinds.shower)) }
      onEdit({ kind: 'landmark', index, landmark: { kind: 'shower', name, x: middle, y: shore } })
      choose({ kind: 'landmark', index })
    },
  }
}

function Group(props: {
  readonly title: string
  readonly add?: { readonly label: string; readonly onPress: () => void }
  readonly children: React.ReactNode
}) {
  return (
    <section className="col g2" aria-label={props.title}>
      <h2 className="foot b ink2">{props.title}</h2>
      <ul className="editor-items">{props.children}</ul>
      {props.add === undefined ? null : (
        <Button variant="tint" size="sm" icon="plus" onPress={props.add.onPress}>
          {props.add.label}
        </Button>
      )}
    </section>
  )
}

function Item(
  props: { readonly label: string; readonly thing?: Thing; readonly onPress?: () => void } & Partial<
    Pick<InspectorProps, 'selection'> & { readonly onGo: (things: readonly Thing[]) => void }
  >,
) {
  const { label, thing, onPress, selection, onGo } = props
  const isChosen = thing !== undefined && selection?.things.some((one) => keyOf(one) === keyOf(thing)) === true
  return (
    <li>
      <Button
        variant={isChosen ? 'primary' : 'ghost'}
        size="sm"
        onPress={() => (thing === undefined ? onPress?.() : onGo?.([thing]))}
      >
        {label}
      </Button>
    </li>
  )
}
