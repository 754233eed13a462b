import { useState } from 'react'
import { exportMyData } from '../../domain/privacy/calls.ts'
import { ProofSheet } from '../accounts/proof/ProofSheet.tsx'
import { isProofDeclined, useProof } from '../accounts/proof/use-proof.ts'
import { useFailureText } from '../platform/failure.ts'
import { useLanguage } from '../platform/language.ts'
import { useOnline } from '../platform/online.ts'
import { useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { Page } from '../ui/Page.tsx'
import { Card, Note } from '../ui/surfaces.tsx'
import { uiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toasts.ts'
import { ConsentList } from './ConsentList.tsx'
import { saveMyData, saveReadableData } from './download-data.ts'
import { privacyTexts } from './texts.ts'

/** What the resort keeps of a person, a copy of it, how to correct it, and the way out (R-216, R-508, GDPR 15 to 20). */
export function MyDataPage() {
  const texts = useTexts(privacyTexts)
  return (
    <Page title={texts.title} back="/tabs/contact">
      <div className="col g4 mt3">
        <ConsentList />
        <Download />
        <List header={texts.correct.title} inset="icon">
          <ListRow icon="profile-edit" label={texts.correct.profile} href="/tabs/contact/profilo" />
          <ListRow icon="lock" label={texts.correct.security} href="/tabs/contact/sicurezza" />
        </List>
        <List header={texts.leave.title} inset="icon">
          <ListRow icon="user-remove" label={texts.leave.row} isDestructive href="/tabs/contact/elimina-account" />
        </List>
      </div>
    </Page>
  )
}

function Download() {
  const texts = useTexts(privacyTexts).download
  const { offlineReason } = useTexts(uiTexts)
  const failureText = useFailureText()
  const isOnline = useOnline()
  const proof = useProof()
  const language = useLanguage()
  const download = useCallMutation(exportMyData)
  const [wanted, setWanted] = useState<'page' | 'file'>('page')
  const start = async (kind: typeof wanted) => {
    setWanted(kind)
    try {
      const exported = await proof.run(() => download.mutateAsync({}))
      if (kind === 'file') saveMyData(exported, texts.fileName)
      else await saveReadableData(exported, texts.fileName, language)
      toast(texts.done, { tone: 'ok', icon: 'check' })
    } catch {
      // What went wrong stands below the button, until the next press.
    }
  }
  const hasFailed = download.isError && !isProofDeclined(download.error)
  return (
    <Card className="col g3">
      <h2 className="t3">{texts.title}</h2>
      <p className="sub ink2">{texts.text}</p>
      {hasFailed ? (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(download.error)}
        </Note>
      ) : null}
      {(['page', 'file'] as const).map((kind) => (
        <Button
          key={kind}
          variant={kind === 'page' ? 'tint' : 'ghost'}
          full
          icon="download"
          isBusy={download.isPending && wanted === kind}
          isDisabled={!isOnline || (download.isPending && wanted !== kind)}
          onPress={() => void start(kind)}
        >
          {kind === 'page' ? texts.page : texts.button}
        </Button>
      ))}
      {isOnline ? null : <p className="foot ink2 c">{offlineReason}</p>}
      <ProofSheet proof={proof} />
    </Card>
  )
}
