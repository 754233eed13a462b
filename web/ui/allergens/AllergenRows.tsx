import type { Allergen } from '../../../domain/platform/allergens.ts'
import { useTexts } from '../../platform/texts.ts'
import { ICONS } from '../icons.ts'
import { ALLERGEN_ICONS, FROZEN_ICON } from './allergen-icons.ts'
import styles from './AllergenRows.module.css'
import { allergenTexts } from './texts.ts'

/** An allergen, with the cereal or nut that the law asks to name where it is known: "grano". */
type Declared = Allergen | { readonly allergen: Allergen; readonly detail: string | null }

interface AllergenRowsProps {
  readonly contains: readonly Declared[]
  /** What may be in it without being an ingredient. */
  readonly traces: readonly Declared[]
  readonly isFrozen: boolean
  /** What is still open, e.g. because options are still to be chosen; then nothing says that there is none. */
  readonly open?: string
}

/** The whole declaration of a dish: what it contains, what it may contain, whether it was frozen (B-15, mockup 21). */
export function AllergenRows({ contains, traces, isFrozen, open }: AllergenRowsProps) {
  const texts = useTexts(allergenTexts)
  const isFree = contains.length + traces.length === 0 && open === undefined
  return (
    <section>
      <h3 className={`lh ${styles['title']}`}>{texts.title}</h3>
      <ul className={`card ${styles['rows']}`}>
        {isFree ? <Row icon={null} name={texts.none} /> : null}
        {contains.map(named).map(({ allergen, detail }) => (
          <Row
            key={allergen}
            icon={ALLERGEN_ICONS[allergen]}
            name={capitalised(texts.names[allergen])}
            detail={detail}
          />
        ))}
        {traces.map(named).map(({ allergen, detail }) => (
          <Row
            key={allergen}
            icon={ALLERGEN_ICONS[allergen]}
            name={texts.mayContain(texts.names[allergen])}
            detail={[detail, texts.traces].filter((word) => word !== null).join(', ')}
          />
        ))}
        {open === undefined ? null : <Row icon={ICONS.info} name={open} />}
        {isFrozen ? <Row icon={FROZEN_ICON} name={texts.frozen} detail={texts.frozenText} /> : null}
      </ul>
    </section>
  )
}

function named(declared: Declared): Exclude<Declared, string> {
  return typeof declared === 'string' ? { allergen: declared, detail: null } : declared
}

interface RowProps {
  /** Null has no tile: there is nothing to warn of. */
  readonly icon: string | null
  readonly name: string
  readonly detail?: string | null
}

function Row({ icon, name, detail }: RowProps) {
  return (
    <li className={`row g3 ${styles['row']}`}>
      {icon === null ? null : (
        <span className={styles['tile']}>
          <AllergenIcon path={icon} />
        </span>
      )}
      <span className="grow">{name}</span>
      {detail === undefined || detail === null ? null : <span className="foot ink2">{detail}</span>}
    </li>
  )
}

/** One outline of {@link ALLERGEN_ICONS}; decorative, the name stands beside it. */
export function AllergenIcon({ path, size = 20 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg
      className="i"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
