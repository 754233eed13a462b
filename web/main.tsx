import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { logout } from '../domain/accounts/calls.ts'
import { orderArchive } from './orders/order-archive.ts'
import { call } from './platform/call.ts'
import { watchOnline } from './platform/online.ts'
import { queryClient } from './platform/queries.ts'
import { Router } from './platform/router.tsx'
import { onSignOut, revokeWith } from './platform/session.ts'
import { AppShell } from './shell/AppShell.tsx'
import { followRedirects, isSamePage, preparePage } from './shell/pages.tsx'
import { Splash } from './shell/Splash.tsx'
import { startUp } from './shell/start-up.ts'
import { forgetTabRoots } from './shell/Tabs.tsx'

/** Starts the app: splash, checks, then the page that the start-up table names. */
async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container)
  root.render(<Splash />)
  watchOnline()
  revokeWith(() => call(logout, {}, { keepalive: true }))
  onSignOut(forgetTabRoots)
  onSignOut(forgetPush)
  onSignOut(() => {
    // A browser that cannot open its database holds no passes either.
    orderArchive.clear().catch((error: unknown) => console.info('no offline passes to clear', error))
  })
  // The page's code comes while the checks are made.
  void preparePage(location.pathname)
  const { path } = await startUp()
  history.replaceState(history.state, '', followRedirects(path))
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router rewrite={followRedirects} prepare={preparePage} isSamePage={isSamePage}>
          <AppShell />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** Pushes of somebody who has left end on the device too; the server has ended them with the session. */
function forgetPush(): void {
  void import('./messages/push-device.ts')
    .then(({ forgetPushDevice }) => forgetPushDevice())
    .catch((error: unknown) => console.info('no pushes to end', error))
}

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
await start(container)
