import { useCartTotal } from '../cart/device-carts.ts'
import { failureText } from '../platform/failure.ts'
import { LANGUAGE_NAMES, setLanguage, useLanguage } from '../platform/language.ts'
import { Link, useHere } from '../platform/navigation.tsx'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { toast } from '../ui/ToastRegion.tsx'
import { useCartCountdown } from '../umbrellas/use-cart-countdown.ts'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'
import { useResortName } from './resort.ts'
import { useTabRoots } from './Tabs.tsx'
import { shellTexts } from './texts.ts'

/** The bar of wide screens: the tabs in words, the language, the cart with its time, the person (mockup 40). */
export function TopBar() {
  const name = useResortName()
  return (
    <header className="topbar">
      <Link to="/tabs/home" motion="tab" className="brand">
        <Logo />
        <span className="t2">{name}</span>
      </Link>
      <Sections />
      <div className="row g2">
        <LanguageMenu />
        <CartLink />
        <PersonLink />
      </div>
    </header>
  )
}

function Sections() {
  const texts = useTexts(shellTexts)
  const { pathname } = useHere()
  const rootOf = useTabRoots()
  const sections = [
    { to: rootOf('home'), below: '/tabs/home', label: texts.tabs.home },
    {
      to: rootOf('main-page-ombrelloni'),
      below: '/tabs/main-page-ombrelloni',
      label: texts.tabs['main-page-ombrelloni'],
    },
    { to: rootOf('menu'), below: '/tabs/menu', label: texts.tabs.menu },
    { to: '/tabs/home/ristorante', below: '/tabs/home/ristorante', label: texts.restaurant },
    { to: '/tabs/contact/ordini', below: '/tabs/contact/ordini', label: texts.myOrders },
  ]
  const current = sections.findLast(({ below }) => pathname === below || pathname.startsWith(`${below}/`))
  return (
    <nav className="row g1" aria-label={texts.sections}>
      {sections.map((section) => (
        <Link
          key={section.below}
          to={section.to}
          motion="tab"
          {...(section === current ? { 'aria-current': 'page' as const } : {})}
        >
          {section.label}
        </Link>
      ))}
    </nav>
  )
}

function LanguageMenu() {
  const texts = useTexts(shellTexts)
  const language = useLanguage()
  const choose = (next: Language) => {
    setLanguage(next).catch(async (error: unknown) => toast(await failureText(error), { tone: 'bad' }))
  }
  return (
    <MenuButton
      label={`${texts.language}: ${LANGUAGE_NAMES[language]}`}
      value={language}
      options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: id }))}
      onChange={choose}
    >
      <Icon name="globe" size={18} />
      {language.toUpperCase()}
      <Icon name="chevron-down" size={16} stroke={2.2} />
    </MenuButton>
  )
}

function CartLink() {
  const texts = useTexts(shellTexts)
  const { cart } = useUmbrellaCart()
  const inCarts = useCartTotal()
  if (cart.lines.length === 0) {
    return (
      <Link to="/tabs/carrello" motion="tab" className="sel">
        <Icon name="bag" size={19} />
        {inCarts === 0 ? texts.tabs.carrello : texts.inCart(inCarts)}
      </Link>
    )
  }
  return (
    <Link to="/tabs/carrello" motion="tab" className="sel hot">
      <Icon name="timer" size={19} stroke={2.2} />
      <TimeLeft />
      {texts.inCart(inCarts)}
    </Link>
  )
}

/** Alone in its component: it is drawn anew every second. */
function TimeLeft() {
  return <b className="num">{useCartCountdown().text}</b>
}

function PersonLink() {
  const texts = useTexts(shellTexts)
  const { firstName, lastName } = useSession()
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase()
  return (
    <Link to="/tabs/contact" motion="tab" className="ava">
      {initials === '' ? <Icon name="profile" size={22} /> : <span>{initials}</span>}
      <span className="sr">{`${initials === '' ? '' : ', '}${texts.profile}${firstName ? `: ${firstName} ${lastName}` : ''}`}</span>
    </Link>
  )
}
