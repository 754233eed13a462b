import type { BeachEdit } from '../../../../domain/umbrellas/editor/edits.ts'
import type { BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'
import type { Beach } from '../../../../domain/umbrellas/files/resort-model.ts'
import type { Category } from '../../../../domain/umbrellas/plan.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Switch } from '../../../ui/choices.tsx'
import { NumberField } from './NumberField.tsx'
import { editorTexts } from './texts.ts'
import type { Selection } from './things.ts'

/** What the inspector of every kind of thing knows. */
export interface InspectorProps {
  readonly file: BeachFile
  readonly beach: Beach
  readonly categories: readonly Category[]
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  readonly onEdit: (edit: BeachEdit) => void
}

/** Moves everything that is chosen by some metres. */
export function MoveFields({ selection, onEdit }: InspectorProps) {
  const texts = useTexts(editorTexts)
  const move = (x: number, y: number) => onEdit({ kind: 'move', things: selection.things, by: { x, y } })
  return (
    <fieldset className="editor-pair" aria-label={texts.moveBy}>
      <NumberField label={texts.moveX} value={0} onChange={(x) => move(x, 0)} />
      <NumberField label={texts.moveY} value={0} onChange={(y) => move(0, y)} />
    </fieldset>
  )
}

/** A flag of several things: on where all have it. */
export function FlagSwitch(props: {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}) {
  return (
    <Switch isSelected={props.isOn} onChange={props.onChange}>
      {props.label}
    </Switch>
  )
}
