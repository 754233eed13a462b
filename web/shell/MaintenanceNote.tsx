import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { getParametroString } from '../../domain/settings/calls.ts'
import { queryClient, useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { maintenanceTexts } from './maintenance/texts.ts'

/** Ids of the resort's own line and of the expected end. */
const [NOTE, UNTIL] = ['1225', '1226']

/** What the resort says under the notice of a maintenance, when it says something. */
export function MaintenanceNote() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Lines />
      </Suspense>
    </QueryClientProvider>
  )
}

function Lines() {
  const texts = useTexts(maintenanceTexts)
  const note = useCallQuery(getParametroString, { idParametro: NOTE }, { retry: false })
  const until = useCallQuery(getParametroString, { idParametro: UNTIL }, { retry: false })
  return (
    <>
      {note.data ? <span className="row-detail">{note.data}</span> : null}
      {until.data ? <span className="row-detail">{texts.until(until.data)}</span> : null}
    </>
  )
}
