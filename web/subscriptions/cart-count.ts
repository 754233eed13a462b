import * as z from 'zod/mini'
import { onSignOut } from '../platform/session.ts'
import { createStoredStore } from '../platform/stored.ts'

/** Where the browser keeps the subscription that is being bought. */
export const DRAFT_KEY = 'battigia.subscription'

/** How many subscriptions are in the cart, 0 or 1: all that the first screen has to know of it. */
export const subscriptionCount = createStoredStore('battigia.subscriptions', z.number(), 0)

// The hold is the account's and the dogs are the person's, whether or not the code of the draft was loaded.
onSignOut(() => {
  subscriptionCount.set(0)
  localStorage.removeItem(DRAFT_KEY)
})
