import { useTexts } from '../../platform/texts.ts'
import { staffTexts } from '../texts.ts'

interface TestAuthenticatorProps {
  /** Where it is; null for every real resort. */
  readonly address: string | null
  /** The secret that is set up now, in base32; null where it is known. */
  readonly secret: string | null
}

/** Where the resort is only tried, a page shows the codes that a phone would. */
export function TestAuthenticator({ address, secret }: TestAuthenticatorProps) {
  const texts = useTexts(staffTexts).login
  if (address === null) return null
  return (
    <a
      className="link"
      href={secret === null ? address : `${address}?key=${secret}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {texts.testAuthenticator}
    </a>
  )
}
