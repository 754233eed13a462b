import type { Service } from '../../domain/services/calls.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { Link } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { Pill } from '../ui/surfaces.tsx'
import { ServiceArt } from './ServiceArt.tsx'
import { serviceTexts } from './texts.ts'
import styles from './services.module.css'

/** One service with its price, what is left of it and how many are wanted; a sold-out one stays and says so. */
export function ServiceCard(props: {
  readonly service: Service
  readonly part: DayPart
  readonly quantity: number
  readonly most: number
  readonly onQuantity: (quantity: number) => void
  /** The chosen time of what is given at times of its own (B-22). */
  readonly time: string | null
  readonly onTime: (time: string | null) => void
}) {
  const { service, part, quantity, most, onQuantity, time, onTime } = props
  const texts = useTexts(serviceTexts)
  const language = useLanguage()
  const isSoldOut = service.left === 0
  const unit = service.unit === 'piece' ? texts.each : texts.forPart[part]
  const left = service.left === null || isSoldOut || service.slots !== null ? null : texts.left(service.left)
  return (
    <article className={classNames('card', styles['line'])} aria-label={service.name}>
      <ServiceArt art={service.art} />
      <div className="grow">
        <div className={classNames('row sp', styles['lineTitle'])}>
          <h2 className="t3">{service.name}</h2>
          <span className="price">{money(service.unitCents, language)}</span>
        </div>
        <p className="sub ink2">{service.text}</p>
        <p className="foot ink2">{left === null ? unit : `${unit}, ${left}`}</p>
        <div className={classNames('row sp', styles['acts'])}>
          {service.page === null ? (
            <span />
          ) : (
            <Link className="link" to={`/tabs/contact/info?page=${service.page}`} aria-label={texts.more(service.name)}>
              {texts.moreShort}
            </Link>
          )}
          {isSoldOut ? (
            <Pill tone="bad">{texts.soldOut}</Pill>
          ) : service.slots !== null ? null : (
            <Stepper value={quantity} min={0} max={most} label={service.name} onChange={onQuantity} />
          )}
        </div>
        {service.slots === null || isSoldOut ? null : (
          <ChipRow label={texts.timesOf(service.name)} wrap className={styles['times'] ?? ''}>
            {service.slots.map((slot) => (
              <Chip
                key={slot.time}
                isSelected={slot.time === time}
                isDisabled={slot.left === 0}
                onPress={() => onTime(slot.time === time ? null : slot.time)}
              >
                {slot.time}
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
    </article>
  )
}
