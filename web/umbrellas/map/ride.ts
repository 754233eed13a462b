/**
 * Lets an element be moved by its `transform` at no other cost: Chromium lays the layers of the whole page out anew for
 * each new value (18 ms a frame on a slow phone), unless the element takes part in an animation. This one stands still
 * and adds nothing. Returns how to end it.
 */
export function ride(element: Element): () => void {
  const nowhere = ['translate(0px)', 'translate(0px)']
  const animation = element.animate(
    { transform: nowhere },
    { duration: 1000, iterations: Number.POSITIVE_INFINITY, composite: 'add' },
  )
  animation.pause()
  return () => animation.cancel()
}
