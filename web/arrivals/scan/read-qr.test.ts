import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { readQr, type Pixels } from './read-qr.ts'

/** A pass as the app draws it, as a camera sees it: some pixels a module, a grey light over it. */
function picture(text: string, scale: number): Pixels {
  const { data: modules, size } = encode(text, { ecc: 'M', border: 2 })
  const side = size * scale
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = modules[Math.floor(y / scale)]?.[Math.floor(x / scale)] ?? false
      const light = isDark ? 34 : 214
      data.set([light, light, light + 8, 255], (y * side + x) * 4)
    }
  }
  return { data, width: side, height: side }
}

test.each(['BA1.AAAAAAAAAAAAAAAAAAAAAA', 'BA1.x9_Zq-3kLm2PvWc8RtYbNg'])('B-02 the pass %s is read back', (code) => {
  expect(readQr(picture(code, 6))).toBe(code)
})

test('B-02 a picture without a code says nothing', () => {
  const side = 120
  expect(readQr({ data: new Uint8ClampedArray(side * side * 4).fill(200), width: side, height: side })).toBeNull()
})
