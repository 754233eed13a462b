import { createContext, use, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useBack } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { useScreenFocus } from './screen-focus.ts'
import { uiTexts } from './texts.ts'

/** Path of the page that stands beside this one: nothing leads back to it. */
export const PageBeside = createContext<string | null>(null)

interface PageProps {
  /** Heading of the page, in the navigation bar or large above the content. */
  readonly title?: ReactNode
  /** Second line of the navigation bar. */
  readonly subtitle?: ReactNode
  /** A back button: true goes where the person came from, a path is where to go when there is nothing behind. */
  readonly back?: boolean | string
  /** One action, at the right of the navigation bar. */
  readonly action?: ReactNode
  /** The large title of a tab root, instead of a navigation bar. */
  readonly large?: boolean
  /** Goes into the action bar at the bottom. */
  readonly footer?: ReactNode
  readonly children: ReactNode
  /** True on the root of a tab: leaves room for the tab bar. */
  readonly tabs?: boolean
  /**
   * `phone` is a column of 640 px at most, `columns` one that becomes two, `wide` the whole app, `full` a full-bleed
   * box that does not scroll.
   */
  readonly layout?: 'phone' | 'columns' | 'wide' | 'full'
  /** Side padding of the content; on by default, off for full-bleed lists. */
  readonly isPadded?: boolean
  readonly className?: string
}

const LAYOUTS = { phone: undefined, columns: 'in-columns', wide: 'wide', full: 'full' } as const

/** One screen: navigation bar, content and action bar. It takes the focus when it opens, and is heard by its heading. */
export function Page({
  title,
  subtitle,
  back = false,
  action,
  large = false,
  footer,
  children,
  tabs = false,
  layout = 'phone',
  isPadded = true,
  className,
}: PageProps) {
  const beside = use(PageBeside)
  const backTo = back === beside ? false : back
  const hasBar = backTo !== false || (!large && title !== undefined)
  const titleId = useId()
  const main = useScreenFocus()
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames('page', LAYOUTS[layout], tabs && 'with-tabs', hasBar && 'with-bar', className)}
    >
      {hasBar ? (
        <NavigationBar
          titleId={titleId}
          title={large ? undefined : title}
          subtitle={subtitle}
          back={backTo}
          action={action}
        />
      ) : null}
      <div className={classNames('page-body', isPadded && 'pad')}>
        {large ? (
          <div className="row sp large-title">
            <h1 id={titleId} className="large">
              {title}
            </h1>
            {hasBar ? null : action}
          </div>
        ) : null}
        {children}
      </div>
      {footer === undefined || footer === null || footer === false ? null : <ActionBar>{footer}</ActionBar>}
    </main>
  )
}

interface NavigationBarProps {
  readonly titleId: string
  readonly title?: ReactNode
  readonly subtitle?: ReactNode
  readonly back: boolean | string
  readonly action?: ReactNode
}

/** The bar at the top: clear at rest, glass as soon as content scrolls below it. */
function NavigationBar({ titleId, title, subtitle, back, action }: NavigationBarProps) {
  const texts = useTexts(uiTexts)
  const goBack = useBack(typeof back === 'string' ? back : undefined)
  const mark = useRef<HTMLDivElement>(null)
  const isScrolled = useLeftTop(mark)
  return (
    <>
      <div ref={mark} className="top-mark" />
      <header className={classNames('navbar', isScrolled && 'solid')}>
        {back === false ? <span /> : <IconButton icon="chevron-left" label={texts.back} onPress={goBack} />}
        {title === undefined ? (
          <span />
        ) : (
          <h1 id={titleId} className="title">
            {title}
            {subtitle === undefined ? null : <small>{subtitle}</small>}
          </h1>
        )}
        <div className="row g2">{action}</div>
      </header>
    </>
  )
}

/** Whether an element at the top of the page has been scrolled away. */
function useLeftTop(mark: React.RefObject<HTMLElement | null>): boolean {
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    const element = mark.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setLeft(entry ? !entry.isIntersecting : false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [mark])
  return isLeft
}

/** The bar at the bottom that holds the screen's one decision. */
export function ActionBar({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={classNames('actionbar', className)}>{children}</div>
}
