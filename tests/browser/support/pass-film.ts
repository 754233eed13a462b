import { encode } from 'uqr'

const [WIDTH, HEIGHT] = [640, 480]
const [INK, PAPER, DESK] = [30, 215, 120] as const

/**
 * A film in YUV4MPEG2 of a pass that somebody holds into a camera: what Chromium shows for one with
 * `--use-file-for-fake-video-capture`. It begins with an empty desk.
 */
export function passFilm(code: string): Uint8Array {
  const { data: modules, size } = encode(code, { ecc: 'M', border: 3 })
  const scale = Math.floor((HEIGHT * 0.7) / size)
  const [left, top] = [Math.floor((WIDTH - size * scale) / 2), Math.floor((HEIGHT - size * scale) / 2)]
  const picture = (hasPass: boolean) => {
    const light = new Uint8Array(WIDTH * HEIGHT).fill(DESK)
    for (let y = 0; hasPass && y < size * scale; y += 1) {
      for (let x = 0; x < size * scale; x += 1) {
        const isDark = modules[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true
        light[(top + y) * WIDTH + left + x] = isDark ? INK : PAPER
      }
    }
    return [Buffer.from('FRAME\n'), light, new Uint8Array((WIDTH * HEIGHT) / 2).fill(128)]
  }
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`)
  const frames = Array.from({ length: 10 }, (_, index) => picture(index > 2)).flat()
  return Buffer.concat([head, ...frames])
}
