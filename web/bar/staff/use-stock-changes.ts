import { setItemSoldOut, setItemStock } from '../../../domain/bar/board-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.ts'
import { barStaffTexts } from './texts.ts'

/** What the bar says of its products: there or sold out, which can be taken back, and how many pieces are left (B-08). */
export interface StockChanges {
  readonly setAvailable: (itemId: number, name: string, isAvailable: boolean) => void
  readonly setLeft: (itemId: number, left: number | null) => void
}

/** `onChanged` asks for the board again, whatever the answer was. */
export function useStockChanges(onChanged: () => void): StockChanges {
  const { said, undo } = useTexts(barStaffTexts)
  const failureText = useFailureText()
  const marking = useCallMutation(setItemSoldOut, { gcTime: 0 })
  const counting = useCallMutation(setItemStock, { gcTime: 0 })
  const onError = (failure: unknown) => toast(failureText(failure), { tone: 'bad', icon: 'alert' })
  const mark = (itemId: number, name: string, isAvailable: boolean, canUndo: boolean) =>
    marking.mutate(
      { itemId, isSoldOut: !isAvailable },
      {
        onSuccess: () =>
          toast(
            isAvailable ? said.back(name) : said.soldOut(name),
            canUndo ? { action: { label: undo, onPress: () => mark(itemId, name, !isAvailable, false) } } : {},
          ),
        onError,
        onSettled: onChanged,
      },
    )
  return {
    setAvailable: (itemId, name, isAvailable) => mark(itemId, name, isAvailable, true),
    setLeft: (itemId, left) => counting.mutate({ itemId, left }, { onError, onSettled: onChanged }),
  }
}
