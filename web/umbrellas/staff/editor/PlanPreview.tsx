import { useMemo, useState } from 'react'
import { civilDate } from '../../../../domain/platform/civil-date.ts'
import type { Beach } from '../../../../domain/umbrellas/files/resort-model.ts'
import { planOf } from '../../../../domain/umbrellas/files/plan-of.ts'
import type { BeachPlan } from '../../../../domain/umbrellas/plan.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { toast } from '../../../ui/toasts.ts'
import type { Availability } from '../../map/availability.ts'
import { MapStage } from '../../map/MapStage.tsx'
import { useMapController } from '../../map/use-beach-map.ts'
import { useBeachView } from '../../use-beach-view.ts'
import { useMapWords } from '../../use-map-words.ts'
import { useStable } from '../../use-stable.ts'
import { editorTexts } from './texts.ts'

type Size = 'phone' | 'desktop'

const NOBODY: ReadonlySet<number> = new Set()
const NO_NAMES: readonly string[] = []
/** Any day: everything is free on it. */
const SOME_DAY = civilDate('2027-07-10')
const SEARCH = { from: SOME_DAY, to: SOME_DAY, part: 'full_day', people: 2, dogs: [] } as const
const QUERY = { isList: false, zone: 'all', onlyAccessible: false, place: null }

/** The draft as the plan that guests would get, every bookable place of it free. */
function useDraftPlan(
  beach: Beach,
  { categories, extras }: BeachPlan,
): { plan: BeachPlan; availability: Availability } {
  return useMemo(() => {
    const ids = new Map(beach.places.map(({ code }, index) => [code, index + 1]))
    const offered = extras.map((extra) => ({ ...extra, stock: null }))
    const plan = planOf({ beach, categories, extras: offered }, (code) => ids.get(code) ?? 0, 'draft')
    const states = plan.places.map(({ isBookable }) => (isBookable ? 'f' : 'x')).join('')
    const { from, to, part } = SEARCH
    const near = '0'.repeat(plan.places.length)
    const availability = { planVersion: 'draft', from, to, part, states, near, prices: [], extras: [], serverNow: '' }
    return { plan, availability }
  }, [beach, categories, extras])
}

/** The guests' own map with the draft, as large as on a telephone or a computer (B-23). */
export function PlanPreview({ beach, published }: { readonly beach: Beach; readonly published: BeachPlan }) {
  const texts = useTexts(editorTexts).previewing
  const [size, setSize] = useState<Size>('phone')
  const draft = useDraftPlan(beach, published)
  return (
    <section className="editor-preview" aria-label={texts.note}>
      <div className="row g3 wrap">
        <Segmented
          label={texts.size}
          value={size}
          options={(['phone', 'desktop'] as const).map((id) => ({ id, label: texts.sizes[id] }))}
          onChange={setSize}
        />
        <p className="foot ink2">{texts.note}</p>
      </div>
      <div className="editor-screen" data-size={size}>
        <GuestMap key={size} {...draft} isWide={size === 'desktop'} />
      </div>
    </section>
  )
}

function GuestMap(props: { readonly plan: BeachPlan; readonly availability: Availability; readonly isWide: boolean }) {
  const { plan, availability, isWide } = props
  const control = useMapController()
  const beach = useBeachView({
    plan,
    availability,
    search: SEARCH,
    query: QUERY,
    busyIds: NOBODY,
    largeDogOverTenthsKg: undefined,
    isWide,
  })
  const words = useMapWords(plan, beach.areas)
  const say = useStable((id: number) => {
    const view = beach.views.get(id)
    if (view !== undefined) toast(words.speak(view))
  })
  const fit = useStable(() => control.map.showAll())
  return (
    <MapStage
      plan={plan}
      beach={beach}
      words={words}
      dogNames={NO_NAMES}
      control={control}
      zone="all"
      isWide={isWide}
      onOpen={say}
      onList={fit}
      onDoubleTap={fit}
      panel={<span />}
    />
  )
}
