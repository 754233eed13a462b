import { createElement, use, type ComponentType } from 'react'
import { forgetFailedTexts } from '../platform/texts-registry.ts'
import { usableAtOnce } from '../platform/usable-at-once.ts'
import { loadStaffPage, PAGES, redirectAt, routeAt, type PageRoute } from '../routes.ts'
import { Gate, WelcomeGate } from './Gate.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const loads = new Map<PageRoute, Promise<ComponentType>>()
/** Routes whose load failed. Drawing one shows the failure; only going there anew tries again. */
const failed = new Set<PageRoute>()

/** Loads a route's page, once. */
function loadPage(route: PageRoute): Promise<ComponentType> {
  const known = loads.get(route)
  if (known) return known
  const { page, paths } = route
  const load = usableAtOnce<ComponentType>(page === 'staff' ? loadStaffPage(paths[0] ?? '') : PAGES[page]())
  loads.set(route, load)
  load.catch(() => failed.add(route))
  return load
}

/** Loads what a path needs before it is drawn; a failure shows where the page is drawn. */
export async function preparePage(pathname: string): Promise<void> {
  const route = routeAt(pathname)
  if (!route) return
  if (failed.delete(route)) loads.delete(route)
  forgetFailedTexts()
  await Promise.allSettled([loadPage(route)])
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
    <Gate access={route.access}>
      <LoadedPage route={route} />
    </Gate>
  )
  return route.page === 'welcome' ? <WelcomeGate>{gated}</WelcomeGate> : gated
}

function LoadedPage({ route }: { readonly route: PageRoute }) {
  return createElement(use(loadPage(route)))
}
