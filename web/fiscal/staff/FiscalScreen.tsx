import * as z from 'zod/mini'
import { getFiscal } from '../../../domain/fiscal/calls.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { BacklogView } from './BacklogView.tsx'
import { DayView } from './DayView.tsx'
import { ProfilesView } from './ProfilesView.tsx'
import { fiscalTexts } from './texts.ts'
import './fiscal.css'

const VIEWS = ['open', 'day', 'profiles'] as const
const querySchema = z.object({ view: z.optional(z.enum(VIEWS)), day: z.optional(z.string()) })
/** How often the backlog is asked for again while it is looked at, in milliseconds. */
const EVERY = 15_000

/** `ges/scontrini`: what is still to be issued, a day's receipts, and what each product line bears (guide 2.3), which a manager changes. */
export function FiscalScreen({ isManager }: { readonly isManager: boolean }) {
  const texts = useTexts(fiscalTexts)
  const [{ view = 'open', day }, setQuery] = useQueryState(querySchema)
  const found = useCallQuery(getFiscal, {}, { refetchInterval: EVERY, staleTime: 0 })
  return (
    <StaffPage
      title={texts.title}
      className="list-and-side"
      actions={
        <Segmented
          label={texts.views}
          value={view}
          options={VIEWS.map((id) => ({ id, label: texts.view[id] }))}
          onChange={(next: (typeof VIEWS)[number]) => setQuery({ view: next, day })}
          className="desk-views"
        />
      }
    >
      <Loaded query={found} skeleton={<Skeleton height={520} radius={22} />}>
        {(fiscal) =>
          view === 'open' ? (
            <BacklogView fiscal={fiscal} />
          ) : view === 'day' ? (
            <DayView fiscal={fiscal} chosen={day} onChoose={(next) => setQuery({ view, day: next })} />
          ) : (
            <ProfilesView profiles={fiscal.profiles} isManager={isManager} />
          )
        }
      </Loaded>
    </StaffPage>
  )
}
