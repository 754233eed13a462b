import { getDogCheckFile, type DocumentCheck } from '../../../domain/dogs/calls.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { DocumentFile } from '../DocumentFile.tsx'
import { dogTexts } from '../texts.ts'

/** The file that is checked; it is forgotten as soon as another one is looked at. */
export function CheckFile({ check }: { readonly check: DocumentCheck }) {
  const { kinds, shown } = useTexts(dogTexts).documents
  const failureReason = useFailureReason()
  const query = useCallQuery(
    getDogCheckFile,
    { documentId: String(check.documentId) },
    { gcTime: 0, staleTime: Infinity },
  )
  const load = () => void query.refetch()
  const name = shown(kinds[check.kind], check.dog.name)
  return (
    <section className="panel scrolls checks-file col g3" aria-label={name}>
      {query.data ? (
        <DocumentFile file={query.data} name={name} />
      ) : query.isError ? (
        <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <Skeleton height={380} radius={12} />
        </Waiting>
      )}
    </section>
  )
}
