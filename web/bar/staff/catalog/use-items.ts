import { setItemSoldOut } from '../../../../domain/bar/board-calls.ts'
import {
  listBarItems,
  publishBarItem,
  saveBarItem,
  unpublishBarItem,
  type BarItemDraft,
  type CatalogueItem,
} from '../../../../domain/bar/catalogue-calls.ts'
import { setCallData, useCallMutation } from '../../../platform/queries.ts'

/** Puts a saved item into the list that is on screen. */
function show(item: CatalogueItem): void {
  setCallData(listBarItems, {}, (known) => {
    if (!known) return known
    const at = known.items.findIndex(({ itemId }) => itemId === item.itemId)
    const others = known.items.filter(({ itemId }) => itemId !== item.itemId)
    return { ...known, items: at < 0 ? [...others, item] : others.toSpliced(at, 0, item) }
  })
}

/** The changes that an item of the bar goes through; each throws what the server refuses. */
export function useItemChanges() {
  const saving = useCallMutation(saveBarItem)
  const publishing = useCallMutation(publishBarItem)
  const hiding = useCallMutation(unpublishBarItem)
  const marking = useCallMutation(setItemSoldOut)
  const named = ({ itemId, version }: CatalogueItem) => ({ itemId, version })
  const shown = ({ item }: { readonly item: CatalogueItem }) => {
    show(item)
    return item
  }
  return {
    isBusy: saving.isPending || publishing.isPending || hiding.isPending,
    save: async (known: CatalogueItem | null, draft: BarItemDraft, version: number) =>
      shown(await saving.mutateAsync({ itemId: known?.itemId ?? null, version, draft })),
    publish: async (item: CatalogueItem) => shown(await publishing.mutateAsync(named(item))),
    unpublish: async (item: CatalogueItem) => shown(await hiding.mutateAsync(named(item))),
    setSoldOut: async (item: CatalogueItem, isSoldOut: boolean) => {
      await marking.mutateAsync({ itemId: item.itemId, isSoldOut })
      show({ ...item, isSoldOut })
    },
  }
}
