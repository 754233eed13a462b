import { Suspense, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { peopleLimit } from '../../../domain/umbrellas/capacity.ts'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import { suitabilityOf } from '../../../domain/umbrellas/suitability.ts'
import { DogFace } from '../../design/art/DogFace.tsx'
import { LOCALES } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { isGazeboKind } from '../map/place-look.ts'
import { MAX_DOGS, MAX_PEOPLE, type SearchDog, type SearchDraft } from '../search-state.ts'
import { umbrellaTexts } from '../texts.ts'
import { DogSheet } from './DogSheet.tsx'
import { SavedDogs } from './SavedDogs.tsx'
import { useKeepDog } from './use-saved-dogs.ts'

/** What fits on one umbrella for these dogs: "Max 2, in fila A max 4", and what to do when they are more. */
function usePeopleHint(plan: BeachPlan | undefined, draft: SearchDraft): string {
  const texts = useTexts(umbrellaTexts)
  const fits = (plan?.categories ?? []).filter(
    (category) => !isGazeboKind(category.kind) && suitabilityOf(category, draft.dogs).suits,
  )
  const category = fits.find((one) => one.maxDogs > 0 === draft.dogs.length > 0) ?? fits[0]
  if (category === undefined) return ''
  const most = peopleLimit(category, true)
  return draft.people > most
    ? texts.search.peopleMore(most)
    : texts.search.peopleHint(category.people, category.peopleFirstRow, plan?.rows.find((row) => row.isFirst)?.id ?? '')
}

function DogRow({ dog, onEdit }: { dog: SearchDog; onEdit: () => void }) {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const weight = dog.weightTenthsKg
  return (
    <div>
      <DogFace name={dog.name} size={44} />
      <span className="grow">
        <span className="head row-detail">{dog.name}</span>
        <span className="foot ink2 row-detail">
          {weight === undefined
            ? texts.dog.describe(dog.size)
            : texts.dog.describeWeight(dog.size, (weight / 10).toLocaleString(LOCALES[language]))}
          {dog.temperament === undefined ? '' : ` · ${texts.dog.temperamentInLine[dog.temperament]}`}
        </span>
      </span>
      <Button className="link" aria-label={texts.search.editDog(dog.name)} onPress={onEdit}>
        {texts.search.edit}
      </Button>
    </div>
  )
}

/** Who comes along: people and up to three dogs (mockup 05, R-310). */
export function Party(props: {
  plan: BeachPlan | undefined
  draft: SearchDraft
  onPeople: (people: number) => void
  onDogs: (dogs: readonly SearchDog[]) => void
}) {
  const { plan, draft, onPeople, onDogs } = props
  const texts = useTexts(umbrellaTexts)
  const hint = usePeopleHint(plan, draft)
  const [editing, setEditing] = useState<number | null>(null)
  const { dogs, people } = draft
  const isFull = dogs.length >= MAX_DOGS
  const close = () => setEditing(null)
  const keep = useKeepDog()
  return (
    <>
      <List inset="avatar">
        <div>
          <span className="ava">
            <Icon name="people" />
          </span>
          <span className="grow">
            <span className="head row-detail">{texts.search.people}</span>
            <span className="foot ink2 row-detail">
              {people >= MAX_PEOPLE ? texts.search.mostPeople(MAX_PEOPLE) : hint}
            </span>
          </span>
          <Stepper
            value={people}
            min={1}
            max={MAX_PEOPLE}
            label={texts.search.people}
            reason={hint}
            onChange={onPeople}
          />
        </div>
        {dogs.map((dog, index) => (
          <DogRow key={dog.name} dog={dog} onEdit={() => setEditing(index)} />
        ))}
        {isFull ? null : <SavedDogs dogs={dogs} onChoose={(dog) => onDogs([...dogs, dog])} />}
        <Button isDisabled={isFull} onPress={() => setEditing(dogs.length)}>
          <span
            className="ava"
            style={{
              background: 'none',
              boxShadow: 'inset 0 0 0 1.5px var(--c-line-strong)',
              color: 'var(--c-primary)',
            }}
          >
            <Icon name="plus" stroke={2.2} />
          </span>
          <span className="grow">
            <span className={isFull ? 'head row-detail' : 'head prim row-detail'}>{texts.search.addDog}</span>
            {isFull ? <span className="foot ink2 row-detail">{texts.search.mostDogs}</span> : null}
          </span>
        </Button>
      </List>
      {editing === null ? null : (
        // Its texts may still be on their way: the page stays, and with it the focus to come back to.
        <Suspense fallback={null}>
          <DogSheet
            plan={plan}
            dogs={dogs}
            index={editing}
            onSave={(dog, isKept) => {
              if (isKept) keep(dog)
              onDogs(editing < dogs.length ? dogs.with(editing, dog) : [...dogs, dog])
              close()
            }}
            onRemove={() => {
              onDogs(dogs.filter((_, index) => index !== editing))
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
