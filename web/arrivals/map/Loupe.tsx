import type { BeachPlaceState } from '../../../domain/arrivals/visit-words.ts'
import { useTexts } from '../../platform/texts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { arrivalTexts } from '../texts.ts'
import { aroundOf, type DeskLayout } from './desk-layout.ts'
import { DeskSymbol } from './DeskSymbol.tsx'

interface LoupeProps {
  readonly layout: DeskLayout
  readonly id: number
  readonly looks: ReadonlyMap<number, BeachPlaceState>
  readonly nameOf: (id: number) => string
  /** Places that are selected together; null while nobody selects. */
  readonly selected: ReadonlySet<number> | null
  readonly onChoose: (id: number) => void
  readonly onClose: () => void
}

/** Three by three places, large enough for a finger: what a tap on a 28 px cell opens (DESIGN.md section 6). */
export function Loupe({ layout, id, looks, nameOf, selected, onChoose, onClose }: LoupeProps) {
  const texts = useTexts(arrivalTexts)
  const centre = layout.byId.get(id)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.map.loupe(centre?.laid.place.code ?? '')}
      subtitle={texts.map.loupeText}
    >
      <div className="loupe">
        {aroundOf(layout, id).map((row) => (
          <div key={row[0]?.id}>
            {row.map((place) => {
              const look = looks.get(place.id)
              if (look === undefined) return null
              return (
                <button
                  key={place.id}
                  type="button"
                  aria-label={nameOf(place.id)}
                  aria-pressed={selected === null ? undefined : selected.has(place.id)}
                  data-centre={place.id === id || undefined}
                  onClick={() => onChoose(place.id)}
                >
                  <DeskSymbol look={look} isGazebo={place.laid.isGazebo} size={52} />
                  <b>{place.laid.place.code}</b>
                </button>
              )
            })}
          </div>
        ))}
      </div>
    </Sheet>
  )
}
