import { ProviderUnreachable } from './payment-ui.ts'

const loads = new Map<string, Promise<void>>()

/**
 * Loads a provider's script into the page, once; a failed load may be tried again. It has to be trusted before
 * ({@link trustScriptsFrom}). Errors: {@link ProviderUnreachable}.
 */
export function loadProviderScript(url: string): Promise<void> {
  const known = loads.get(url)
  if (known) return known
  const load = insertScript(url)
  loads.set(url, load)
  load.catch(() => loads.delete(url))
  return load
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new ProviderUnreachable(`the script ${url} did not come`))
    })
    script.src = url
    document.head.append(script)
  })
}
