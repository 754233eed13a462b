const days = { from: '2027-07-01', to: '2027-07-31' }

/** One right input for every call of the numbers. */
export const NUMBERS_STAFF_SAMPLES = {
  getNumbersOverview: days,
  getOccupancyNumbers: days,
  getRevenueNumbers: days,
  getPlaceNumbers: days,
  getNoShowNumbers: days,
  getBarNumbers: days,
  getSourceNumbers: days,
  getHolderNumbers: days,
  getCoverNumbers: days,
  getWaitingNumbers: days,
  exportNumbers: { ...days, sections: ['overview', 'places'] },
}
