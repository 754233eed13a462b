/** Pseudo-random numbers from 0 to 1 that are the same on every drawing: the sea doesn't change on a redraw. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  while (true) {
    state = (state * 16_807) % 2_147_483_647
    yield state / 2_147_483_647
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** A wavy edge from `left` to `right` at height `y`, filled up to the top of the drawing. */
export function shorePath(
  left: number,
  right: number,
  y: number,
  half: number,
  swell: number,
  seed: number,
  top: number,
): string {
  const random = numbers(seed)
  let path = `M${left} ${y}`
  for (let x = left, side = 1; x < right; x += 2 * half, side = -side) {
    path += `q${half} ${rounded(side * swell * (0.55 + 0.6 * random.next().value))} ${2 * half} 0`
  }
  return `${path}V${top}H${left}Z`
}

/** Short strokes of light on the water, between `top` and `bottom`. */
export function glintPaths(left: number, right: number, top: number, bottom: number, count: number): readonly string[] {
  const random = numbers(20_260_718)
  const pick = (from: number, to: number) => rounded(from + (to - from) * random.next().value)
  return Array.from({ length: count }, (_, index) => {
    const step = (right - left) / count
    const reach = pick(6, 16)
    return `M${rounded(left + step * index + pick(0, step))} ${pick(top, bottom)}q${reach} -4 ${2 * reach} 0t${2 * reach} 0`
  })
}
