import type { FastifyInstance } from 'fastify'
import { pickLanguage, type Language } from '../../domain/platform/language.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { DESCRIPTIONS } from './document-heads.ts'

interface Words {
  readonly pass: string
  readonly bar: string
  readonly map: string
  readonly shots: { readonly home: string; readonly map: string; readonly bar: string }
}

const WORDS: Readonly<Record<Language, Words>> = {
  it: {
    pass: 'I miei ordini e i QR',
    bar: 'Ordina al bar',
    map: 'Prenota l’ombrellone',
    shots: { home: 'La home con il prossimo posto', map: 'La mappa della spiaggia', bar: 'Il bar sotto l’ombrellone' },
  },
  en: {
    pass: 'My orders and QR codes',
    bar: 'Order at the bar',
    map: 'Book an umbrella',
    shots: { home: 'Home with the next place', map: 'The map of the beach', bar: 'The bar at the umbrella' },
  },
  fr: {
    pass: 'Mes commandes et les QR',
    bar: 'Commander au bar',
    map: 'Réserver un parasol',
    shots: {
      home: 'L’accueil avec la prochaine place',
      map: 'Le plan de la plage',
      bar: 'Le bar jusqu’au parasol',
    },
  },
  nl: {
    pass: 'Mijn bestellingen en QR-codes',
    bar: 'Bestellen bij de bar',
    map: 'Parasol reserveren',
    shots: { home: 'Home met de volgende plek', map: 'De kaart van het strand', bar: 'De bar bij de parasol' },
  },
  de: {
    pass: 'Meine Bestellungen und QR-Codes',
    bar: 'An der Bar bestellen',
    map: 'Sonnenschirm buchen',
    shots: { home: 'Start mit dem nächsten Platz', map: 'Der Plan des Strandes', bar: 'Die Bar am Schirm' },
  },
}

/** A home screen shows about so many letters below an icon. */
const SHORT_NAME = 12

const icon = (name: string, size: number, purpose: string) => {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
const shot = (name: string, label: string) => {
  return { src: `/icons/screen-${name}.webp`, sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label }
}

/** What a device needs to install the app, under the resort's own name and in its person's language. */
export function appManifest(name: string, language: Language): object {
  const words = WORDS[language]
  return {
    id: '/',
    name,
    short_name: name.length <= SHORT_NAME ? name : (name.split(' ').at(-1) ?? name).slice(0, SHORT_NAME),
    description: DESCRIPTIONS[language].app,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['travel', 'food'],
    // The page's colours in light; in the dark the document's own theme colour holds (web/design/tokens.css).
    background_color: '#eff4f5',
    theme_color: '#eff4f5',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      icon('monochrome-512', 512, 'monochrome'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    screenshots: [shot('home', words.shots.home), shot('map', words.shots.map), shot('bar', words.shots.bar)],
    shortcuts: [
      { name: words.pass, url: '/tabs/contact/ordini', icons: [icon('shortcut-pass', 96, 'any')] },
      { name: words.bar, url: '/tabs/menu', icons: [icon('shortcut-bar', 96, 'any')] },
      { name: words.map, url: '/tabs/main-page-ombrelloni', icons: [icon('shortcut-map', 96, 'any')] },
    ],
  }
}

/** Serves the manifest: a file of the app, made from the settings as they are now. */
export function serveManifest(http: FastifyInstance, settings: Pick<Settings, 'resortName'>): void {
  http.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .send(JSON.stringify(appManifest(settings.resortName, pickLanguage(request.headers['accept-language'])))),
  )
}
