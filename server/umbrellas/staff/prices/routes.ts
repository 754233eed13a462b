import { copyPriceList } from './copy-price-list.ts'
import { discardPriceDraft } from './discard-price-draft.ts'
import { editPriceDraft } from './edit-price-draft.ts'
import { getPriceDraft } from './get-price-draft.ts'
import { publishPriceDraft } from './publish-price-draft.ts'
import { undoPriceStep } from './undo-price-step.ts'
import { whatIfPrice } from './what-if-price.ts'

export const priceHandlers = [
  getPriceDraft,
  editPriceDraft,
  copyPriceList,
  discardPriceDraft,
  publishPriceDraft,
  undoPriceStep,
  whatIfPrice,
]
