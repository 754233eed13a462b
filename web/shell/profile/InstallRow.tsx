import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { ListRow } from '../../ui/List.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { askToInstall, useInstallWay } from './install-offer.ts'
import { profileMenuTexts } from './texts.ts'

/** Puts the app on the home screen, where it opens without a network too; not shown where there is nothing to install. */
export function InstallRow() {
  const texts = useTexts(profileMenuTexts).install
  const way = useInstallWay()
  const [isOpen, setOpen] = useState(false)
  if (way === 'none') return null
  return (
    <>
      <ListRow
        icon="download"
        label={texts.row}
        onPress={() => (way === 'asks' ? void askToInstall() : setOpen(true))}
      />
      {isOpen ? (
        <Sheet isOpen title={texts.row} onClose={() => setOpen(false)}>
          <p className="sub ink2">{texts.why}</p>
          <ol className="col g2 mt3">
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Sheet>
      ) : null}
    </>
  )
}
