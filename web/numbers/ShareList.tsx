import type { ReactNode } from 'react'

interface Share {
  readonly key: string
  readonly label: string
  /** What the bar's length is of: the largest fills it. */
  readonly size: number
  readonly value: string
  readonly picture?: ReactNode
}

/** Names with a bar and a number each, as "Più ordinati al bar" of mockup 56. */
export function ShareList({ label, shares }: { readonly label: string; readonly shares: readonly Share[] }) {
  const most = Math.max(1, ...shares.map(({ size }) => size))
  return (
    <ul className="numbers-shares" aria-label={label}>
      {shares.map(({ key, label: name, size, value, picture }) => (
        <li key={key}>
          {picture}
          <span className="sub ell">{name}</span>
          <svg width="100%" height={10} aria-hidden="true">
            <rect className="track" width="100%" height={10} rx={5} />
            <rect className="fill" width={`${(100 * Math.max(0, size)) / most}%`} height={10} rx={5} />
          </svg>
          <b className="num sub">{value}</b>
        </li>
      ))}
    </ul>
  )
}
