import { getDogDocument, type DogDocument, type SavedDog } from '../../domain/dogs/calls.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { DocumentFile } from './DocumentFile.tsx'
import { DocumentPill } from './DocumentPill.tsx'
import { dogTexts } from './texts.ts'

interface DocumentSheetProps {
  readonly dog: SavedDog
  readonly document: DogDocument
  readonly onClose: () => void
}

/** One's own document. */
export function DocumentSheet({ dog, document, onClose }: DocumentSheetProps) {
  const texts = useTexts(dogTexts).documents
  const failureReason = useFailureReason()
  const query = useCallQuery(getDogDocument, { documentId: String(document.documentId) }, { gcTime: 0 })
  const load = () => void query.refetch()
  const kind = texts.kinds[document.kind]
  return (
    <Sheet isOpen title={kind} subtitle={<DocumentPill state={document.state} />} onClose={onClose}>
      {query.data ? (
        <DocumentFile file={query.data} name={texts.shown(kind, dog.name)} />
      ) : query.isError ? (
        <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <Skeleton height={320} radius={12} />
        </Waiting>
      )}
    </Sheet>
  )
}
