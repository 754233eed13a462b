import { civilDate } from '../../domain/platform/civil-date.ts'

/** One right input for every call of promotions that guests make. */
export const PROMOTION_SAMPLES = {
  getPromotions: {},
  applyPromotionCode: { code: 'ARGO10' },
  removePromotionCode: {},
}

/** One right input for every call of prices that managers make. */
export const PRICE_STAFF_SAMPLES = {
  getPriceDraft: {},
  editPriceDraft: { version: 0, edit: { kind: 'percent', part: 'morning', percent: 60 } },
  copyPriceList: { version: 0, publicationId: 1 },
  discardPriceDraft: { version: 0 },
  publishPriceDraft: { version: 0 },
  undoPriceStep: { version: 0 },
  whatIfPrice: {
    code: 'C5',
    from: civilDate('2027-07-20'),
    to: civilDate('2027-07-21'),
    part: 'full_day',
    extras: [{ id: 'sun_bed', quantity: 1 }],
  },
} as const
