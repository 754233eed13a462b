import { useState } from 'react'
import type { ProfileRow } from '../../../domain/fiscal/calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { ProfileSheet } from './ProfileSheet.tsx'
import { fiscalTexts } from './texts.ts'

interface ProfilesViewProps {
  readonly profiles: readonly ProfileRow[]
  /** Whether whoever works here may change them. */
  readonly isManager: boolean
}

/** What each product line bears on a receipt; a manager changes it. */
export function ProfilesView({ profiles, isManager }: ProfilesViewProps) {
  const texts = useTexts(fiscalTexts)
  const [changing, setChanging] = useState<ProfileRow | null>(null)
  return (
    <>
      <div className="panel scrolls desk-list" tabIndex={-1}>
        <h2 className="lh">{texts.view.profiles}</h2>
        <ul className="desk-rows" aria-label={texts.view.profiles}>
          {profiles.map((profile) => {
            const { productLine, isDue, dueWhen, vatPercent, nature, department } = profile
            const rate = vatPercent === null ? texts.nature(nature ?? '') : texts.rate(vatPercent)
            const facts = isDue ? [rate, texts.when[dueWhen], texts.department(department)] : [texts.notDue]
            return (
              <li key={productLine} className="desk-row">
                <div className="grow">
                  <p className="head">{texts.lines[productLine]}</p>
                  <p className="foot ink2">{facts.join(' · ')}</p>
                </div>
                {isManager ? (
                  <Button
                    size="sm"
                    variant="tint"
                    aria-label={texts.changeOf(texts.lines[productLine])}
                    onPress={() => setChanging(profile)}
                  >
                    {texts.change}
                  </Button>
                ) : null}
              </li>
            )
          })}
        </ul>
      </div>
      <div className="fiscal-side desk-side col g3">
        <Note tone="warn" icon="info">
          {texts.confirm}
        </Note>
        {isManager ? null : <Note icon="info">{texts.onlyManager}</Note>}
      </div>
      {changing === null ? null : <ProfileSheet profile={changing} onClose={() => setChanging(null)} />}
    </>
  )
}
