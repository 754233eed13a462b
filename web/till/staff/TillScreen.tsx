import { lazy, Suspense } from 'react'
import * as z from 'zod/mini'
import { useQueryState } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { ClosingsView } from './ClosingsView.tsx'
import { ExportButton } from './ExportButton.tsx'
import { NowView } from './NowView.tsx'
import { tillTexts } from './texts.ts'
import { TILL_VIEWS, type TillView } from './till-view.ts'
import './till.css'

/** Looked at once a day at most. */
const ReconciliationView = lazy(async () => ({
  default: (await import('./ReconciliationView.tsx')).ReconciliationView,
}))

const querySchema = z.object({ view: z.optional(z.enum(TILL_VIEWS)), closing: z.optional(z.string()) })

/** `ges/cassa`: money of the desk today, closings, and how the providers' books agree (B-12, R-603). */
export function TillScreen() {
  const texts = useTexts(tillTexts)
  const [{ view = 'now', closing }, setQuery] = useQueryState(querySchema)
  // The closing that was just made opens by itself, in the place of what was pressed for it.
  const content = useLostFocus<HTMLDivElement>(view)
  const openClosing = (closingId: number) => setQuery({ view: 'closings', closing: String(closingId) })
  return (
    <StaffPage
      title={texts.title}
      content={content}
      className={`till-${view} ${view === 'closings' ? 'index-and-detail' : 'list-and-side'}`}
      actions={
        <Segmented
          label={texts.views}
          value={view}
          options={TILL_VIEWS.map((id) => ({ id, label: texts.view[id] }))}
          onChange={(next: TillView) => setQuery({ view: next, closing: undefined })}
          className="desk-views"
        />
      }
      corner={<ExportButton />}
    >
      <Suspense fallback={<Skeleton height={520} radius={22} />}>
        {view === 'now' ? <NowView onClosed={openClosing} /> : null}
        {view === 'closings' ? <ClosingsView chosen={closing} onChoose={openClosing} /> : null}
        {view === 'reconciliation' ? <ReconciliationView /> : null}
      </Suspense>
    </StaffPage>
  )
}
