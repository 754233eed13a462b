import { barPart } from './bar/resort-part.ts'
import { parkingPart } from './parking/parking-part.ts'
import { partFile, type PartFile } from './platform/part-file.ts'
import { restaurantsPart } from './restaurant/restaurants-part.ts'
import { servicesPart } from './services/services-part.ts'

/** The files of a resort's folder beside the beach's own, each by its slice as `partFile(…)`; imported in this order. */
export const RESORT_PARTS: readonly PartFile[] = [
  partFile(restaurantsPart),
  partFile(barPart),
  partFile(parkingPart),
  partFile(servicesPart),
]
