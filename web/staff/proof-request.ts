import { createStore, useStore } from '../platform/store.ts'

/** A call that waits until its person has proven who they are; null when none does. */
type Request = { readonly end: (isProven: boolean) => void } | null

const request = createStore<Request>(null)

/** Opens the sheet that asks for a proof; false when the person closes it. Calls that ask together are answered together. */
export function askForProof(): Promise<boolean> {
  const before = request.get()
  return new Promise((resolve) => {
    const end = (isProven: boolean) => {
      request.set(null)
      before?.end(isProven)
      resolve(isProven)
    }
    request.set({ end })
  })
}

/** The waiting call, followed. */
export const useProofRequest = (): Request => useStore(request)
