import { applyEdit } from '../../../../domain/umbrellas/editor/apply-edit.ts'
import type { BeachEdit } from '../../../../domain/umbrellas/editor/edits.ts'
import { useTexts } from '../../../platform/texts.ts'
import { SelectField } from '../../../ui/staff/SelectField.tsx'
import { CodeField } from './CodeField.tsx'
import { FlagSwitch, type InspectorProps } from './inspector-parts.tsx'
import { NumberField } from './NumberField.tsx'
import { editorTexts } from './texts.ts'
import { rowsOf } from './things.ts'

/** Where a row stands, its column blocks and what it is. */
export function RowFields({ id, file, onEdit, onSelect }: InspectorProps & { readonly id: string }) {
  const texts = useTexts(editorTexts)
  const row = file.rows.find((one) => one.id === id)
  if (row === undefined) return null
  const change = (changes: Extract<BeachEdit, { kind: 'change_row' }>['changes']) =>
    onEdit({ kind: 'change_row', id, changes })
  return (
    <>
      <h2 className="head">{texts.row(id)}</h2>
      <NumberField label={texts.rowY} value={row.y} onChange={(y) => change({ y })} />
      <SelectField
        label={texts.rowColumns}
        value={row.columns}
        options={Object.keys(file.columns).map((name) => ({ id: name, label: texts.columns(rowsOf(file, name)) }))}
        onChange={(columns) => change({ columns })}
      />
      <FlagSwitch
        label={texts.rowFirst}
        isOn={row.first === true}
        onChange={(isOn) => change({ first: isOn ? true : undefined })}
      />
      <FlagSwitch
        label={texts.rowGazebos}
        isOn={row.gazebos === true}
        onChange={(isOn) => change({ gazebos: isOn ? true : undefined })}
      />
      <FlagSwitch
        label={texts.rowQuiet}
        isOn={row.quiet === true}
        onChange={(isOn) => change({ quiet: isOn ? true : undefined })}
      />
      <CodeField
        key={id}
        label={texts.rowId}
        action={texts.rename}
        start={id}
        error={texts.rowIdError}
        onSubmit={(to) => {
          const edit: BeachEdit = { kind: 'rename_row', id, to }
          if (to === id || applyEdit(file, edit) === file) return to === id
          onEdit(edit)
          onSelect({ things: [{ kind: 'row', id: to }], gaps: [] })
          return true
        }}
      />
    </>
  )
}

/** The numbers of a column block and where they stand. */
export function RunFields(props: InspectorProps & { readonly columns: string; readonly index: number }) {
  const { columns, index, file, onEdit } = props
  const texts = useTexts(editorTexts)
  const runs = file.columns[columns] ?? []
  const run = runs[index]
  if (run === undefined) return null
  const change = (part: Partial<typeof run>) =>
    onEdit({ kind: 'columns', id: columns, runs: runs.with(index, { ...run, ...part }) })
  return (
    <>
      <h2 className="head">{texts.run(run.first, run.last)}</h2>
      <div className="editor-pair">
        <NumberField isWhole label={texts.runFirst} value={run.first} onChange={(first) => change({ first })} />
        <NumberField isWhole label={texts.runLast} value={run.last} onChange={(last) => change({ last })} />
        <NumberField label={texts.runX} value={run.x} onChange={(x) => change({ x })} />
        <NumberField label={texts.runStep} value={run.step} onChange={(step) => change({ step })} />
      </div>
    </>
  )
}
