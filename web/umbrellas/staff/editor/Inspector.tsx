import type { BeachEdit, Thing } from '../../../../domain/umbrellas/editor/edits.ts'
import { LANDMARK_KINDS } from '../../../../domain/umbrellas/plan.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/staff/SelectField.tsx'
import { MoveFields, type InspectorProps } from './inspector-parts.tsx'
import { NameFields } from './NameFields.tsx'
import { NumberField } from './NumberField.tsx'
import { GapFields, PlaceFields } from './PlaceFields.tsx'
import { RowFields, RunFields } from './RowFields.tsx'
import { editorTexts } from './texts.ts'
import { chosenCodes, keyOf } from './things.ts'

/** Every number and name of what is chosen, so that nothing needs a pointer; the beach itself where nothing is. */
export function Inspector(props: InspectorProps) {
  const { selection, onEdit } = props
  const texts = useTexts(editorTexts)
  const [thing, more] = selection.things
  if (thing === undefined) return selection.gaps.length > 0 ? <GapFields {...props} /> : <SheetFields {...props} />
  const codes = chosenCodes(selection)
  const isPlaces = codes.length === selection.things.length
  const canGo = selection.things.some(({ kind }) => kind !== 'waterline')
  return (
    <div className="col g3" key={more === undefined ? keyOf(thing) : 'many'}>
      {isPlaces ? (
        <PlaceFields {...props} codes={codes} />
      ) : more === undefined ? (
        <ThingFields {...props} thing={thing} />
      ) : (
        <>
          <h2 className="head">{texts.things(selection.things.length)}</h2>
          <MoveFields {...props} />
        </>
      )}
      {canGo ? (
        <Button
          variant="danger-tint"
          size="sm"
          icon="trash"
          onPress={() => onEdit({ kind: 'remove', things: selection.things })}
        >
          {texts.remove}
        </Button>
      ) : null}
    </div>
  )
}

function ThingFields(props: InspectorProps & { readonly thing: Thing }) {
  const { thing, file, onEdit } = props
  const texts = useTexts(editorTexts)
  switch (thing.kind) {
    case 'row':
      return <RowFields {...props} id={thing.id} />
    case 'run':
      return <RunFields {...props} columns={thing.columns} index={thing.index} />
    case 'zone': {
      const zone = file.zones.find(({ id }) => id === thing.id)
      if (zone === undefined) return null
      const change = (part: Partial<typeof zone>) => onEdit({ kind: 'zone', zone: { ...zone, ...part } })
      return (
        <>
          <h2 className="head">{texts.zone}</h2>
          <AreaFields area={zone} onChange={change} />
          <NameFields name={zone.name} onChange={(name) => change({ name: { ...name } })} />
        </>
      )
    }
    case 'walkway': {
      const walkway = file.walkways[thing.index]
      if (walkway === undefined) return null
      return (
        <>
          <h2 className="head">{texts.walkway(thing.index + 1)}</h2>
          <AreaFields
            area={walkway}
            onChange={(part) => onEdit({ kind: 'walkway', index: thing.index, walkway: { ...walkway, ...part } })}
          />
        </>
      )
    }
    case 'landmark':
      return <LandmarkFields {...props} index={thing.index} />
    default:
      return <SheetFields {...props} />
  }
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function AreaFields({ area, onChange }: { readonly area: Area; readonly onChange: (part: Partial<Area>) => void }) {
  const texts = useTexts(editorTexts)
  return (
    <div className="editor-pair">
      <NumberField label={texts.x} value={area.x} onChange={(x) => onChange({ x })} />
      <NumberField label={texts.y} value={area.y} onChange={(y) => onChange({ y })} />
      <NumberField label={texts.areaWidth} value={area.width} onChange={(width) => onChange({ width })} />
      <NumberField label={texts.areaHeight} value={area.height} onChange={(height) => onChange({ height })} />
    </div>
  )
}

function LandmarkFields({ file, index, onEdit }: InspectorProps & { readonly index: number }) {
  const texts = useTexts(editorTexts)
  const landmark = file.landmarks[index]
  if (landmark === undefined) return null
  const change = (part: Partial<typeof landmark>) =>
    onEdit({ kind: 'landmark', index, landmark: { ...landmark, ...part } })
  return (
    <>
      <h2 className="head">{texts.kinds[landmark.kind]}</h2>
      <SelectField
        label={texts.kind}
        value={landmark.kind}
        options={LANDMARK_KINDS.map((id) => ({ id, label: texts.kinds[id] }))}
        onChange={(kind) => change({ kind })}
      />
      <div className="editor-pair">
        <NumberField label={texts.x} value={landmark.x} onChange={(x) => change({ x })} />
        <NumberField label={texts.y} value={landmark.y} onChange={(y) => change({ y })} />
      </div>
      <NameFields name={landmark.name} onChange={(name) => change({ name: { ...name } })} />
    </>
  )
}

function SheetFields({ file, onEdit }: InspectorProps) {
  const texts = useTexts(editorTexts)
  const change = (changes: Extract<BeachEdit, { kind: 'sheet' }>['changes']) => onEdit({ kind: 'sheet', changes })
  return (
    <div className="col g3">
      <h2 className="head">{texts.sheet}</h2>
      <div className="editor-pair">
        <NumberField label={texts.width} value={file.width} onChange={(width) => change({ width })} />
        <NumberField label={texts.height} value={file.height} onChange={(height) => change({ height })} />
      </div>
      <NumberField label={texts.waterline} value={file.waterline} onChange={(waterline) => change({ waterline })} />
      <SelectField
        label={texts.seaSide}
        value={file.seaSide}
        options={(['north', 'south'] as const).map((id) => ({ id, label: texts.seaSides[id] }))}
        onChange={(seaSide) => change({ seaSide })}
      />
    </div>
  )
}
