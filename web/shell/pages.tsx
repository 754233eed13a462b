import { createElement, use, type ComponentType } from 'react'
import { readSession } from '../platform/session.ts'
import { forgetFailedTexts } from '../platform/texts-registry.ts'
import { usableAtOnce } from '../platform/usable-at-once.ts'
import { loadStaffPage, PAGES, redirectAt, routeAt, type PageRoute } from '../routes.ts'
import { Gate, isGuarded, loadGuard, WelcomeGate } from './Gate.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** What a path draws: the page of its route, or the guard in its place. */
type Drawn = PageRoute | 'guard'

const loads = new Map<Drawn, Promise<ComponentType>>()
/** What could not be loaded. Drawing it shows the failure; only going there anew tries again. */
const failed = new Set<Drawn>()

/** Loads what a path draws, once. */
function loadDrawn(drawn: Drawn): Promise<ComponentType> {
  const known = loads.get(drawn)
  if (known) return known
  const load = usableAtOnce(drawn === 'guard' ? loadGuard() : loadPage(drawn))
  loads.set(drawn, load)
  load.catch(() => failed.add(drawn))
  return load
}

function loadPage({ page, paths }: PageRoute): Promise<ComponentType> {
  return page === 'staff' ? loadStaffPage(paths[0] ?? '') : PAGES[page]()
}

/** Loads what a path needs before it is drawn; a failure shows where the page is drawn. */
export async function preparePage(pathname: string): Promise<void> {
  const route = routeAt(pathname)
  if (!route) return
  const drawn = isGuarded(route.access, readSession()) ? 'guard' : route
  if (failed.delete(drawn)) loads.delete(drawn)
  forgetFailedTexts()
  await Promise.allSettled([loadDrawn(drawn)])
}

/** Whether two paths belong to one route, whose page stays as it is between them. */
export function isSamePage(a: string, b: string): boolean {
  const route = routeAt(a)
  return route !== undefined && route === routeAt(b)
}

/** Where a path that only redirects leads, with its query and hash; every other path as it is. */
export function followRedirects(path: string): string {
  const { pathname, search, hash } = new URL(path, location.origin)
  const to = redirectAt(pathname)
  return to === undefined ? path : `/${to}${search}${hash}`
}

/** The page of a path. All paths of one route share its element: going from one to another keeps the page. */
export function PageAt({ pathname }: { readonly pathname: string }) {
  const route = routeAt(pathname)
  if (!route) return <NotFoundPage />
  const gated = (
    <Gate access={route.access} guard={<Loaded drawn="guard" />}>
      <Loaded drawn={route} />
    </Gate>
  )
  return route.page === 'welcome' ? <WelcomeGate>{gated}</WelcomeGate> : gated
}

function Loaded({ drawn }: { readonly drawn: Drawn }) {
  return createElement(use(loadDrawn(drawn)))
}
