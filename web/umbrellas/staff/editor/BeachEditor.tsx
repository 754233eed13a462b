import './editor.css'
import { getBeachEditor } from '../../../../domain/umbrellas/beach-calls.ts'
import { getPlan } from '../../../../domain/umbrellas/calls.ts'
import { useFailureReason } from '../../../platform/failure.ts'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { StaffPage } from '../../../ui/staff/StaffPage.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { EditorScreen } from './EditorScreen.tsx'
import { editorTexts } from './texts.ts'

/** `ges/mappa`: the beach drawn by staff, and published when nobody loses their place (B-23). */
export function BeachEditor() {
  const texts = useTexts(editorTexts)
  const failureReason = useFailureReason()
  // What is drawn here is newer than any answer: only the screen's first answer begins the drawing.
  const editor = useCallQuery(getBeachEditor, {}, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  const plan = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const load = () => {
    void editor.refetch()
    void plan.refetch()
  }
  if (editor.data !== undefined && plan.data !== undefined)
    return <EditorScreen start={editor.data} published={plan.data} />
  const error = editor.error ?? plan.error
  return (
    <StaffPage title={texts.title}>
      {error === null ? (
        <Waiting onRetry={load}>
          <Skeleton height={480} radius={22} />
        </Waiting>
      ) : (
        <ErrorState text={failureReason(error)} onRetry={load} isRetrying={editor.isFetching || plan.isFetching} />
      )}
    </StaffPage>
  )
}
