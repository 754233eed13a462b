/**
 * How a person goes to a provider and comes back. In a browser this window goes there, and the server knows it by its id; the shells
 * put `native-provider-visit.ts` in the place of this file.
 */
export async function challenge(): Promise<{ readonly challenge?: string }> {
  return {}
}

/** Goes to the provider. The page stays busy until the browser has left it, and wakes up when it comes back out of its cache. */
export async function openProvider(url: string, onBack: () => void): Promise<void> {
  addEventListener('pageshow', onBack, { once: true })
  location.assign(url)
}

/** What is shown to take the answer up. */
export const proof = (): { readonly verifier?: string } => ({})

/** The answer is taken up: its proof is of no more use. */
export function forgetProof(): void {}
