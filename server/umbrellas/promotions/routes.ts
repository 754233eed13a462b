import { applyPromotionCode } from './apply-promotion-code.ts'
import { getPromotions } from './get-promotions.ts'
import { removePromotionCode } from './remove-promotion-code.ts'

export const promotionHandlers = [getPromotions, applyPromotionCode, removePromotionCode]
