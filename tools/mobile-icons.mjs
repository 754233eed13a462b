import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from './install.mjs'

/** Colours of the design: the brand, and the page by day and by night. */
const BRAND = '#0A5C82'
const NIGHT = '#06141B'
const ANDROID = 'mobile/android/app/src/main/res'
const IOS = 'mobile/ios/App/App/Assets.xcassets'
/** Pixels of one density-independent pixel. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }

const svg = (name) => readFileSync(join(ROOT, 'web/public', name), 'utf8')
/** The umbrella with a paw, as it stands on light ground, and on dark or coloured ground. */
const ON_LIGHT = svg('icon.svg')
const ON_DARK = svg('icon-light.svg')

const drawn = (source, side) =>
  sharp(Buffer.from(source), { density: (72 * side) / 48 })
    .resize(side, side)
    .png()
    .toBuffer()

/** The white parts alone, for places where the system paints the shape in a colour of its own. */
async function silhouette(side) {
  const light = await sharp(await drawn(ON_LIGHT.replaceAll(BRAND, '#000000'), side))
    .flatten({ background: '#000000' })
    .greyscale()
    .raw()
    .toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: '#FFFFFF' } })
    .joinChannel(light, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
}

/** A square of `side` px with a picture of `share` of it in the middle; without `ground` it is transparent. */
async function write(path, side, share, draw, ground) {
  const inner = Math.round(side * share)
  const picture = await draw(inner)
  const edge = Math.floor((side - inner) / 2)
  const square = sharp({
    create: { width: side, height: side, channels: 4, background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  }).composite([{ input: picture, left: edge, top: edge }])
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  const flat = ground === undefined ? square : square.flatten({ background: ground })
  await flat.png({ compressionLevel: 9, palette: side > 128 }).toFile(join(ROOT, path))
}

const onLight = (side) => drawn(ON_LIGHT, side)
const onDark = (side) => drawn(ON_DARK, side)

async function androidIcons() {
  for (const [density, scale] of Object.entries(DENSITIES)) {
    const at = (folder, name) => `${ANDROID}/${folder}-${density}/${name}.png`
    await write(at('mipmap', 'ic_launcher'), 48 * scale, 0.92, onLight)
    await write(at('mipmap', 'ic_launcher_round'), 48 * scale, 1, onLight)
    // Of the 108 dp of an adaptive icon every shape shows the inner 66.
    await write(at('mipmap', 'ic_launcher_foreground'), 108 * scale, 60 / 108, onDark)
    await write(at('mipmap', 'ic_launcher_monochrome'), 108 * scale, 60 / 108, silhouette)
    await write(at('drawable', 'ic_notification'), 24 * scale, 1, silhouette)
    // Of the 288 dp of a splash icon the system shows a circle of 192.
    await write(at('drawable', 'splash_icon'), 288 * scale, 112 / 288, onLight)
    await write(at('drawable-night', 'splash_icon'), 288 * scale, 112 / 288, onDark)
  }
}

async function iosIcons() {
  // The App Store takes no transparency in an icon.
  await write(`${IOS}/AppIcon.appiconset/icon.png`, 1024, 0.74, onDark, BRAND)
  await write(`${IOS}/AppIcon.appiconset/icon-dark.png`, 1024, 0.74, onDark, NIGHT)
  await write(`${IOS}/AppIcon.appiconset/icon-tinted.png`, 1024, 0.74, silhouette, '#000000')
  for (const scale of [1, 2, 3]) {
    await write(`${IOS}/Splash.imageset/splash@${scale}x.png`, 96 * scale, 1, onLight)
    await write(`${IOS}/Splash.imageset/splash-dark@${scale}x.png`, 96 * scale, 1, onDark)
  }
}

/** `npm run mobile:icons`: every icon and splash of the shells, from the two drawings of the web app. */
await androidIcons()
await iosIcons()
