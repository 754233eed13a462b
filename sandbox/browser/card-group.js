/**
 * The frames of one card, among themselves: they are of one origin and see each other, while the page around them, of
 * another origin, sees none of them. So what was typed never passes through the page.
 */

/** In the frame of a field: offers its siblings `{group, field, value(), hearBrand(brand)}`. */
export function offer(card) {
  window.sandboxCard = card
}

/** The fields of a card, from the frames of the page around. */
export function fieldsOf(group) {
  const frames = Array.from({ length: parent.length }, (_, index) => parent[index])
  return frames.flatMap((frame) => {
    const card = offeredBy(frame)
    return card?.group === group ? [card] : []
  })
}

/** The values of a card's fields. Throws where one of them is missing. */
export function collect(group, fields) {
  const found = fieldsOf(group)
  const missing = fields.find((field) => !found.some((one) => one.field === field))
  if (missing !== undefined) throw new Error(`the card has no field ${missing}`)
  return Object.assign({}, ...found.map((one) => one.value()))
}

/** Frames of another origin may not be looked into; they are nobody's siblings. */
function offeredBy(frame) {
  try {
    return frame.sandboxCard
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
