import { useEffect, useRef, type PointerEvent } from 'react'
import { placeIdOf } from '../../umbrellas/map/PlaceGrid.tsx'

/** Milliseconds that a finger rests on a place. */
const LONG = 450
/** How far it may tremble meanwhile, in px. */
const TREMBLE = 10

/** Tells a press that rests on a place from a tap; the click that follows it is no tap. */
export function useLongPress(onLong: (id: number) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const isLong = useRef(false)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  useEffect(
    () => () => {
      clearTimeout(press.current?.timer)
    },
    [],
  )
  return {
    wasLong: () => isLong.current,
    handlers: {
      onPointerDown: ({ target, clientX: x, clientY: y, button }: PointerEvent) => {
        end()
        isLong.current = false
        const id = placeIdOf(target)
        if (id === null || button !== 0) return
        const timer = setTimeout(() => {
          isLong.current = true
          onLong(id)
        }, LONG)
        press.current = { timer, x, y }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const at = press.current
        if (at !== null && Math.hypot(clientX - at.x, clientY - at.y) > TREMBLE) end()
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
