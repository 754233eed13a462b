/** A place on earth, in decimal degrees (WGS 84). */
export interface Position {
  /** -90 to 90. */
  readonly latitude: number
  /** -180 to 180. */
  readonly longitude: number
}

const DEGREES = /^(-?\d{1,2}(?:\.\d{1,8})?) ?, ?(-?\d{1,3}(?:\.\d{1,8})?)$/

/** Reads '43.2871, 10.5230' as maps write it; null for anything else. */
export function parsePosition(text: string): Position | null {
  const [, north, east] = DEGREES.exec(text) ?? []
  if (north === undefined || east === undefined) return null
  const [latitude, longitude] = [Number(north), Number(east)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
