import { applyEdit } from '../../../../domain/umbrellas/editor/apply-edit.ts'
import type { BeachEdit } from '../../../../domain/umbrellas/editor/edits.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/staff/SelectField.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import { CodeField } from './CodeField.tsx'
import { FlagSwitch, MoveFields, type InspectorProps } from './inspector-parts.tsx'
import { NumberField } from './NumberField.tsx'
import { editorTexts } from './texts.ts'

const MIXED = ''

/** The one value that all have, or the mark of different ones. */
function shared(values: readonly string[]): string {
  return new Set(values).size === 1 ? (values[0] ?? MIXED) : MIXED
}

/** Zone, category and flags of the chosen places, and where a single one stands and what it is called. */
export function PlaceFields(props: InspectorProps & { readonly codes: readonly string[] }) {
  const { codes, file, beach, categories, onEdit } = props
  const texts = useTexts(editorTexts)
  const language = useLanguage()
  const wanted = new Set(codes)
  const places = beach.places.filter(({ code }) => wanted.has(code))
  const [place, more] = places
  if (place === undefined) return null
  const paint = (changes: Extract<BeachEdit, { kind: 'paint' }>['changes']) => onEdit({ kind: 'paint', codes, changes })
  const [zone, category] = [shared(places.map((one) => one.zone)), shared(places.map((one) => one.category))]
  const mixed = (value: string) => (value === MIXED ? [{ id: MIXED, label: texts.mixed }] : [])
  return (
    <>
      <h2 className="head">{more === undefined ? texts.place(place.code) : texts.places(places.length)}</h2>
      {more === undefined ? (
        <div className="editor-pair">
          <NumberField
            label={texts.x}
            value={place.x}
            onChange={(x) => onEdit({ kind: 'stand', code: place.code, at: { x, y: place.y } })}
          />
          <NumberField
            label={texts.y}
            value={place.y}
            onChange={(y) => onEdit({ kind: 'stand', code: place.code, at: { x: place.x, y } })}
          />
        </div>
      ) : (
        <MoveFields {...props} />
      )}
      {more === undefined && file.moved?.some(({ code }) => code === place.code) === true ? (
        <Button
          variant="tint"
          size="sm"
          icon="retry"
          onPress={() => onEdit({ kind: 'stand', code: place.code, at: null })}
        >
          {texts.toCrossing}
        </Button>
      ) : null}
      <SelectField
        label={texts.zone}
        value={zone}
        options={[...mixed(zone), ...file.zones.map(({ id, name }) => ({ id, label: name[language] }))]}
        onChange={(next) => next !== MIXED && paint({ zone: next })}
      />
      <SelectField
        label={texts.category}
        value={category}
        options={[...mixed(category), ...categories.map(({ id, name }) => ({ id, label: name[language] }))]}
        onChange={(next) => next !== MIXED && paint({ category: next })}
      />
      <FlagSwitch
        label={texts.accessible}
        isOn={places.every(({ isAccessible }) => isAccessible)}
        onChange={(isAccessible) => paint({ isAccessible })}
      />
      <FlagSwitch
        label={texts.shaded}
        isOn={places.every(({ isShaded }) => isShaded)}
        onChange={(isShaded) => paint({ isShaded })}
      />
      <FlagSwitch
        label={texts.bookable}
        isOn={places.every(({ isBookable }) => isBookable)}
        onChange={(isBookable) => paint({ isBookable })}
      />
      {more === undefined ? <NewCode {...props} code={place.code} /> : null}
    </>
  )
}

function NewCode({ code, file, onEdit, onSelect }: InspectorProps & { readonly code: string }) {
  const texts = useTexts(editorTexts)
  return (
    <>
      <CodeField
        key={code}
        label={texts.code}
        action={texts.changeCode}
        start={code}
        error={texts.codeError}
        onSubmit={(to) => {
          const edit: BeachEdit = { kind: 'rename_place', code, to }
          if (to === code || applyEdit(file, edit) === file) return to === code
          onEdit(edit)
          onSelect({ things: [{ kind: 'place', code: to }], gaps: [] })
          return true
        }}
      />
      <Note>{texts.codeNote}</Note>
    </>
  )
}

/** Spots without a place: they take the zone and category of the nearest one. */
export function GapFields({ selection, beach, file, onEdit, onSelect }: InspectorProps) {
  const texts = useTexts(editorTexts)
  const { gaps } = selection
  const row = gaps[0]?.replace(/\d+/, '')
  const like = beach.places.find((place) => place.row === row) ?? beach.places[0]
  return (
    <div className="col g3">
      <h2 className="head">{gaps.length === 1 ? texts.gap(gaps[0] ?? '') : texts.gaps(gaps.length)}</h2>
      <Button
        variant="tint"
        size="sm"
        icon="plus"
        onPress={() => {
          const { zone, category } = like ?? { zone: file.zones[0]?.id ?? '', category: '' }
          onEdit({ kind: 'add_places', codes: gaps, zone, category })
          onSelect({ things: gaps.map((code) => ({ kind: 'place', code })), gaps: [] })
        }}
      >
        {texts.addPlaces}
      </Button>
    </div>
  )
}
