import type { SubscriptionPlan } from '../../../../domain/subscriptions/calls.ts'
import { moneyWhole } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { List } from '../../../ui/List.tsx'
import { LabelledChips } from '../../../ui/staff/CountChips.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { PartyFields } from '../../../ui/staff/PartyFields.tsx'
import { SelectField } from '../../../ui/staff/SelectField.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { problemWords } from '../../choices-check.ts'
import { ExtraRows } from '../../ExtraRows.tsx'
import { hasStartChoice, lowestCents } from '../../plan-choice.ts'
import { subscriptionTexts } from '../../texts.ts'
import { staffSubscriptionTexts } from '../texts.ts'
import { freePlaces, type PassSale } from './use-subscription-sale.ts'

/** As many free places as stand in one row. */
const OFFERED = 12

/** Which plan from when, on which place, for whom: what is chosen of a season pass (R-102). */
export function PassFields({ sale }: { readonly sale: PassSale }) {
  const { plans, plan, from, draft, change, isCarnet, place } = sale
  const texts = useTexts(staffSubscriptionTexts).sale
  const planName = usePlanName()
  if (plans === undefined || plan === null || from === null) return null
  return (
    <>
      <SelectField
        label={texts.plan}
        value={String(plan.planId)}
        options={plans.map((one) => ({ id: String(one.planId), label: planName(one) }))}
        onChange={(planId) => change({ planId: Number(planId), from: '', extras: [] })}
      />
      <p className="sub ink2">{plan.text}</p>
      {hasStartChoice(plan) ? (
        <DateField label={texts.from} value={from} onChange={(next) => change({ from: next })} />
      ) : null}
      {isCarnet ? null : <PlaceField sale={sale} />}
      {place === null ? null : (
        <>
          <PartyFields
            draft={draft}
            maxPeople={Math.max(place.mostPeople, draft.people)}
            maxDogs={place.category.maxDogs}
            dogSizes={place.category.dogSizes}
            onChange={change}
          />
          <PassExtras sale={sale} />
        </>
      )}
    </>
  )
}

function usePlanName(): (plan: SubscriptionPlan) => string {
  const texts = useTexts(subscriptionTexts).plans
  const language = useLanguage()
  return (plan) => {
    const cents = lowestCents(plan, null)
    return `${plan.name} · ${cents === null ? texts.soldOut : `${texts.from} ${moneyWhole(cents, language)}`}`
  }
}

/** The place by its name, and those that are free on all days as chips. */
function PlaceField({ sale }: { readonly sale: PassSale }) {
  const texts = useTexts(staffSubscriptionTexts)
  const { draft, change, wrong } = sale
  const free = freePlaces(sale)
  const error =
    wrong === null
      ? undefined
      : wrong === 'unknown'
        ? free.length > 0
          ? undefined
          : texts.unknownPlace
        : wrong === 0
          ? texts.sale.notSold
          : texts.sale.taken(wrong)
  return (
    <>
      <TextField
        label={texts.sale.place}
        hint={texts.newPlaceHint}
        value={draft.code}
        autoCapitalize="characters"
        maxLength={6}
        error={error}
        onChange={(code) => change({ code, extras: [] })}
      />
      {free.length === 0 ? null : (
        <LabelledChips label={texts.sale.free(free.length)}>
          {free.slice(0, OFFERED).map(({ code }) => (
            <Chip key={code} onPress={() => change({ code, extras: [] })}>
              {code}
            </Chip>
          ))}
        </LabelledChips>
      )}
    </>
  )
}

/** What stands on the place beside what is in the price, and why it cannot be as it is. */
export function PassExtras({ sale: { price, draft, problem, change } }: { readonly sale: PassSale }) {
  const texts = useTexts(subscriptionTexts).confirm
  return (
    <>
      {price === null || price.extras.length === 0 ? null : (
        <List aria-label={texts.extras}>
          <ExtraRows extras={price.extras} cart={draft} onChange={change} />
        </List>
      )}
      {problem === null ? null : (
        <Note tone="warn" icon="alert" role="status">
          {problemWords(problem, texts)}
        </Note>
      )}
    </>
  )
}
