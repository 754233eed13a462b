import { notifyManager } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { UmbrellaCartProvider } from '../cart/UmbrellaCartProvider.tsx'
import { LOCALES } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useHere } from '../platform/navigation.tsx'
import { queryClient } from '../platform/queries.ts'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Announcer } from '../ui/Announcer.tsx'
import { classNames } from '../ui/class-names.ts'
import { OfflineBanner } from '../ui/OfflineBanner.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { routeAt, tabAt } from '../routes.ts'
import { AppLive, ProfileSync } from './AppLive.tsx'
import { AppStateAlerts } from './AppStateAlerts.tsx'
import { PageWithMenu } from './BesideMenu.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useDocumentTitle, usePageFocus, usePreloadPages } from './route-effects.ts'
import { SandboxBar } from './SandboxBar.tsx'
import { BrokenApp, Splash } from './Splash.tsx'
import { TabBar } from './Tabs.tsx'
import { TopBar } from './TopBar.tsx'
import { shellTexts } from './texts.ts'

/** What goes on behind every page; nothing on the first screen needs its code. */
const AfterFirstScreen = lazy(async () => ({
  default: (await import('./worker/AfterFirstScreen.tsx')).AfterFirstScreen,
}))

/** What is around every page: bars, notices, the cart's countdown, the language of the components. */
export function AppShell() {
  const language = useLanguage()
  return (
    <I18nProvider locale={LOCALES[language]}>
      <ErrorBoundary resetKey="app" fallback={<BrokenApp />}>
        <Suspense fallback={<Splash />}>
          <UmbrellaCartProvider>
            <Frame />
          </UmbrellaCartProvider>
          <Announcer />
          <ToastRegion />
          {/* What goes on behind the pages takes none of them away when it cannot be loaded. */}
          <ErrorBoundary resetKey="app" fallback={null}>
            <Suspense>
              <AfterFirstScreen />
            </Suspense>
          </ErrorBoundary>
          <ProfileSync />
        </Suspense>
      </ErrorBoundary>
    </I18nProvider>
  )
}

function Frame() {
  const texts = useTexts(shellTexts)
  const { pathname } = useHere()
  const { entraIsClicked } = useSession()
  const route = routeAt(pathname)
  const hasTabs = entraIsClicked && route?.isTabRoot === true
  const isStaff = route?.access === 'staff'
  const isEntered = entraIsClicked && !isStaff && (tabAt(pathname) !== undefined || route?.access !== 'open')
  useDocumentTitle()
  usePageFocus()
  usePreloadPages()
  return (
    <div className={classNames('app', isEntered && 'is-entered', hasTabs && 'has-tabs')}>
      <a className="skip" href="#main" onClick={skipToContent}>
        {texts.skip}
      </a>
      {/* The app's own state concerns guests: the back office has its banner, and its people are no guests online. */}
      {isStaff ? null : (
        <>
          <SandboxBar />
          <AppStateAlerts />
          <AppLive />
        </>
      )}
      {isEntered ? <TopBar /> : null}
      <div className="banner">
        <OfflineBanner dataFrom={useNewestData()} onRetry={() => void queryClient.refetchQueries({ type: 'active' })} />
      </div>
      <ErrorBoundary resetKey={pathname}>
        <PageWithMenu pathname={pathname} isEntered={isEntered} />
      </ErrorBoundary>
      {hasTabs ? <TabBar /> : null}
    </div>
  )
}

/** Focuses the page without touching the address: the hash belongs to the pages. */
function skipToContent(event: React.MouseEvent) {
  event.preventDefault()
  document.querySelector<HTMLElement>('main')?.focus()
}

/** Queries are made while components render; their followers are told afterwards. */
function subscribeToAnswers(listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener))
}

/** When the newest server data on screen came, epoch milliseconds; 0 when there is none. */
function newestData(): number {
  return Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .findAll({ type: 'active' })
      .map((query) => query.state.dataUpdatedAt),
  )
}

function useNewestData(): number {
  return useSyncExternalStore(subscribeToAnswers, newestData)
}
