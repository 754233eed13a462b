import { vi } from 'vitest'

/** The live stream of a test: `tick` says that the board has changed. */
export function fakeStream(): { readonly tick: () => void } {
  const open = new Set<EventTarget>()
  class FakeEventSource extends EventTarget {
    constructor() {
      super()
      open.add(this)
    }
    close() {
      open.delete(this)
    }
  }
  vi.stubGlobal('EventSource', FakeEventSource)
  return {
    tick: () => {
      for (const source of open) source.dispatchEvent(new MessageEvent('barBoard', { data: '{"change":1}' }))
    },
  }
}
