import { barPart } from './bar/resort-part.ts'
import { dailyMenuPart } from './content/files/daily-menu-part.ts'
import { dishesPart } from './content/files/dishes-part.ts'
import { newsPart } from './content/files/news-part.ts'
import { messagesPart } from './messages/files/messages-part.ts'
import { parkingPart } from './parking/parking-part.ts'
import { partFile, type PartFile } from './platform/part-file.ts'
import { restaurantsPart } from './restaurant/restaurants-part.ts'
import { servicesPart } from './services/services-part.ts'
import { subscriptionsPart } from './subscriptions/subscriptions-part.ts'
import { promotionsPart } from './umbrellas/promotions/promotions-part.ts'

/** The files of a resort's folder beside the beach's own, each by its slice as `partFile(…)`; imported in this order. */
export const RESORT_PARTS: readonly PartFile[] = [
  partFile(dishesPart),
  partFile(dailyMenuPart),
  partFile(newsPart),
  partFile(messagesPart),
  partFile(restaurantsPart),
  partFile(barPart),
  partFile(parkingPart),
  partFile(servicesPart),
  partFile(subscriptionsPart),
  partFile(promotionsPart),
]
