import type { Drawer } from '../../../domain/till/drawers.ts'
import { money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { tillTexts } from './texts.ts'

interface DrawerRowsProps {
  readonly drawers: readonly Drawer[]
  /** Whether nobody will count the open ones any more. */
  readonly isOver?: boolean
  readonly onCount?: (drawer: Drawer) => void
}

/** Each person's drawer: since when, what it should hold, and what was counted. */
export function DrawerRows({ drawers, isOver = false, onCount }: DrawerRowsProps) {
  return (
    <ul className="desk-rows">
      {drawers.map((drawer) => (
        <Row key={drawer.drawerId} drawer={drawer} isOver={isOver} onCount={onCount} />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly drawer: Drawer
  readonly isOver: boolean
  readonly onCount: ((drawer: Drawer) => void) | undefined
}

function Row({ drawer, isOver, onCount }: RowProps) {
  const texts = useTexts(tillTexts)
  const words = texts.drawers
  const language = useLanguage()
  const { name, openedAt, floatCents, expectedCents, countedCents, countedAt, note } = drawer
  const opened = time(openedAt, language)
  const facts = [
    countedAt === null ? words.since(opened) : words.between(opened, time(countedAt, language)),
    words.floatOf(money(floatCents, language)),
    note,
  ].filter((fact) => fact !== '')
  return (
    <li className="desk-row">
      <div className="grow">
        <p className="head">{name}</p>
        <p className="foot ink2">{facts.join(' · ')}</p>
      </div>
      {countedCents === null && isOver ? <Pill tone="warn">{words.uncounted}</Pill> : null}
      {countedCents === null ? null : <Differs cents={countedCents - expectedCents} />}
      <b className="num">{money(countedCents ?? expectedCents, language)}</b>
      {countedCents === null && onCount !== undefined ? (
        <Button size="sm" variant="tint" aria-label={words.countOf(name)} onPress={() => onCount(drawer)}>
          {words.count}
        </Button>
      ) : null}
    </li>
  )
}

function Differs({ cents }: { readonly cents: number }) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  return (
    <Pill tone={cents === 0 ? 'ok' : 'warn'}>
      {cents === 0 ? texts.reconciling.even : `${cents > 0 ? '+' : ''}${money(cents, language)}`}
    </Pill>
  )
}
