import { exportNumbers } from './export-numbers.ts'
import { getBarNumbers } from './get-bar-numbers.ts'
import { getCoverNumbers } from './get-cover-numbers.ts'
import { getHolderNumbers } from './get-holder-numbers.ts'
import { getNoShowNumbers } from './get-no-show-numbers.ts'
import { getNumbersOverview } from './get-numbers-overview.ts'
import { getOccupancyNumbers } from './get-occupancy-numbers.ts'
import { getPlaceNumbers } from './get-place-numbers.ts'
import { getRevenueNumbers } from './get-revenue-numbers.ts'
import { getSourceNumbers } from './get-source-numbers.ts'
import { getWaitingNumbers } from './get-waiting-numbers.ts'

export const numbersHandlers = [
  getNumbersOverview,
  getOccupancyNumbers,
  getRevenueNumbers,
  getPlaceNumbers,
  getNoShowNumbers,
  getBarNumbers,
  getSourceNumbers,
  getHolderNumbers,
  getCoverNumbers,
  getWaitingNumbers,
  exportNumbers,
]
