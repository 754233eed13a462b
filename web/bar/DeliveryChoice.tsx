import { useState } from 'react'
import type { Delivery, DeliveryPlace } from '../../domain/bar/calls.ts'
import { useTexts } from '../platform/texts.ts'
import { RadioList, type RadioOption } from '../ui/choices.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { PlaceSymbol } from '../umbrellas/PlaceSymbol.tsx'
import { deliverTo, type DeviceBarCart } from './bar-cart.ts'
import styles from './bar.module.css'
import { PlaceCodeForm } from './PlaceCodeForm.tsx'
import { barTexts } from './texts.ts'
import { resortDay, useDelivery } from './use-bar-cart.ts'

export interface DeliveryChoiceProps {
  readonly cart: DeviceBarCart
  readonly onChange: (cart: DeviceBarCart) => void
  /** False where the question stands above it already. */
  readonly hasHeading?: boolean
}

type Choice = `at ${string}` | 'scanned' | 'another' | 'pickup'

/** Where the order goes: the own place of today, a scanned or typed one, or the counter (R-510, mockup 22). */
export function DeliveryChoice({ cart, onChange, hasHeading = true }: DeliveryChoiceProps) {
  const texts = useTexts(barTexts).delivery
  const { delivery, ownPlaces } = useDelivery(cart)
  const [isTyping, setTyping] = useState(false)
  const choose = (chosen: Delivery) => {
    setTyping(false)
    onChange(deliverTo(cart, chosen, resortDay()))
  }
  const typed = typedPlace(delivery, ownPlaces)
  const scanned = delivery?.kind === 'umbrella' && delivery.tag !== undefined ? delivery : null
  const other = ownPlaces.length === 0 && scanned === null ? texts.one : texts.another
  const options: RadioOption<Choice>[] = [
    ...ownPlaces.map((place) => ({
      id: `at ${place.code}` as const,
      label: nameOf(place, texts),
      detail: texts.own,
      leading: (
        <span className={styles['mark']}>
          <PlaceMark place={place} />
        </span>
      ),
    })),
    ...(scanned === null
      ? []
      : [
          {
            id: 'scanned' as const,
            label: texts.umbrella(scanned.code),
            detail: texts.scanned,
            leading: <Tile icon="qr-code" />,
          },
        ]),
    {
      id: 'another',
      label: typed === null ? other : texts.umbrella(typed),
      ...(typed === null ? {} : { detail: other }),
      leading: <Tile icon="keyboard" />,
      below: isTyping ? <PlaceCodeForm onPlace={(code) => choose({ kind: 'umbrella', code })} /> : undefined,
    },
    { id: 'pickup', label: texts.counter, leading: <Tile icon="store" /> },
  ]
  return (
    <section>
      {hasHeading ? <h2 className="lh">{texts.heading}</h2> : null}
      <RadioList
        label={texts.heading}
        className="ico"
        value={isTyping ? 'another' : choiceOf(delivery, ownPlaces)}
        options={options}
        onChange={(choice) => {
          if (choice === 'another') setTyping(true)
          else if (choice === 'pickup') choose({ kind: 'pickup' })
          else if (choice === 'scanned') setTyping(false)
          else choose({ kind: 'umbrella', code: choice.slice(3) })
        }}
      />
    </section>
  )
}

function choiceOf(delivery: Delivery | null, ownPlaces: readonly DeliveryPlace[]): Choice | null {
  if (delivery === null) return null
  if (delivery.kind === 'pickup') return 'pickup'
  if (delivery.tag !== undefined) return 'scanned'
  return ownPlaces.some((place) => place.code === delivery.code) ? `at ${delivery.code}` : 'another'
}

/** The code that was typed: neither scanned nor one's own. */
function typedPlace(delivery: Delivery | null, ownPlaces: readonly DeliveryPlace[]): string | null {
  return choiceOf(delivery, ownPlaces) === 'another' && delivery?.kind === 'umbrella' ? delivery.code : null
}

function nameOf(
  { kind, code }: DeliveryPlace,
  texts: { umbrella: (code: string) => string; gazebo: (code: string) => string },
) {
  return kind.endsWith('gazebo') ? texts.gazebo(code) : texts.umbrella(code)
}

/** The place as the map draws one's own. */
export function PlaceMark({
  place: { kind, code },
  size = 36,
}: {
  readonly place: Pick<DeliveryPlace, 'kind' | 'code'>
  readonly size?: number
}) {
  const number = kind.endsWith('gazebo') ? code : code.replace(/^\D+/, '')
  return <PlaceSymbol kind={kind} state="mine" number={number} size={size} />
}

function Tile({ icon }: { readonly icon: IconName }) {
  return (
    <span className="tile">
      <Icon name={icon} size={18} />
    </span>
  )
}
