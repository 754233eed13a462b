import type { CallOutput } from '../../../domain/platform/call.ts'
import { getClosing, type Closing } from '../../../domain/till/closing-calls.ts'
import { balanceOf } from '../../../domain/till/count.ts'
import { DENOMINATIONS } from '../../../domain/till/till-words.ts'
import { day, dayOfInstant, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { DrawerRows } from './DrawerRows.tsx'
import { MovementRows } from './MovementRows.tsx'
import { tillTexts } from './texts.ts'
import { Sums } from './TillTotals.tsx'

/** One closing as it is printed and filed. */
export function ClosingPaper({ closingId }: { readonly closingId: number }) {
  const found = useCallQuery(getClosing, { closingId })
  return (
    <Loaded query={found} skeleton={<Skeleton height={420} radius={22} />}>
      {(paper) => <Paper {...paper} />}
    </Loaded>
  )
}

function Paper({ closing, denominations, movements, movementCount, drawers }: CallOutput<typeof getClosing>) {
  const texts = useTexts(tillTexts)
  return (
    <section className="panel till-paper col g3" aria-label={texts.closing.name(closing.number, closing.year)}>
      <Head closing={closing} />
      <Tenders closing={closing} />
      {closing.note === '' ? null : <Note title={texts.closing.note}>{closing.note}</Note>}
      {denominations === null ? null : <Counted pieces={denominations} />}
      {drawers.length === 0 ? null : (
        <section aria-label={texts.drawers.title}>
          <h3 className="lh">{texts.drawers.title}</h3>
          <DrawerRows drawers={drawers} isOver />
        </section>
      )}
      <MovementRows movements={movements} />
      {movementCount > movements.length ? (
        <p className="foot ink2">{texts.closing.tooMany(movements.length, movementCount)}</p>
      ) : null}
    </section>
  )
}

function Head({ closing: { number, year, from, to, staff } }: { readonly closing: Closing }) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const moment = (instant: string) => `${day(dayOfInstant(instant), language, 'date')}, ${time(instant, language)}`
  const facts = [
    `${texts.closing.from} ${moment(from)}`,
    `${texts.closing.to} ${moment(to)}`,
    staff === '' ? '' : texts.closing.by(staff),
  ]
  return (
    <div className="row sp g2">
      <div>
        <h2 className="t2">{texts.closing.name(number, year)}</h2>
        <p className="foot ink2">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      <Button variant="tint" size="sm" className="till-print" onPress={() => globalThis.print()}>
        {texts.closing.print}
      </Button>
    </div>
  )
}

function Tenders({ closing }: { readonly closing: Closing }) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const { openingCents, expectedCashCents, countedCashCents, expectedCardCents, countedCardCents, leftCents } = closing
  const differences = [countedCashCents - expectedCashCents, countedCardCents - expectedCardCents] as const
  const words = (cents: number) => {
    const balance = balanceOf(cents)
    return balance === 'even' ? texts.closing.even : texts.closing[balance](money(Math.abs(cents), language))
  }
  return (
    <div className="till-tenders">
      <div className="till-count">
        <p className="head">{texts.tenders.cash}</p>
        <Sums
          rows={[
            [texts.totals.opening, openingCents],
            [texts.closing.expected, expectedCashCents],
            [texts.closing.counted, countedCashCents],
            [texts.closing.difference, differences[0]],
            [texts.closing.left, leftCents],
            [texts.closing.out, countedCashCents - leftCents],
          ]}
        />
        <p className="foot">{words(differences[0])}</p>
      </div>
      <div className="till-count">
        <p className="head">{texts.tenders.card_terminal}</p>
        <Sums
          rows={[
            [texts.closing.expected, expectedCardCents],
            [texts.closing.counted, countedCardCents],
            [texts.closing.difference, differences[1]],
          ]}
        />
        <p className="foot">{words(differences[1])}</p>
      </div>
    </div>
  )
}

function Counted({ pieces }: { readonly pieces: readonly number[] }) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const counted = DENOMINATIONS.map((value, index) => ({ value, count: pieces[index] ?? 0 })).filter(
    ({ count }) => count > 0,
  )
  return (
    <p className="foot ink2">
      {texts.closing.denominations}:{' '}
      {counted.map(({ value, count }) => `${count} × ${money(value, language)}`).join(', ')}
    </p>
  )
}
