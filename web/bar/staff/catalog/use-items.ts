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
import type { EntryChanges } from '../../../content/staff/use-entry.ts'
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

/** The changes that an item of the bar goes through. */
export function useItemChanges(): EntryChanges<CatalogueItem, BarItemDraft> {
  const saving = useCallMutation(saveBarItem)
  const publishing = useCallMutation(publishBarItem)
  const hiding = useCallMutation(unpublishBarItem)
  const removing = useCallMutation(deleteBarItem)
  const named = ({ itemId, version }: CatalogueItem) => ({ itemId, version })
  const shown = ({ item, changeId }: Changed) => {
    show(item)
    return { entry: item, undo: undoOf(changeId) }
  }
  return {
    save: async (known, draft, version) =>
      shown(await saving.mutateAsync({ itemId: known?.itemId ?? null, version, draft })),
    publish: async (item) => shown(await publishing.mutateAsync(named(item))).undo,
    unpublish: async (item) => shown(await hiding.mutateAsync(named(item))).undo,
    remove: async (item) => {
      const { changeId } = await removing.mutateAsync(named(item))
      await refreshItems()
      return undoOf(changeId)
    },
    refresh: refreshItems,
    versionNow: async ({ itemId }) =>
      (await call(listBarItems, {})).items.find((one) => one.itemId === itemId)?.version,
  }
}

/** Marks an item as sold out or there again, at once and without saving it. */
export function useSoldOut() {
  const marking = useCallMutation(setItemSoldOut)
  return async (item: CatalogueItem, isSoldOut: boolean) => {
    await marking.mutateAsync({ itemId: item.itemId, isSoldOut })
    show({ ...item, isSoldOut })
  }
}
