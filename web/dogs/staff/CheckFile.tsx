import { getDogCheckFile, type DocumentCheck } from '../../../domain/dogs/calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { DocumentFile } from '../DocumentFile.tsx'
import { dogTexts } from '../texts.ts'

/** The file that is checked; it is forgotten as soon as another one is looked at. */
export function CheckFile({ check }: { readonly check: DocumentCheck }) {
  const { kinds, shown } = useTexts(dogTexts).documents
  const query = useCallQuery(
    getDogCheckFile,
    { documentId: String(check.documentId) },
    { gcTime: 0, staleTime: Infinity },
  )
  const name = shown(kinds[check.kind], check.dog.name)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached with the keyboard
    <div className="panel scrolls checks-file col g3" role="group" aria-label={name} tabIndex={0}>
      <Loaded query={query} skeleton={<Skeleton height={380} radius={12} />}>
        {(file) => <DocumentFile file={file} name={name} />}
      </Loaded>
    </div>
  )
}
