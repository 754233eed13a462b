import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'

interface CardProps {
  readonly children: ReactNode
  readonly className?: string
  readonly as?: 'section' | 'article' | 'div'
  readonly 'aria-label'?: string
}

/** A white surface with round corners. */
export function Card({ children, className, as: Element = 'section', ...rest }: CardProps) {
  return (
    <Element {...rest} className={classNames('card', className)}>
      {children}
    </Element>
  )
}

interface PillProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'ok' | 'warn' | 'bad' | 'primary' | 'accent' | 'solid'
  readonly icon?: IconName
}

const PILL_TONES = {
  neutral: '',
  ok: 'ok',
  warn: 'warn',
  bad: 'bad',
  primary: 'pri',
  accent: 'acc',
  solid: 'solid',
} as const

/** A state in a word or two. */
export function Pill({ children, tone = 'neutral', icon }: PillProps) {
  return (
    <span className={classNames('pill', PILL_TONES[tone])}>
      {icon ? <Icon name={icon} size={14} /> : null}
      {children}
    </span>
  )
}

interface NoteProps {
  readonly children: ReactNode
  readonly tone?: 'info' | 'ok' | 'warn' | 'bad' | 'accent'
  readonly icon?: IconName
  readonly title?: ReactNode
  /** Read at once when it appears. */
  readonly role?: 'status' | 'alert'
  readonly className?: string
}

const NOTE_TONES = { info: '', ok: 'ok', warn: 'warn', bad: 'bad', accent: 'acc' } as const

/** A sentence that explains, beside an icon. */
export function Note({ children, tone = 'info', icon = 'info', title, role, className }: NoteProps) {
  return (
    <div className={classNames('note', NOTE_TONES[tone], className)} role={role}>
      <Icon name={icon} size={19} />
      <div className="grow">
        {title === undefined ? null : <p className="b">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}

interface SkeletonProps {
  /** CSS sizes; a line of text by default. */
  readonly width?: string | number
  readonly height?: string | number
  readonly radius?: string | number
  readonly className?: string
}

/** A grey box of the same size as what will stand there. */
export function Skeleton({ width = '100%', height = 14, radius, className }: SkeletonProps) {
  const style: CSSProperties = { width, height, ...(radius === undefined ? {} : { borderRadius: radius }) }
  return <span className={classNames('sk', className)} style={style} aria-hidden="true" />
}
