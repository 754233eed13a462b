import { act, cleanup, configure, prettyDOM, render } from '@testing-library/react'
import { afterEach } from 'vitest'
import { loadCatalogue, type TextCatalogue } from '../../web/platform/texts-registry.ts'
import { AlertDialog } from '../../web/ui/AlertDialog.tsx'
import { hush } from '../../web/ui/Announcer.tsx'
import { Sheet } from '../../web/ui/Sheet.tsx'
import { toastStore } from '../../web/ui/toasts.ts'

// A page's code is loaded when it is opened; on a busy machine that takes more than the usual second.
configure({ asyncUtilTimeout: 8_000, getElementError })

// Testing Library's events do not wait: a component that suspends in one of them may never be tried again. What is there
// already suspends nobody: the texts, and the code of sheets and alerts.
const modules = import.meta.glob<Record<string, TextCatalogue<unknown>>>(
  ['../../web/**/texts.ts', '!../../web/platform/texts.ts'],
  { eager: true },
)
const catalogues = Object.values(modules).flatMap((module) => Object.values(module))
await Promise.all(catalogues.map((catalogue) => loadCatalogue(catalogue, 'it')))

await act(async () => {
  render(
    <>
      <AlertDialog isOpen={false} title="" text="" actions={[]} />
      <Sheet isOpen={false} title="" onClose={() => undefined}>
        {null}
      </Sheet>
    </>,
  )
})
cleanup()

/** An error that prints the page when somebody reads it: nearly every one is thrown while a test waits, and read by nobody. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error('')
  error.name = 'TestingLibraryElementError'
  const read = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get: read, configurable: true })
}

// A component's test has no network: what asks for more than its own answers fails as it would without one.
globalThis.fetch = () => Promise.reject(new TypeError('No network in tests of components.'))

// Files share what they import: what a test left standing or said is not the next one's.
afterEach(() =>
  act(() => {
    toastStore.set([])
    hush()
  }),
)
