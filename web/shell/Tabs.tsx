import { useEffect } from 'react'
import { useCartTotal } from '../cart/device-carts.ts'
import { Link, useHere } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { routeAt, tabAt, TABS, type Tab } from '../routes.ts'
import { shellTexts } from './texts.ts'

export const TAB_ICONS: Readonly<Record<Tab, IconName>> = {
  home: 'home',
  'main-page-ombrelloni': 'umbrella',
  menu: 'drink',
  carrello: 'bag',
  contact: 'profile',
}

/** The five tabs as a floating capsule, on the roots of phones and tablets. */
export function TabBar() {
  const texts = useTexts(shellTexts)
  const { pathname } = useHere()
  const inCarts = useCartTotal()
  const rootOf = useTabRoots()
  const current = tabAt(pathname)
  return (
    <>
      <div className="fade-b" />
      <nav className="tabbar" aria-label={texts.sections}>
        {TABS.map((tab) => (
          <Link
            key={tab}
            to={rootOf(tab)}
            motion="tab"
            {...(tab === current ? { 'aria-current': 'page' as const } : {})}
          >
            <Icon name={TAB_ICONS[tab]} size={23} stroke={tab === current ? 2.2 : 1.8} />
            <span>{texts.tabs[tab]}</span>
            {tab === 'carrello' && inCarts > 0 ? (
              <span className="badge">
                {inCarts}
                <span className="sr"> {texts.items(inCarts)}</span>
              </span>
            ) : null}
          </Link>
        ))}
      </nav>
    </>
  )
}

const lastRoots = new Map<Tab, string>()

/** Where a tab leads: to its root as it was left, with the query that is its state. */
export function useTabRoots(): (tab: Tab) => string {
  const { pathname, path } = useHere()
  useEffect(() => {
    const tab = tabAt(pathname)
    if (tab && routeAt(pathname)?.isTabRoot) lastRoots.set(tab, path)
  }, [pathname, path])
  return (tab) => lastRoots.get(tab) ?? `/tabs/${tab}`
}

/** Forgets how the tabs were left: another person may be next. */
export function forgetTabRoots(): void {
  lastRoots.clear()
}
