import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { logout } from '../domain/accounts/calls.ts'
import { SECOND } from '../domain/platform/duration.ts'
import { orderArchive } from './orders/order-archive.ts'
import { call } from './platform/call.ts'
import { watchOnline } from './platform/online.ts'
import { queryClient } from './platform/queries.ts'
import { Router } from './platform/router.tsx'
import { onSignOut, revokeWith } from './platform/session.ts'
import { whenIdle } from './platform/when-idle.ts'
import { AppShell } from './shell/AppShell.tsx'
import { followRedirects, isSamePage, preparePage } from './shell/pages.tsx'
import { Splash } from './shell/Splash.tsx'
import { firstScreen } from './shell/first-screen.ts'
import { checkBehind, startUp } from './shell/start-up.ts'
import { forgetTabRoots } from './shell/Tabs.tsx'

/** Starts the app: splash, checks, then the page that the start-up table names. */
async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container)
  let goOn: () => void = () => undefined
  const wentOn = new Promise<void>((resolve) => (goOn = resolve))
  root.render(<Splash onGoOn={goOn} />)
  watchOnline()
  revokeWith(() => call(logout, {}, { keepalive: true }))
  onSignOut(forgetTabRoots)
  onSignOut(() => {
    // A browser that cannot open its database holds no passes either.
    orderArchive.clear().catch((error: unknown) => console.info('no offline passes to clear', error))
  })
  const starting = startUp(wentOn)
  // The page's code comes while the checks are made, where there are any to wait for.
  void preparePage(location.pathname)
  const { path, isUnchecked } = await starting
  const to = followRedirects(path)
  history.replaceState(history.state, '', to)
  await firstScreen(new URL(to, location.origin).pathname)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router rewrite={followRedirects} prepare={preparePage} isSamePage={isSamePage}>
          <AppShell />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  )
  // The first screen's own calls go first.
  if (isUnchecked) whenIdle(() => void checkBehind(), 2 * SECOND)
}

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
void start(container)
