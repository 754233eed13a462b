import { useState } from 'react'
import type { BarBoard } from '../../../domain/bar/board-calls.ts'
import { setItemSoldOut, setItemStock } from '../../../domain/bar/board-calls.ts'
import { listBarItems } from '../../../domain/bar/catalogue-calls.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { useFailureReason, useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { barStaffTexts } from './texts.ts'

/** Pieces that a count begins with when somebody starts to count. */
const FIRST_COUNT = 10
const MOST_COUNTED = 999

interface SoldOutItemsProps {
  /** What is sold out or counted now, followed live. */
  readonly stock: BarBoard['stock']
  readonly onChanged: () => void
}

/** Everything that the bar sells: what is there, what is sold out, and of what the pieces are counted (B-08). */
export function SoldOutItems({ stock, onChanged }: SoldOutItemsProps) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  const failureReason = useFailureReason()
  const [wanted, setWanted] = useState('')
  const change = useStockChanges(onChanged)
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
              {own.map((item) => (
                <ItemRow
                  key={item.itemId}
                  name={item.draft.name[language] || item.draft.name.it}
                  stock={stock.find(({ itemId }) => itemId === item.itemId)}
                  onSoldOut={(name, isSoldOut) => change.soldOut(item.itemId, name, isSoldOut)}
                  onLeft={(left) => change.left(item.itemId, left)}
                />
              ))}
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
  readonly onSoldOut: (name: string, isSoldOut: boolean) => void
  readonly onLeft: (left: number | null) => void
}

function ItemRow({ name, stock, onSoldOut, onLeft }: ItemRowProps) {
  const texts = useTexts(barStaffTexts).items
  const isSoldOut = stock?.isSoldOut ?? false
  const left = stock?.left ?? null
  return (
    <li>
      <span className="grow">
        <span className="head">{name}</span>
        <span className={isSoldOut ? 'foot dang row-detail' : 'foot ink2 row-detail'}>
          {isSoldOut ? texts.soldOut : left === null ? texts.available : texts.fewLeft(left)}
        </span>
      </span>
      {left === null ? null : (
        <Stepper label={texts.left(name)} value={left} min={0} max={MOST_COUNTED} onChange={onLeft} />
      )}
      <Switch isSelected={left !== null} onChange={(isCounted) => onLeft(isCounted ? FIRST_COUNT : null)}>
        <span aria-hidden="true">{texts.counted}</span>
        <span className="sr">{texts.count(name)}</span>
      </Switch>
      <Switch isSelected={isSoldOut} onChange={(isOut) => onSoldOut(name, isOut)}>
        <span aria-hidden="true">{texts.soldOut}</span>
        <span className="sr">
          {texts.soldOut}: {name}
        </span>
      </Switch>
    </li>
  )
}

function useStockChanges(onChanged: () => void) {
  const { said, undo } = useTexts(barStaffTexts)
  const failureText = useFailureText()
  const marking = useCallMutation(setItemSoldOut, { gcTime: 0 })
  const counting = useCallMutation(setItemStock, { gcTime: 0 })
  const onError = (failure: unknown) => toast(failureText(failure), { tone: 'bad', icon: 'alert' })
  const soldOut = (itemId: number, name: string, isSoldOut: boolean, canUndo = true) =>
    marking.mutate(
      { itemId, isSoldOut },
      {
        onSuccess: () =>
          toast(
            isSoldOut ? said.soldOut(name) : said.back(name),
            canUndo ? { action: { label: undo, onPress: () => soldOut(itemId, name, !isSoldOut, false) } } : {},
          ),
        onError,
        onSettled: onChanged,
      },
    )
  return {
    soldOut: (itemId: number, name: string, isSoldOut: boolean) => soldOut(itemId, name, isSoldOut),
    left: (itemId: number, left: number | null) => counting.mutate({ itemId, left }, { onError, onSettled: onChanged }),
  }
}
