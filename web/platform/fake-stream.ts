import { vi } from 'vitest'

/** The live streams of a test: `tick` says on all of them that what they follow has changed, by the event of this name. */
export function fakeStream(event: string): { readonly tick: () => void } {
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
      for (const source of open) source.dispatchEvent(new MessageEvent(event, { data: '{"change":1}' }))
    },
  }
}
