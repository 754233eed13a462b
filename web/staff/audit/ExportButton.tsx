import { useState } from 'react'
import type { CallInput, CallOutput } from '../../../domain/platform/call.ts'
import { exportAudit } from '../../../domain/staff/audit-calls.ts'
import { call } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { saveFile } from '../../platform/save-file.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toasts.ts'
import type { AuditSearch } from './AuditRows.tsx'
import { auditTexts } from './texts.ts'

/** Saves what is searched for as a file, page by page. */
export function ExportButton({ search }: { readonly search: AuditSearch }) {
  const texts = useTexts(auditTexts)
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveAudit(search)
      toast(texts.exported, { tone: 'ok', icon: 'check' })
    } catch (failure) {
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    }
    setBusy(false)
  }
  return (
    <Button variant="ghost" size="sm" icon="download" isBusy={isBusy} onPress={() => void save()}>
      {texts.export}
    </Button>
  )
}

async function saveAudit({ accountId, ...search }: AuditSearch): Promise<void> {
  const wish: CallInput<typeof exportAudit> = {
    ...search,
    ...(accountId === undefined ? {} : { accountId: Number(accountId) }),
  }
  const parts: string[] = []
  let after: string | null = null
  let fileName = ''
  do {
    // The pages follow one another: each begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page: CallOutput<typeof exportAudit> = await call(exportAudit, after === null ? wish : { ...wish, after })
    parts.push(page.csv)
    after = page.next
    fileName = page.fileName
  } while (after !== null)
  saveFile(fileName, 'text/csv;charset=utf-8', parts.join(''))
}
