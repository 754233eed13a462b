import { useTexts } from '../../platform/texts.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { staffTexts } from '../texts.ts'

/** The secret of a new second factor: to be scanned, or typed where no camera is. */
export function Enrolment({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const texts = useTexts(staffTexts).login
  return (
    <div className="col g3 enrolment">
      <QrCode text={uri} label={texts.qr} size={196} />
      <p className="sub ink2">
        {texts.typeSecret} <strong className="secret">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</strong>
      </p>
    </div>
  )
}
