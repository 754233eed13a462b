import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from '../platform/navigation.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'

interface ListProps {
  readonly children: ReactNode
  /** Words above and below the group. */
  readonly header?: ReactNode
  readonly footer?: ReactNode
  /** Where the separators begin: after icon tiles, after 44 px pictures, or at the text. */
  readonly inset?: 'text' | 'icon' | 'avatar'
  readonly className?: string
  readonly 'aria-label'?: string
}

/** A group of rows on one card. */
export function List({ children, header, footer, inset = 'text', className, ...rest }: ListProps) {
  return (
    <section className={className} {...(rest['aria-label'] === undefined ? {} : { role: 'group', ...rest })}>
      {header === undefined ? null : <h2 className="lh">{header}</h2>}
      <div className={classNames('list', inset === 'icon' && 'ico', inset === 'avatar' && 'ava-ins')}>{children}</div>
      {footer === undefined ? null : <p className="lf">{footer}</p>}
    </section>
  )
}

interface ListRowProps {
  readonly label: ReactNode
  readonly icon?: IconName
  /** A picture instead of an icon tile. */
  readonly leading?: ReactNode
  /** Second line. */
  readonly detail?: ReactNode
  /** At the right, quieter. */
  readonly value?: ReactNode
  readonly onPress?: () => void
  /** A path of the app, or an address outside of it. */
  readonly href?: string
  /** It leads to the page that is open beside it. */
  readonly isCurrent?: boolean
  /** A stepper, switch or button at the right. */
  readonly control?: ReactNode
  readonly isDestructive?: boolean
  readonly isDisabled?: boolean
  /** Why it is disabled: shown on the row, which stays visible. */
  readonly reason?: string
}

function RowContent({ icon, leading, label, detail, value, control, reason }: ListRowProps) {
  return (
    <>
      {leading}
      {icon ? (
        <span className="tile">
          <Icon name={icon} size={19} />
        </span>
      ) : null}
      <span className="grow">
        <span className={detail === undefined ? undefined : 'head'}>{label}</span>
        {detail === undefined ? null : <span className="foot ink2 row-detail">{detail}</span>}
      </span>
      {reason === undefined ? (
        value === undefined ? null : (
          <span className="v">{value}</span>
        )
      ) : (
        <span className="v">{reason}</span>
      )}
      {control}
    </>
  )
}

/** One row: it navigates, acts, or holds a control. */
export function ListRow(props: ListRowProps) {
  const { onPress, href, isDestructive = false, isDisabled = false, reason } = props
  const className = isDestructive ? 'dest' : ''
  if (href !== undefined && !isDisabled && reason === undefined) {
    const isOutside = /^(?:https?|tel|mailto):/.test(href)
    const inside = (
      <>
        <RowContent {...props} />
        {isDestructive ? null : (
          <Icon name={/^https?:/.test(href) ? 'external' : 'chevron-right'} size={18} className="chev" />
        )}
      </>
    )
    if (!isOutside)
      return (
        <Link to={href} className={className} {...(props.isCurrent ? { 'aria-current': 'page' as const } : {})}>
          {inside}
        </Link>
      )
    return (
      <a
        href={href}
        className={className}
        {...(/^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {inside}
      </a>
    )
  }
  if (onPress !== undefined || href !== undefined) {
    return (
      <Button className={className} isDisabled={isDisabled || reason !== undefined} onPress={() => onPress?.()}>
        <RowContent {...props} />
      </Button>
    )
  }
  return (
    <div className={className}>
      <RowContent {...props} />
    </div>
  )
}
