import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { getBarMenu, getBarState, getDeliveryPlaces } from '../../domain/bar/calls.ts'
import { answering, openPages, type Answer } from '../accounts/page-fixture.tsx'
import { preloadFailureTexts } from '../platform/failure.ts'
import { preloadAlerts } from '../ui/AlertDialog.tsx'
import { Announcer } from '../ui/Announcer.tsx'
import { preloadSheets } from '../ui/Sheet.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { barCartStore, EMPTY_BAR_CART } from './bar-cart.ts'
import { MENU, OPEN } from './bar-fixture.ts'
import { BarPage } from './BarPage.tsx'
import { BarStatusPage } from './BarStatusPage.tsx'
import { keepSoldOut } from './sold-out.ts'
import { UmbrellaTagPage } from './UmbrellaTagPage.tsx'

/** Streams that a test opened; it sends events through them. */
export class TestStream extends EventTarget {
  static opened: TestStream[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    TestStream.opened.push(this)
  }
  close() {
    TestStream.opened = TestStream.opened.filter((stream) => stream !== this)
  }
  send(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}

/** An open bar without own places. */
export const AN_OPEN_BAR: Record<string, Answer> = {
  ...answering(getBarMenu, () => MENU),
  ...answering(getBarState, () => OPEN),
  ...answering(getDeliveryPlaces, () => ({ places: [] })),
}

/** Opens the bar's pages at an address. */
export async function openBar(at: string, answers: Record<string, Answer> = AN_OPEN_BAR) {
  TestStream.opened = []
  vi.stubGlobal('EventSource', TestStream)
  await Promise.all([preloadAlerts(), preloadSheets(), preloadFailureTexts()])
  const pages = { '/tabs/menu': BarPage, '/tabs/menu/stato': BarStatusPage, '/ombrellone': UmbrellaTagPage }
  const server = await openPages(at, pages, answers)
  await act(async () => {
    render(
      <>
        <Announcer />
        <ToastRegion />
      </>,
    )
  })
  return server
}

/** Forgets the device's cart and menu. */
export function forgetBar(): void {
  keepSoldOut([])
  barCartStore.set(EMPTY_BAR_CART)
  localStorage.clear()
}
