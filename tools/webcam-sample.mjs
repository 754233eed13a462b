/**
 * Draws the demo's webcam: the beach of the mockup with moving water, 24 seconds that begin where they end, as six segments of
 * MPEG-TS for the live playlist and as one mp4 (webcam guide, 1.4 and 1.5). The result is committed; this needs ffmpeg:
 * node tools/webcam-sample.mjs
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const FOLDER = path.join(import.meta.dirname, '..', 'server', 'content', 'webcam-sample')
const [WIDTH, HEIGHT, RATE, SECONDS] = [624, 468, 15, 24]

/** A wave that swings `count` times in the whole film, from -1 to 1. */
const swing = (time, count, phase = 0) => Math.sin(2 * Math.PI * ((count * time) / SECONDS + phase))

/** The line of the water over the whole width: a swell of 200, which `x` moves sideways by up to one of them. */
const waterline = (x, y, height, bottom) =>
  `M${x - 200} ${y}q50-${height} 100 0${'t100 0'.repeat(5)}V${bottom}H${x - 200}Z`

const umbrella = (x, y, scale, colour, sway) => `<g transform="translate(${x} ${y}) scale(${scale})">
  <ellipse cx="14" cy="44" rx="30" ry="5" fill="#54390F" opacity=".25"/>
  <g transform="rotate(${sway} 0 44)"><path d="M0 0V44" stroke="#7C6242" stroke-width="2.6"/>
  <path d="M-32 2C-26-20 26-20 32 2 26-2 20-2 16 2 12-3 4-3 0 2-4-3-12-3-16 2-20-2-26-2-32 2z" fill="${colour}"/>
  <path d="M-16 2C-14-14-6-17 0-17-4-12-6-4 0 2-4-3-12-3-16 2zM16 2C14-14 6-17 0-17 4-12 6-4 0 2 4-3 12-3 16 2z" fill="#fff" opacity=".9"/>
  </g></g>`

const dog = (
  time,
) => `<g transform="translate(222 246)"><ellipse cx="8" cy="30" rx="26" ry="4" fill="#54390F" opacity=".25"/>
  <path d="M-13 10q-8-3-9-10" stroke="#8B857D" stroke-width="4" stroke-linecap="round" fill="none" transform="rotate(${12 * swing(time, 36)} -13 10)"/>
  <path d="M-14 8c0-6 6-8 14-8h12c6 0 8 4 8 9v18h-5V14H-4v13h-5V15c-4 4-8 4-10-2z" fill="#8B857D"/>
  <path d="M18 2c2-8 10-10 16-6l6 5c-2 4-8 5-12 4l-4 5z" fill="#8B857D"/><path d="M21-3c-4 1-5 6-3 11 3 1 5-2 6-7z" fill="#6C665F"/>
  <circle cx="29" cy="-1" r="1.2" fill="#15100C"/><path d="M18 6q5 4 8 3" stroke="#C13E0B" stroke-width="3" fill="none"/></g>`

function frame(time) {
  const tide = 3 * swing(time, 4)
  const drift = 200 * (time / SECONDS)
  const blue = '#0A5C82'
  const red = '#C13E0B'
  const far = [
    [52, blue],
    [132, blue],
    [214, red],
    [292, blue],
    [364, blue],
  ]
  const near = [
    [20, blue],
    [116, blue],
    [330, red],
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 390 292" preserveAspectRatio="xMidYMid slice">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6DB8DC"/><stop offset="1" stop-color="#D9EFF5"/></linearGradient>
  <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0B6A8C"/><stop offset="1" stop-color="#6CC8C9"/></linearGradient></defs>
  <rect width="390" height="292" fill="url(#sky)"/><path d="M214 104c20-18 44-8 62-16 24-12 60-8 90 16z" fill="#7FA3B4" opacity=".8"/>
  <path d="M0 104h390v88H0z" fill="url(#sea)"/>
  <g stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-opacity="${0.4 + 0.15 * swing(time, 6)}">
  <path transform="translate(${9 * swing(time, 3)} 0)" d="M40 124h36M250 126h40M70 158h60"/>
  <path transform="translate(${-9 * swing(time, 3, 0.2)} 0)" d="M130 136h52M310 150h44"/></g>
  <g transform="translate(${-24 * swing(time, 1)} ${swing(time, 8)})"><path d="M300 118l9-30 9 30z" fill="#fff"/><path d="M296 120h28l-5 7h-18z" fill="${red}"/></g>
  <path d="${waterline(drift, 179 + tide, 12, 292)}" fill="#fff" opacity=".9"/>
  <path d="${waterline(drift, 187 + tide, 10, 292)}" fill="#E4CC9C"/>
  <path d="M0 204q80-8 160 0t240-4V292H0z" fill="#F2E4C8"/>
  ${far.map(([x, colour], index) => umbrella(x, 207, 0.72, colour, 1.2 * swing(time, 6, index / 5))).join('')}
  ${near.map(([x, colour], index) => umbrella(x, 238, 1.05, colour, 1.2 * swing(time, 6, index / 3))).join('')}
  ${dog(time)}</svg>`
}

function ffmpeg(...args) {
  return spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}

async function finished(child) {
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

const work = await mkdtemp(path.join(tmpdir(), 'webcam-'))
const film = path.join(work, 'film.mp4')
const encode = ffmpeg(
  ...`-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${RATE} -i -`.split(' '),
  ...'-c:v libx264 -profile:v baseline -preset veryslow -tune animation -pix_fmt yuv420p -crf 30'.split(' '),
  ...`-g ${4 * RATE} -keyint_min ${4 * RATE} -sc_threshold 0 -an -movflags +faststart`.split(' '),
  film,
)
const ended = finished(encode)
for (let index = 0; index < RATE * SECONDS; index += 1) {
  const pixels = await sharp(Buffer.from(frame(index / RATE)))
    .flatten()
    .raw()
    .toBuffer()
  if (!encode.stdin.write(pixels)) await once(encode.stdin, 'drain')
}
encode.stdin.end()
await ended
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const copy = ['-i', film, '-c', 'copy']
await finished(ffmpeg(...copy, '-movflags', '+faststart', path.join(FOLDER, 'sample.mp4')))
await finished(
  ffmpeg(
    ...copy,
    ...'-f hls -hls_time 4 -hls_playlist_type vod -hls_flags independent_segments -hls_segment_filename'.split(' '),
    path.join(FOLDER, 'sample%d.mpegts'),
    path.join(work, 'sample.m3u8'),
  ),
)
await rm(work, { recursive: true, force: true })
