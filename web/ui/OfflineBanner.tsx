import { useEffect, useRef, useState } from 'react'
import { SECOND } from '../../domain/platform/duration.ts'
import { time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from './Icon.tsx'
import { uiTexts } from './texts.ts'

interface OfflineBannerProps {
  /** When the newest data on screen came, epoch milliseconds; not said when unknown. */
  readonly dataFrom?: number | undefined
  readonly onRetry: () => void
}

/** Says that there is no network, and for two seconds that it is back (mockup 32). */
export function OfflineBanner({ dataFrom, onRetry }: OfflineBannerProps) {
  const texts = useTexts(uiTexts)
  const language = useLanguage()
  const isOnline = useOnline()
  const isBack = useJustBack(isOnline)
  if (isOnline && !isBack) return null
  if (isOnline) {
    return (
      <div className="offline ok" role="status">
        <Icon name="check" size={20} />
        <span className="grow">{texts.backOnline}</span>
      </div>
    )
  }
  return (
    <div className="offline" role="status">
      <Icon name="wifi-off" size={20} />
      <span className="grow">{dataFrom ? texts.offlineSince(time(dataFrom, language)) : texts.offline}</span>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  )
}

/** True for two seconds after the network has come back. */
function useJustBack(isOnline: boolean): boolean {
  const wasOffline = useRef(!isOnline)
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (!isOnline) {
      wasOffline.current = true
      return
    }
    if (!wasOffline.current) return
    wasOffline.current = false
    setBack(true)
    const timer = setTimeout(() => setBack(false), 2 * SECOND)
    return () => clearTimeout(timer)
  }, [isOnline])
  return isBack && isOnline
}
