import {
  createContext,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { firstScroll, followHistory, readPlace, type HistoryFollower, type Move, type Place } from './history.ts'
import { withMotion } from './motion.ts'

const PlaceContext = createContext<Place | null>(null)

/** Where the app is, followed. Outside of the router it is the address bar. */
export function usePlace(): Place {
  return use(PlaceContext) ?? readPlace()
}

interface RouterProps extends Omit<HistoryFollower, 'draw'> {
  /** Whether two paths show the same page: then only the page itself changes, without a motion and where it was scrolled to. */
  readonly isSamePage?: (a: string, b: string) => boolean
  readonly children: ReactNode
}

const neverTheSame = () => false

/** Longest time that the page may take to become as high as the scroll position needs, in frames. */
const SCROLL_FRAMES = 30

/**
 * The app's router. No path has parameters, so that a page is found by its path alone and this is all there is:
 * the place, drawn with the motion of the design, and the scroll position of each entry.
 */
export function Router({ rewrite, prepare, isSamePage = neverTheSame, children }: RouterProps) {
  const [place, setPlace] = useState(readPlace)
  const arrived = useRef<((key: string) => void) | null>(null)
  const draw = useEffectEvent(({ place: next, motion, scroll }: Move) => {
    if (next.pathname === place.pathname || isSamePage(next.pathname, place.pathname)) {
      setPlace(next)
      return
    }
    withMotion(
      motion,
      () =>
        new Promise((resolve) => {
          arrived.current = () => {
            arrived.current = null
            if (scroll !== null) scrollSoon(scroll)
            resolve()
          }
          // A page whose texts are on their way leaves the old one standing.
          startTransition(() => setPlace(next))
        }),
    )
  })
  // Before any effect of a page, which may lead on at once, and before anybody can press anything.
  useLayoutEffect(() => followHistory({ rewrite, prepare, draw: (move) => draw(move) }), [rewrite, prepare])
  useLayoutEffect(() => arrived.current?.(place.key), [place])
  useEffect(() => scrollSoon(firstScroll()), [])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

/** Scrolls at once, and again while the page is not high enough for it and nobody scrolls otherwise. */
function scrollSoon(top: number): void {
  let frames = 0
  const attempt = () => {
    scrollTo(0, top)
    if (top > 0 && scrollY < top - 1 && ++frames < SCROLL_FRAMES) requestAnimationFrame(attempt)
  }
  attempt()
}

/** A place for tests and for pictures of single pages: components below it believe to be there. */
export function AtPlace({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { pathname, search, hash } = new URL(path, location.origin)
  return <PlaceContext value={{ pathname, search, hash, key: path }}>{children}</PlaceContext>
}
