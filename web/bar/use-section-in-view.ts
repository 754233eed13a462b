import { useEffect, useState, type RefObject } from 'react'

/** Part of the screen, from its top, in which a section counts as the one that is read. */
const READING_BAND = '-15% 0px -70% 0px'

/**
 * Which of the sections in `box` is being read, by its `data-section`, and how to go to one. Going there is a jump
 * of the page's own scroll, smooth unless motion is unwanted; the section's heading takes the focus.
 */
export function useSectionInView(box: RefObject<HTMLElement | null>): {
  readonly current: number | null
  readonly goTo: (section: number) => void
} {
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        if (entered) setCurrent(Number((entered.target as HTMLElement).dataset['section']))
      },
      { rootMargin: READING_BAND },
    )
    for (const section of element.querySelectorAll('[data-section]')) observer.observe(section)
    return () => observer.disconnect()
  }, [box])
  const goTo = (section: number) => {
    const heading = box.current?.querySelector<HTMLElement>(`[data-section="${section}"] h2`)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
    setCurrent(section)
  }
  return { current, goTo }
}
