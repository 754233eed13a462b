import { getResort } from '../../domain/content/calls.ts'
import { HOUR } from '../../domain/platform/duration.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { shellTexts } from './texts.ts'

/** Says on every page that payments run against the sandbox (payments guide, 3.1); nothing where money moves. */
export function SandboxBar() {
  const texts = useTexts(shellTexts)
  const { data } = useCallQuery(getResort, {}, { staleTime: 1 * HOUR })
  if (!data?.isPaymentSandbox) return null
  return <aside className="sandbox-bar">{texts.sandbox}</aside>
}
