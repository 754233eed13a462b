import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { blockPlaces } from './block-places.ts'
import { breakHold } from './break-hold.ts'
import { listBlocks } from './list-blocks.ts'
import { listHolds } from './list-holds.ts'
import { unblockPlaces } from './unblock-places.ts'
import { undoPlaceAction } from './undo-place-action.ts'

export const placeStaffHandlers = (facts: UmbrellaFacts) => [
  blockPlaces(facts),
  unblockPlaces(facts),
  listBlocks,
  listHolds,
  breakHold(facts),
  undoPlaceAction(facts),
]
