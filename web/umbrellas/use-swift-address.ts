import { useEffect, useRef, useState } from 'react'
import { useStable } from './use-stable.ts'
import type { MapAddress } from './use-map-address.ts'

/** Runs something once the next frame is on the screen; returns how to call it off. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

const nothing = () => undefined

/**
 * The map's address, with a place's sheet that opens a frame before the address names it: writing the history and
 * telling the whole app keeps a slow phone busy for as long as drawing the sheet.
 */
export function useSwiftAddress(address: MapAddress): MapAddress {
  const [opening, setOpening] = useState<string | null>(null)
  const callOff = useRef<() => void>(nothing)
  /** The address was told to name the sheet, which the router draws a moment later. */
  const isWritten = useRef(false)
  useEffect(() => () => callOff.current(), [])
  const { view } = address
  if (opening !== null && view.place === opening) setOpening(null)

  const write = useStable(address.openPlace)
  const openPlace = useStable((code: string) => {
    callOff.current()
    isWritten.current = false
    setOpening(code)
    callOff.current = afterPaint(() => {
      isWritten.current = true
      write(code)
    })
  })
  const closePlace = useStable(() => {
    callOff.current()
    setOpening(null)
    if (view.place !== null || isWritten.current) address.closePlace()
    isWritten.current = false
  })
  return { ...address, view: opening === null ? view : { ...view, place: opening }, openPlace, closePlace }
}
