import { useEffect, type ReactNode, type Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link, type Query } from '../platform/navigation.tsx'
import type { Motion } from '../platform/motion.ts'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'
import { LOADER_LIMITS } from './loader-limits.ts'
import { sayLongSave } from './long-save.ts'
import { uiTexts } from './texts.ts'

export type ButtonVariant = 'primary' | 'tint' | 'ghost' | 'plain' | 'danger' | 'danger-tint' | 'accent' | 'ok'
type ButtonSize = 'md' | 'sm' | 'xs'

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: '',
  tint: 'tint',
  ghost: 'ghost',
  plain: 'plain',
  danger: 'danger',
  'danger-tint': 'danger-t',
  accent: 'accent',
  ok: 'ok-b',
}

interface ButtonLook {
  readonly children: ReactNode
  readonly variant?: ButtonVariant | undefined
  /** 50, 44 or 36 px high; the smallest keeps a 44 px target. */
  readonly size?: ButtonSize | undefined
  /** As wide as its container. */
  readonly full?: boolean | undefined
  readonly icon?: IconName | undefined
  /** At the right end, e.g. the amount: "Vai al pagamento · 252,00 €". */
  readonly trailing?: ReactNode
  readonly className?: string | undefined
}

/** How a button looks, apart from what it does. */
function apart<P extends ButtonLook>({ children, variant, size, full, icon, trailing, className, ...deed }: P) {
  const look: ButtonLook = { children, variant, size, full, icon, trailing, className }
  return { look, deed }
}

function lookOf({ variant = 'primary', size = 'md', full, trailing, className }: ButtonLook): string {
  return classNames(
    'btn',
    VARIANTS[variant],
    size !== 'md' && size,
    full && 'full',
    trailing !== undefined && 'split',
    className,
  )
}

function Label({ icon, size, children, trailing }: ButtonLook) {
  return (
    <span className="btn-label">
      {icon ? <Icon name={icon} size={size === 'md' || size === undefined ? 20 : 18} /> : null}
      {trailing === undefined ? children : <span>{children}</span>}
      {trailing === undefined ? null : <span className="num">{trailing}</span>}
    </span>
  )
}

interface ButtonProps extends ButtonLook {
  readonly onPress?: () => void
  readonly type?: 'button' | 'submit' | 'reset'
  readonly isDisabled?: boolean
  /** Shows a spinner, keeps the width and ignores presses. */
  readonly isBusy?: boolean
  /** While it is busy the screen itself says what goes on, so that the button does not. */
  readonly isWaitSaid?: boolean
  readonly autoFocus?: boolean
  /** Without a network it is disabled and says why (B-02): what it does is the server's. */
  readonly needsNetwork?: boolean
  /** Id of the form that a submit button outside of it belongs to. */
  readonly form?: string
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-expanded'?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** The button of the design. While it is busy it keeps its width and the focus, and does nothing. */
export function Button(props: ButtonProps) {
  const { look, deed } = apart(props)
  const { isBusy = false, isWaitSaid = false, onPress, type = 'button', needsNetwork = false, ...others } = deed
  const { isDisabled = false, ...rest } = others
  const isOff = !useOnline() && needsNetwork
  return (
    <AriaButton
      {...rest}
      isDisabled={isDisabled || isOff}
      type={isBusy ? 'button' : type}
      className={classNames(lookOf(look), isBusy && 'busy')}
      {...(isBusy ? { 'aria-disabled': true } : {})}
      onPress={() => {
        if (!isBusy) onPress?.()
      }}
    >
      <Label {...look} />
      {isOff ? <NetworkMark /> : null}
      {isBusy ? <BusyMark isSaid={isWaitSaid} /> : null}
    </AriaButton>
  )
}

/** Why the button is off, on the button. */
function NetworkMark() {
  const texts = useTexts(uiTexts)
  return <span className="btn-why">{texts.offlineReason}</span>
}

/** The spinner; after the limit of R-904 it is said that the answer takes long and that nobody has to stay. */
function BusyMark({ isSaid }: { readonly isSaid: boolean }) {
  const texts = useTexts(uiTexts)
  useEffect(() => {
    if (isSaid) return
    let end: () => void = () => undefined
    const timer = setTimeout(() => {
      end = sayLongSave(texts.longSave)
    }, LOADER_LIMITS.saving)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [isSaid, texts.longSave])
  return (
    <span className="btn-spin">
      <Icon name="spinner" className="spin" stroke={2.4} />
      <span className="sr">{texts.busy}</span>
    </span>
  )
}

interface LinkButtonProps extends ButtonLook {
  /** A path of the app, or an address outside of it (`https:`, `tel:`, `mailto:`, `blob:`, `intent:`). */
  readonly to: string
  readonly query?: Query
  readonly motion?: Motion
  readonly replace?: boolean
  /** Saves what the address leads to under this name. */
  readonly download?: string
  readonly 'aria-label'?: string
}

/** A link that looks like a button: it leads somewhere. */
export function LinkButton(props: LinkButtonProps) {
  const { look, deed } = apart(props)
  const { to, query, motion, replace, download, ...rest } = deed
  if (!/^(?:https?|tel|mailto|blob|data|intent):/.test(to) && download === undefined) {
    return (
      <Link {...rest} query={query} motion={motion} replace={replace} to={to} className={lookOf(look)}>
        <Label {...look} />
      </Link>
    )
  }
  return (
    <a {...rest} href={to} className={lookOf(look)} {...outside(to, download)}>
      <Label {...look} />
    </a>
  )
}

function outside(to: string, download: string | undefined) {
  if (download !== undefined) return { download }
  return /^https?:/.test(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}

interface IconButtonProps {
  readonly icon: IconName
  /** What it does, in words. */
  readonly label: string
  /** `solid` on a page, `glass` over art or the map, `plain` in rows. */
  readonly variant?: 'solid' | 'glass' | 'plain' | 'tint'
  readonly size?: number
  readonly onPress?: () => void
  readonly isDisabled?: boolean
  readonly isPressed?: boolean
  readonly className?: string
  readonly autoFocus?: boolean
  readonly slot?: string | null
  readonly ref?: Ref<HTMLButtonElement>
}

/** A round 44 px button that shows an icon only. */
export function IconButton({
  icon,
  label,
  variant = 'solid',
  size = 22,
  onPress,
  isPressed,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      className={classNames('ib', variant !== 'solid' && variant, className)}
      onPress={() => onPress?.()}
    >
      <Icon name={icon} size={size} stroke={2.2} />
    </AriaButton>
  )
}
