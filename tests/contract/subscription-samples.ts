const august = { planId: 2, from: '2027-08-01' }
const asked = { planId: '2', from: '2027-08-01' }

/** One right input for every call of choosing a subscription; `umbrellaId` is a place of the beach. */
export const subscriptionSamples = (umbrellaId: number) => ({
  getSubscriptionPlans: {},
  getSubscriptionAvailability: asked,
  getMissingDays: { ...asked, umbrellaId: String(umbrellaId) },
  holdSubscriptionPlace: { ...august, umbrellaId },
  releaseSubscriptionPlace: {},
  listSubscriptions: {},
})

/** The same as rows of the matrix: places are nobody's, and the one to hold does not exist. */
const nobodys = subscriptionSamples(1)
const unknown = subscriptionSamples(2_000_000_000)
const told = (sample: object) => ({ about: () => sample, others: 200, tellsTime: true })
export const SUBSCRIPTION_ROWS = {
  getSubscriptionPlans: told(nobodys.getSubscriptionPlans),
  getSubscriptionAvailability: told(nobodys.getSubscriptionAvailability),
  getMissingDays: { about: () => unknown.getMissingDays, own: 404 },
  holdSubscriptionPlace: { about: () => unknown.holdSubscriptionPlace, own: 404 },
  releaseSubscriptionPlace: { about: () => nobodys.releaseSubscriptionPlace, others: 200 },
  listSubscriptions: told(nobodys.listSubscriptions),
}
