import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { staffTexts } from '../texts.ts'

/** The secret of a new second factor: to be scanned from a tablet; on one's own phone it opens the app, or is copied into it. */
export function Enrolment({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { login: texts, join } = useTexts(staffTexts)
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setCopied(true))
  return (
    <div className="col g3 enrolment">
      <a className="btn tint full phone-only" href={uri}>
        {join.openApp}
      </a>
      <QrCode text={uri} label={texts.qr} size={196} />
      <p className="sub ink2">
        {texts.typeSecret} <strong className="secret">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</strong>
      </p>
      <Button variant="tint" size="sm" icon={isCopied ? 'check' : 'document'} onPress={copy}>
        {isCopied ? texts.copied : join.copyKey}
      </Button>
    </div>
  )
}
