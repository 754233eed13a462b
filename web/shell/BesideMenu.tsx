import { lazy, Suspense } from 'react'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Opening } from '../ui/Opening.tsx'
import { PageBeside } from '../ui/Page.tsx'
import { useWide } from '../umbrellas/use-wide.ts'
import { PageAt } from './pages.tsx'
import { shellTexts } from './texts.ts'

const MENU = '/tabs/contact'
const MENU_PATHS: ReadonlySet<string> = new Set([MENU, `${MENU}/profilo-utente`])
const OPENED_BY_MENU: ReadonlySet<string> = new Set(
  [
    'profilo',
    'sicurezza',
    'notifiche',
    'abbonamenti',
    'credito',
    'lista-attesa',
    'ritrova-ordine',
    'cani',
    'ordini',
    'pagamenti-card-choose',
    'pagamenti-card-edit',
    'contatti',
    'i-miei-dati',
    'elimina-account',
    'info',
    'trattamentodati',
    'finalitadati',
  ].map((page) => `${MENU}/${page}`),
)

const ProfileMenu = lazy(() => import('./profile/ProfileMenu.tsx').then((module) => ({ default: module.ProfileMenu })))

/**
 * The page of a path. On wide screens the profile's menu stands beside the pages that it opens; where only the menu
 * was asked for, the first of them opens with it.
 */
export function PageWithMenu({ pathname, isEntered }: { readonly pathname: string; readonly isEntered: boolean }) {
  const isWide = useWide()
  const { isLoggedIn } = useSession()
  const isMenu = MENU_PATHS.has(pathname)
  const hasMenu = isWide && isEntered && (isMenu || OPENED_BY_MENU.has(pathname))
  const first = isLoggedIn ? `${MENU}/profilo` : `${MENU}/contatti`
  return (
    <div className={hasMenu ? 'beside-menu' : undefined}>
      {hasMenu ? <Menu opened={isMenu ? first : pathname} /> : null}
      <PageBeside value={hasMenu ? MENU : null}>
        {/* What a page asks for late never takes away what is around it. */}
        <Suspense fallback={<Opening />}>
          <PageAt pathname={hasMenu && isMenu ? first : pathname} />
        </Suspense>
      </PageBeside>
    </div>
  )
}

function Menu({ opened }: { readonly opened: string }) {
  const texts = useTexts(shellTexts)
  return (
    <aside aria-label={texts.tabs.contact}>
      <Suspense fallback={null}>
        <ProfileMenu level={2} opened={opened} />
      </Suspense>
    </aside>
  )
}
