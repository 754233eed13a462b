import * as z from 'zod/mini'
import { listDogChecks, type DocumentCheck } from '../../../domain/dogs/calls.ts'
import { NoOrdersArt } from '../../design/art/NoOrdersArt.tsx'
import { useFailureReason } from '../../platform/failure.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { Pill, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CheckDecision } from './CheckDecision.tsx'
import { CheckFile } from './CheckFile.tsx'
import { CheckList } from './CheckList.tsx'
import { LostReports } from './LostReports.tsx'
import { dogCheckTexts } from './texts.ts'
import './checks.css'

const querySchema = z.object({ document: z.optional(z.string()) })
/** How often the list is asked for again while it is looked at, in milliseconds. */
const EVERY = 30_000

/** What waits for a check, the file of one document, and the decision (B-16, R-603). */
export function DogChecks() {
  const texts = useTexts(dogCheckTexts)
  const failureReason = useFailureReason()
  const [{ document: asked }, setQuery] = useQueryState(querySchema)
  const query = useCallQuery(listDogChecks, {}, { refetchInterval: EVERY })
  const load = () => void query.refetch()
  const open = (documentId: number | undefined) => setQuery({ document: documentId?.toString() })
  if (query.data === undefined)
    return (
      <StaffPage title={texts.title}>
        {query.isError ? (
          <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
        ) : (
          <Waiting onRetry={load}>
            <Skeleton height={420} radius={22} />
          </Waiting>
        )}
      </StaffPage>
    )
  const { waiting, checked } = query.data
  const all: readonly DocumentCheck[] = [...waiting, ...checked]
  const shown = all.find(({ documentId }) => String(documentId) === asked) ?? waiting[0]
  if (all.length === 0)
    return (
      <StaffPage title={texts.title} notices={<LostReports />}>
        <EmptyState art={<NoOrdersArt />} title={texts.empty} text={texts.emptyText} />
      </StaffPage>
    )
  return (
    <StaffPage
      title={texts.title}
      notices={<LostReports />}
      className="checks"
      actions={
        <Pill tone={waiting.length > 0 ? 'warn' : 'ok'} icon={waiting.length > 0 ? 'clock' : 'check'}>
          {waiting.length > 0 ? `${texts.waiting}: ${waiting.length}` : texts.empty}
        </Pill>
      }
    >
      <CheckList waiting={waiting} checked={checked} openId={shown?.documentId ?? null} onOpen={open} />
      {shown === undefined ? (
        <EmptyState art={<NoOrdersArt />} title={texts.empty} text={texts.choose} />
      ) : (
        <>
          <CheckFile key={shown.documentId} check={shown} />
          <CheckDecision
            key={`${shown.documentId} ${shown.checks}`}
            check={shown}
            onDecided={() => open(waiting.find(({ documentId }) => documentId !== shown.documentId)?.documentId)}
          />
        </>
      )}
    </StaffPage>
  )
}
