import { rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { startApp, type App } from '../tests/browser/support/app.ts'
import { dayFromToday, mapPath } from '../tests/browser/support/guest.ts'
import { newPerson, type Person } from '../tests/browser/support/person.ts'
import { median } from './measure.ts'
import type { Ends } from './parts.ts'
import { describe, NETWORKS, openBrowser, SLOW_DOWN } from './phone-device.ts'
import { measureMap } from './phone-map.ts'
import { secondVisits } from './phone-offline.ts'
import { largerResort } from './phone-resort.ts'
import { firstVisit } from './phone-screens.ts'

/**
 * What the app costs on a phone, in Chromium with the CPU slowed down four times: `npm run bench -- phone`.
 * PHONE_ROUNDS is how often each is measured (5). Nothing fails here: the machine's load is in every figure.
 */
const ROUNDS = Number(process.env['PHONE_ROUNDS'] ?? 5)

/** The tools are plain JavaScript, without declarations. */
const toolOf = (name: string) => import(new URL(`../tools/${name}.mjs`, import.meta.url).href)
const { buildWeb }: { buildWeb: () => void } = await toolOf('build')
const { firstLoadSizes }: { firstLoadSizes: () => { screen: string; bytes: number }[] } = await toolOf('check-bundle')

/** One figure with its target; null is for comparison only. */
interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 'KB'
  readonly most: number | null
  readonly note: string
}

const SCREENS = [
  { name: 'welcome', path: '/welcome', selector: '#root h1', isSignedIn: false },
  { name: 'home', path: '/tabs/home', selector: 'nav.tabbar', isSignedIn: true },
] as const

/** Measures all of it on an app and a database of its own; answers the table. */
export async function benchPhone(ends: Ends): Promise<string> {
  buildWeb()
  const resort = await largerResort()
  ends(() => rm(path.dirname(resort), { recursive: true, force: true }))
  const app = await startApp({ resort })
  ends(() => app.stop())
  const browser = await openBrowser()
  ends(() => browser.close())
  const person = await newPerson(app)
  const load = loadavg()[0]?.toFixed(1)
  const figures = [
    ...(await firstScreens(browser, app, person)),
    ...(await onTheMap(browser, app, person)),
    await offline(browser, app, person),
    ...firstLoad(),
  ]
  const head = `A phone: Chromium ${browser.version()}, ${SLOW_DOWN} × CPU slow-down, ${cpus().length} processors (load ${load} before, ${loadavg()[0]?.toFixed(1)} after), medians of ${ROUNDS}`
  return [head, ...Object.values(NETWORKS).map((network) => `  ${describe(network)}`), ...figures.map(line)].join('\n')
}

/** A cold visit of both first screens on each network. */
async function firstScreens(browser: Browser, app: App, person: Person): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const network of Object.values(NETWORKS)) {
    for (const { name, path: at, selector, isSignedIn } of SCREENS) {
      const visits = []
      for (let round = 0; round < ROUNDS; round += 1)
        visits.push(
          await firstVisit(browser, { url: app.url + at, selector, network, person: isSignedIn ? person : null }),
        )
      const screen = median(visits.map((visit) => visit.screen)).toFixed(0)
      figures.push({
        what: `LCP of ${name}, ${network.name}`,
        value: median(visits.map(({ lcp }) => lcp)),
        unit: 'ms',
        most: network === NETWORKS.fast4g ? 1800 : null,
        note: `screen drawn after ${screen} ms; painted: ${visits.at(-1)?.painted ?? ''}`,
      })
    }
  }
  return figures
}

/** INP as it is defined for less than 50 interactions: the longest one. */
async function onTheMap(browser: Browser, app: App, person: Person): Promise<Figure[]> {
  const day = await dayFromToday(app, 1)
  const { places, interactions } = await measureMap(browser, {
    url: app.url + mapPath(day, day),
    person,
    rounds: ROUNDS * 2,
  })
  const all = [...interactions.values()].flat()
  const each = [...interactions].map(([what, times]) => `${what} ${median(times).toFixed(0)}/${Math.max(...times)}`)
  const note = `${places} places, ${all.length} interactions; median/longest: ${each.join(', ')}`
  return [
    { what: 'INP on the map', value: Math.max(...all), unit: 'ms', most: 150, note },
    { what: 'median interaction on the map', value: median(all), unit: 'ms', most: null, note: '' },
  ]
}

async function offline(browser: Browser, app: App, person: Person): Promise<Figure> {
  const times = await secondVisits(browser, app, person, ROUNDS)
  const note = `until a tab has reacted; ${times.map((time) => time.toFixed(0)).join(', ')}`
  return { what: 'second visit, offline', value: median(times), unit: 'ms', most: 1000, note }
}

function firstLoad(): Figure[] {
  return firstLoadSizes().map(({ screen, bytes }) => {
    return {
      what: `first load of ${path.basename(screen, '.tsx')}`,
      value: bytes / 1024,
      unit: 'KB',
      most: 170,
      note: 'JavaScript, gzip',
    }
  })
}

function line({ what, value, unit, most, note }: Figure): string {
  const met = most === null ? '      ' : value <= most ? 'met   ' : 'MISSED'
  const figure = unit === 'KB' ? value.toFixed(1) : value.toFixed(0)
  const target = most === null ? '' : `≤ ${most} ${unit}`
  return `${met}  ${what.padEnd(30)} ${figure.padStart(7)} ${unit}  ${target.padEnd(10)}  ${note}`
}
