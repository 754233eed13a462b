import { useLayoutEffect, useRef } from 'react'
import type { MapController } from './map-controller.ts'
import type { LaidPlace } from './map-layout.ts'
import styles from './map.module.css'

/** What a place says when the mouse or the keyboard rests on it. Decorative: its name says the same. */
export function PlaceTip({ map, laid, lines }: { map: MapController; laid: LaidPlace; lines: readonly string[] }) {
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const follow = () => {
      const element = tip.current
      if (element === null) return
      const view = map.view()
      const x = view.x + laid.x * view.scale
      const y = view.y + laid.y * view.scale
      const reach = laid.reach * view.scale + 10
      const { offsetWidth: width, offsetHeight: height } = element
      const left = Math.min(map.frame().width - width - 8, Math.max(8, x - width / 2))
      const isBelow = y - reach - height < 8
      element.toggleAttribute('data-below', isBelow)
      element.style.setProperty('--arrow', `${x - left}px`)
      element.style.transform = `translate(${left}px,${isBelow ? y + reach : y - reach - height}px)`
    }
    follow()
    return map.subscribe(follow)
  }, [map, laid])
  return (
    <div ref={tip} className={styles['tip']} aria-hidden="true">
      {lines.map((line, index) => (index === 0 ? <b key={line}>{line}</b> : <span key={line}>{line}</span>))}
    </div>
  )
}
