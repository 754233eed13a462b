import { readSubscriptionPass } from '../../../domain/subscriptions/staff-calls.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { staffSubscriptionTexts } from './texts.ts'

/** What a card that was read opens today, for whom, and where (B-02). */
export function PassVerdict({ passCode }: { readonly passCode: string }) {
  const texts = useTexts(staffSubscriptionTexts)
  const failureReason = useFailureReason()
  const { data, isError, error } = useCallQuery(readSubscriptionPass, { passCode }, { staleTime: 0 })
  if (isError) {
    return (
      <Note tone="bad" icon="alert" role="alert" title={texts.pass}>
        {failureReason(error)}
      </Note>
    )
  }
  if (data === undefined) return <Skeleton height={72} radius={18} />
  const { verdict, holder, members, name, code, row } = data
  const isWelcome = verdict === 'welcome'
  return (
    <Note
      tone={isWelcome ? 'ok' : 'bad'}
      icon={isWelcome ? 'check' : 'alert'}
      role="status"
      title={texts.verdicts[verdict]}
    >
      {[[holder, ...members].join(', '), name, code === null || row === null ? '' : texts.place(code, row)]
        .filter((words) => words !== '')
        .join(' · ')}
    </Note>
  )
}
