import { useState, type Ref } from 'react'
import type { Delivery, DeliveryPlace } from '../../domain/bar/calls.ts'
import { resortDay } from '../platform/resort-day.ts'
import { useTexts } from '../platform/texts.ts'
import { RadioList, type RadioOption } from '../ui/choices.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { PlaceSymbol } from '../umbrellas/PlaceSymbol.tsx'
import { deliverTo, type DeviceBarCart } from './bar-cart.ts'
import styles from './bar.module.css'
import { PlaceCodeForm } from './PlaceCodeForm.tsx'
import { barTexts } from './texts.ts'
import { useDelivery } from './use-bar-cart.ts'

interface DeliveryChoiceProps {
  readonly cart: DeviceBarCart
  readonly onChange: (cart: DeviceBarCart) => void
  /** The form of a code that is being typed: what is pressed next has to take it first. */
  readonly formRef: Ref<HTMLFormElement>
  /** Hears that a typed code was taken, in a sheet, which has the question above it and the button below. */
  readonly onTaken?: () => void
}

type Choice = `at ${string}` | 'given' | 'another' | 'pickup'

/** Where the order goes: the own place of today, a scanned or typed one, or the counter (R-510, mockup 22). */
export function DeliveryChoice({ cart, onChange, formRef, onTaken }: DeliveryChoiceProps) {
  const texts = useTexts(barTexts).delivery
  const { delivery, ownPlaces } = useDelivery(cart)
  const [isTyping, setTyping] = useState(false)
  const choose = (place: Delivery) => {
    setTyping(false)
    onChange(deliverTo(cart, place, resortDay()))
  }
  const chosen = choiceOf(delivery, ownPlaces)
  const given = chosen === 'given' && delivery?.kind === 'umbrella' ? delivery : null
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
    ...(given === null
      ? []
      : [
          {
            id: 'given' as const,
            label: texts.umbrella(given.code),
            ...(given.tag === undefined ? {} : { detail: texts.scanned }),
            leading: <Tile icon={given.tag === undefined ? 'pin' : 'qr-code'} />,
          },
        ]),
    {
      id: 'another',
      label: ownPlaces.length === 0 && given === null ? texts.one : texts.another,
      leading: <Tile icon="keyboard" />,
      below: isTyping ? (
        <PlaceCodeForm
          formRef={formRef}
          hasButton={onTaken === undefined}
          onPlace={(code) => {
            choose({ kind: 'umbrella', code })
            onTaken?.()
          }}
        />
      ) : undefined,
    },
    { id: 'pickup', label: texts.counter, leading: <Tile icon="store" /> },
  ]
  return (
    <section>
      {onTaken === undefined ? <h2 className="lh">{texts.heading}</h2> : null}
      <RadioList
        label={texts.heading}
        className="ico"
        value={isTyping ? 'another' : chosen}
        options={options}
        onChange={(choice) => {
          if (choice === 'another') setTyping(true)
          else if (choice === 'pickup') choose({ kind: 'pickup' })
          else if (choice === 'given') setTyping(false)
          else choose({ kind: 'umbrella', code: choice.slice(3) })
        }}
      />
    </section>
  )
}

function choiceOf(delivery: Delivery | null, ownPlaces: readonly DeliveryPlace[]): Choice | null {
  if (delivery === null) return null
  if (delivery.kind === 'pickup') return 'pickup'
  const isOwn = delivery.tag === undefined && ownPlaces.some((place) => place.code === delivery.code)
  return isOwn ? `at ${delivery.code}` : 'given'
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
