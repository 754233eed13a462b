import { laterSheet } from '../ui/later-sheet.tsx'
import { useProofRequest } from './proof-request.ts'
import { useYesRequest } from './requests/yes-request.ts'

const ProofSheet = laterSheet(async () => (await import('./ProofSheet.tsx')).ProofSheet)
const YesSheet = laterSheet(async () => (await import('./requests/YesSheet.tsx')).YesSheet)

/** "Conferma che sei tu": opens by itself when a call of the back office needs it, and the call goes on after it. */
export function StaffProof() {
  const request = useProofRequest()
  if (request === null) return null
  return <ProofSheet onClose={() => request.end(false)} onProven={() => request.end(true)} />
}

/** Opens by itself when money goes beyond a limit: why, and a second manager is asked (B-32). */
export function AskForYes() {
  const request = useYesRequest()
  return request === null ? null : <YesSheet request={request} onClose={() => request.end(false)} />
}
