import { useEffect, useRef, type RefObject } from 'react'

/** For a row that scrolls sideways: what is chosen in it is never left outside. Sideways only: the page's own scroll is the person's. */
export function useChosenInView(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  const shown = useRef<Element>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector('[data-selected]') ?? null
    if (row.current === null || chosen === null || chosen === shown.current) return
    shown.current = chosen
    const [around, inside] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (inside.left < around.left || inside.right > around.right)
      row.current.scrollBy({ left: inside.left - around.left - around.width / 3 })
  })
  return row
}
