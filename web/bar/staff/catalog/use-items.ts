import { setItemSoldOut } from '../../../../domain/bar/board-calls.ts'
import {
  deleteBarItem,
  listBarItems,
  publishBarItem,
  saveBarItem,
  undoBarChange,
  unpublishBarItem,
  type BarItemDraft,
  type CatalogueItem,
} from '../../../../domain/bar/catalogue-calls.ts'
import { call } from '../../../platform/call.ts'
import { invalidate, setCallData, useCallMutation } from '../../../platform/queries.ts'

/** Puts a saved item into the list that is on screen. */
function show(item: CatalogueItem): void {
  setCallData(listBarItems, {}, (known) => {
    if (!known) return known
    const at = known.items.findIndex(({ itemId }) => itemId === item.itemId)
    const others = known.items.filter(({ itemId }) => itemId !== item.itemId)
    return { ...known, items: at < 0 ? [...others, item] : others.toSpliced(at, 0, item) }
  })
}

/** Asks for items and parts of the menu again. */
export const refreshItems = () => invalidate(listBarItems)

/** What takes a change back on the server. */
export const undoOf = (changeId: number | null) => async () => {
  if (changeId !== null) await call(undoBarChange, { changeId })
  await refreshItems()
}

interface Changed {
  readonly item: CatalogueItem
  readonly changeId: number | null
}

/** The changes that an item of the bar goes through; each answers what takes it back, and throws what the server refuses. */
export function useItemChanges() {
  const saving = useCallMutation(saveBarItem)
  const publishing = useCallMutation(publishBarItem)
  const hiding = useCallMutation(unpublishBarItem)
  const marking = useCallMutation(setItemSoldOut)
  const named = ({ itemId, version }: CatalogueItem) => ({ itemId, version })
  const shown = ({ item, changeId }: Changed) => {
    show(item)
    return { item, undo: undoOf(changeId) }
  }
  return {
    save: async (known: CatalogueItem | null, draft: BarItemDraft, version: number) =>
      shown(await saving.mutateAsync({ itemId: known?.itemId ?? null, version, draft })),
    publish: async (item: CatalogueItem) => shown(await publishing.mutateAsync(named(item))),
    unpublish: async (item: CatalogueItem) => shown(await hiding.mutateAsync(named(item))),
    remove: async (item: CatalogueItem) => {
      const { changeId } = await call(deleteBarItem, named(item))
      await refreshItems()
      return undoOf(changeId)
    },
    setSoldOut: async (item: CatalogueItem, isSoldOut: boolean) => {
      await marking.mutateAsync({ itemId: item.itemId, isSoldOut })
      show({ ...item, isSoldOut })
    },
  }
}
