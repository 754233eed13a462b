import { useState } from 'react'
import type { BarBoard } from '../../../domain/bar/board-calls.ts'
import { listBarItems } from '../../../domain/bar/catalogue-calls.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { AvailableSwitch } from './AvailableSwitch.tsx'
import { barStaffTexts } from './texts.ts'
import type { StockChanges } from './use-stock-changes.ts'

/** Pieces that a count begins with when somebody starts to count. */
const FIRST_COUNT = 10
const MOST_COUNTED = 999

interface SoldOutItemsProps {
  /** What is sold out or counted now, followed live. */
  readonly stock: BarBoard['stock']
  readonly change: StockChanges
}

/** Everything that the bar sells: what is there, what is sold out, and of what the pieces are counted (B-08). */
export function SoldOutItems({ stock, change }: SoldOutItemsProps) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  const failureReason = useFailureReason()
  const [wanted, setWanted] = useState('')
  const catalogue = useCallQuery(listBarItems, {}, { staleTime: 1 * MINUTE })
  const load = () => void catalogue.refetch()
  if (!catalogue.data) {
    if (catalogue.isError) {
      return <ErrorState text={failureReason(catalogue.error)} onRetry={load} isRetrying={catalogue.isFetching} />
    }
    return (
      <Waiting onRetry={load}>
        <Skeleton height={320} radius={22} />
      </Waiting>
    )
  }
  const { categories, items } = catalogue.data
  const fits = (name: string) => name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())
  const shown = items.filter((item) => item.isPublished && fits(item.draft.name[language] || item.draft.name.it))
  return (
    <section className="panel scrolls sold-out" aria-label={texts.soldOut(0)}>
      <TextField label={texts.items.search} type="search" icon="search" value={wanted} onChange={setWanted} />
      {shown.length === 0 ? <p className="sub ink2 mt4">{texts.items.none}</p> : null}
      {categories.map((category) => {
        const own = shown.filter((item) => item.draft.categoryId === category.id)
        if (own.length === 0) return null
        return (
          <section key={category.id}>
            <h2 className="lh">{category.name[language]}</h2>
            <ul className="stock">
              {own.map(({ itemId, draft }) => {
                const name = draft.name[language] || draft.name.it
                return (
                  <ItemRow
                    key={itemId}
                    name={name}
                    stock={stock.find((one) => one.itemId === itemId)}
                    onAvailable={(isAvailable) => change.setAvailable(itemId, name, isAvailable)}
                    onLeft={(left) => change.setLeft(itemId, left)}
                  />
                )
              })}
            </ul>
          </section>
        )
      })}
    </section>
  )
}

interface ItemRowProps {
  readonly name: string
  /** Undefined is there, and not counted. */
  readonly stock: BarBoard['stock'][number] | undefined
  readonly onAvailable: (isAvailable: boolean) => void
  readonly onLeft: (left: number | null) => void
}

function ItemRow({ name, stock, onAvailable, onLeft }: ItemRowProps) {
  const texts = useTexts(barStaffTexts).items
  const isSoldOut = stock?.isSoldOut ?? false
  const left = stock?.left ?? null
  return (
    <li>
      <span className="grow">
        <span className="head">{name}</span>
        {isSoldOut ? (
          <span className="foot dang row-detail">{texts.soldOut}</span>
        ) : left === null ? null : (
          <span className="foot ink2 row-detail">{texts.fewLeft(left)}</span>
        )}
      </span>
      {left === null ? (
        <Button size="sm" variant="plain" aria-label={texts.count(name)} onPress={() => onLeft(FIRST_COUNT)}>
          {texts.counted}
        </Button>
      ) : (
        <span className="row g2">
          <Stepper label={texts.left(name)} value={left} min={0} max={MOST_COUNTED} onChange={onLeft} />
          <IconButton icon="close" variant="plain" label={texts.uncount(name)} onPress={() => onLeft(null)} />
        </span>
      )}
      <AvailableSwitch name={name} isSoldOut={isSoldOut} onChange={onAvailable} />
    </li>
  )
}
