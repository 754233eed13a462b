import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { uiTexts } from '../../ui/texts.ts'
import { versionTexts } from './texts.ts'
import styles from './UpdateNotice.module.css'

/** Says that a new version is ready. Closed, it is taken at the next start without a word. */
export function UpdateNotice({ onTake }: { readonly onTake: () => void }) {
  const texts = useTexts(versionTexts)
  const { close } = useTexts(uiTexts)
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return createPortal(
    <div className={`toast ${styles['notice'] ?? ''}`} role="status">
      <Icon name="download" size={20} />
      <span className="grow">{texts.ready}</span>
      <button type="button" onClick={onTake}>
        {texts.take}
      </button>
      <button type="button" className="x" aria-label={close} onClick={() => setClosed(true)}>
        <Icon name="close" size={18} />
      </button>
    </div>,
    document.body,
  )
}
