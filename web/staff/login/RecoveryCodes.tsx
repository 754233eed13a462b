import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { staffTexts } from '../texts.ts'
import { LoginCard } from './LoginCard.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** Of joining; missing where nobody joins. */
  readonly step: number | undefined
  readonly onKept: () => void
}

/** The recovery codes of a new second factor, once: the way goes on when their person says that they are kept. */
export function RecoveryCodes({ codes, step, onKept }: RecoveryCodesProps) {
  const texts = useTexts(staffTexts).login
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <LoginCard title={texts.codesTitle} text={texts.codesText} step={step} onSubmit={onKept}>
      <ul className="recovery-codes" aria-label={texts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {isCopied ? (
        <Note tone="ok" icon="check" role="status">
          {texts.copied}
        </Note>
      ) : (
        <Button variant="tint" full icon="document" onPress={copy}>
          {texts.copy}
        </Button>
      )}
      <Button type="submit" full>
        {texts.kept}
      </Button>
    </LoginCard>
  )
}
