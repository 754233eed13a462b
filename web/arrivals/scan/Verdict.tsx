import { useEffect } from 'react'
import { announce } from '../../ui/Announcer.tsx'
import { Note } from '../../ui/surfaces.tsx'
import type { ScanTone } from './scan-words.ts'

const TONE_ICONS = { ok: 'check', warn: 'info', bad: 'alert' } as const

interface VerdictProps {
  readonly tone: ScanTone
  readonly title: string
  readonly detail: readonly string[]
}

/** The verdict, seen and heard at once. */
export function Verdict({ tone, title, detail }: VerdictProps) {
  const words = [title, ...detail].join('. ')
  useEffect(() => announce(words, 'assertive'), [words])
  return (
    <div className={`verdict ${tone}`}>
      <Note tone={tone} icon={TONE_ICONS[tone]} title={title}>
        {detail.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Note>
    </div>
  )
}
