import type { Till } from '../../../domain/till/calls.ts'
import type { Drawer } from '../../../domain/till/drawers.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { DrawerRows } from './DrawerRows.tsx'
import { tillTexts } from './texts.ts'
import { Sums } from './TillTotals.tsx'

interface DrawersCardProps {
  readonly till: Till
  readonly onOpen: () => void
  readonly onCount: (drawer: Drawer) => void
}

/** Whose drawer holds what, and who has taken cash without one. */
export function DrawersCard({ till: { drawers, people }, onOpen, onCount }: DrawersCardProps) {
  const words = useTexts(tillTexts).drawers
  const without = withoutDrawer({ drawers, people }).filter(({ cashCents }) => cashCents !== 0)
  return (
    <Card className="col g3 till-drawers" aria-label={words.title}>
      <div className="row sp g2">
        <h2 className="foot ink2">{words.title}</h2>
        <Button size="sm" variant="ghost" onPress={onOpen}>
          {words.open}
        </Button>
      </div>
      {drawers.length === 0 ? <p className="foot ink3">{words.text}</p> : null}
      {drawers.length === 0 ? null : <DrawerRows drawers={drawers} onCount={onCount} />}
      {without.length === 0 ? null : (
        <Sums rows={without.map(({ name, cashCents }) => [words.without(name), cashCents] as const)} />
      )}
    </Card>
  )
}

/** Who has no open drawer. */
export function withoutDrawer({ drawers, people }: Pick<Till, 'drawers' | 'people'>): Till['people'] {
  const busy = new Set(drawers.filter(({ countedCents }) => countedCents === null).map(({ accountId }) => accountId))
  return people.filter(({ accountId }) => !busy.has(accountId))
}
