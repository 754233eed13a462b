import type { Meal } from '../../../domain/restaurant/meals.ts'
import type { Restaurant } from '../../../domain/restaurant/offer.ts'
import type { ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { day as dayWords } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { planTexts } from './texts.ts'
import { useRested, type useOnlineChanges } from './use-online.ts'

const MOST_COVERS = 500

type Online = ServicePlan['online'][number]
type OnlineChanges = ReturnType<typeof useOnlineChanges>

interface OnlinePanelProps {
  readonly plan: ServicePlan
  /** The suspension with its reason, so that taking back its end keeps the reason. */
  readonly suspended: Restaurant['suspended']
  readonly changes: OnlineChanges
  readonly onSuspend: () => void
}

/** What guests book online: each meal of the day, the seats of this sitting, the whole restaurant (mockup 53, R-103, R-515). */
export function OnlinePanel({ plan, suspended, changes, onSuspend }: OnlinePanelProps) {
  const texts = useTexts(planTexts)
  const shown = plan.online.find(({ meal }) => meal === plan.meal)
  return (
    <section className="panel service-panel" aria-label={texts.online.title}>
      <h2 className="t3">{texts.online.title}</h2>
      <div className="mt2">
        {plan.online.map((online) => (
          <MealSwitch key={online.meal} plan={plan} online={online} changes={changes} />
        ))}
        {shown === undefined ? null : (
          <Covers key={`${plan.restaurant} ${plan.day} ${plan.meal}`} plan={plan} online={shown} changes={changes} />
        )}
      </div>
      <Suspended plan={plan} suspended={suspended} changes={changes} onSuspend={onSuspend} />
    </section>
  )
}

/** "Pranzo di oggi", or the meal and its day. */
function useMealName(plan: ServicePlan): (meal: Meal) => string {
  const texts = useTexts(planTexts)
  const language = useLanguage()
  return (meal) =>
    plan.day === plan.today
      ? texts.online.today[meal]
      : texts.online.onDay(texts.meals[meal], dayWords(plan.day, language, 'medium'))
}

interface OnlineProps {
  readonly plan: ServicePlan
  readonly online: Online
  readonly changes: OnlineChanges
}

function MealSwitch({ plan, online, changes }: OnlineProps) {
  const texts = useTexts(planTexts)
  const name = useMealName(plan)(online.meal)
  const { restaurant, day } = plan
  const { meal, covers, isOpen, isOver, until } = online
  const to = (isWanted: boolean) => ({ restaurant, day, meal, covers, isOpen: isWanted })
  const words = (isWanted: boolean) => (isWanted ? texts.said.opened(name) : texts.said.closed(name))
  return (
    <>
      <Switch
        className="service-switch"
        isSelected={isOpen && !isOver}
        isDisabled={isOver}
        onChange={(isWanted) =>
          void changes.set(to(isWanted), words(isWanted), { to: to(!isWanted), words: words(!isWanted) })
        }
      >
        <span className="sub">{name}</span>
      </Switch>
      {isOver ? <p className="foot ink2">{texts.online.over(until)}</p> : null}
    </>
  )
}

function Covers({ plan, online, changes }: OnlineProps) {
  const texts = useTexts(planTexts)
  const name = useMealName(plan)(online.meal)
  const { restaurant, day } = plan
  const { meal, isOpen, covers } = online
  const to = (count: number) => ({ restaurant, day, meal, isOpen, covers: count })
  const words = (count: number) => texts.said.covers(name, count)
  const { shown, press } = useRested(covers, async (count) => {
    if (count !== covers) await changes.set(to(count), words(count), { to: to(covers), words: words(covers) })
  })
  return (
    <div className="row sp service-covers">
      <span className="sub" aria-hidden="true">
        {texts.online.covers}
      </span>
      <Stepper
        label={texts.online.coversOf(texts.meals[meal])}
        value={shown}
        min={0}
        max={MOST_COVERS}
        onChange={press}
      />
    </div>
  )
}

function Suspended({ plan, suspended, changes, onSuspend }: OnlinePanelProps) {
  const texts = useTexts(planTexts)
  const language = useLanguage()
  const { restaurant, name, suspendedUntil: until } = plan
  if (until === null) {
    return (
      <Button size="sm" variant="ghost" full className="mt3" onPress={onSuspend}>
        {texts.online.suspend}
      </Button>
    )
  }
  const day = dayWords(until, language, 'medium')
  const back = { restaurant, suspension: { until, reason: suspended?.reason ?? null } }
  return (
    <>
      <Note className="mt3" tone="warn">
        {texts.online.suspended(day)}
      </Note>
      <Button
        size="sm"
        variant="tint"
        full
        className="mt2"
        isBusy={changes.isBusy}
        onPress={() =>
          void changes.suspend({ restaurant, suspension: null }, texts.said.resumed(name), {
            to: back,
            words: texts.said.suspended(name, day),
          })
        }
      >
        {texts.online.resume}
      </Button>
    </>
  )
}
