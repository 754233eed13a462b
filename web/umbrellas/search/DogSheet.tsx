import { useEffect, useRef, useState } from 'react'
import { TEMPERAMENTS } from '../../../domain/dogs/dog-fields.ts'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import { readWeight, weightText } from '../../dogs/dog-weight.ts'
import styles from '../../dogs/dogs.module.css'
import { dogTexts } from '../../dogs/texts.ts'
import { SizeCards } from '../../dogs/SizeCards.tsx'
import { useFieldText } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { CheckRow } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SearchDog } from '../search-state.ts'
import { umbrellaTexts } from '../texts.ts'
import { readDog, sizeOfForm, type DogErrors, type DogForm } from './dog-form.ts'
import { needsGazebo } from './needs-gazebo.ts'
import { useMayKeep } from './use-saved-dogs.ts'

const WRONG = 'input[aria-invalid=true], [role=radiogroup][aria-invalid=true] input'

/** Adds or changes a dog: name, and size or weight (mockup 05b, R-310, R-504). */
export function DogSheet(props: {
  plan: BeachPlan | undefined
  dogs: readonly SearchDog[]
  /** Index of the dog that is changed; the number of dogs adds one. */
  index: number
  /** Kept is a dog that shall be among the person's own from now on. */
  onSave: (dog: SearchDog, isKept: boolean) => void
  onRemove: () => void
  onClose: () => void
}) {
  const { plan, dogs, index, onSave, onRemove, onClose } = props
  const texts = useTexts(umbrellaTexts)
  const own = useTexts(dogTexts).form
  const fieldText = useFieldText()
  const known = dogs[index]
  const [form, setForm] = useState<DogForm>({
    name: known?.name ?? '',
    size: known?.size ?? null,
    weight: weightText(known?.weightTenthsKg),
    temperament: known?.temperament ?? 'calm',
  })
  const [errors, setErrors] = useState<DogErrors>({})
  const fields = useRef<HTMLFormElement>(null)
  // The first wrong one has the focus, and is read with what is wrong.
  useEffect(() => {
    if (Object.keys(errors).length > 0) fields.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [errors])
  const [isKept, setKept] = useState(true)
  const mayKeep = useMayKeep(form.name)
  const others = dogs.filter((_, at) => at !== index)
  const size = sizeOfForm(form)
  const name = form.name.trim()
  const together = size === null ? others : [...others, { name: name || '…', size }]
  const change = (part: Partial<DogForm>) => {
    setForm({ ...form, ...part })
    setErrors({})
  }
  const save = () => {
    const read = readDog(
      form,
      others.map((dog) => dog.name),
    )
    if ('dog' in read) onSave(read.dog, isKept && mayKeep)
    else setErrors(read.errors)
  }
  const nameError =
    errors.name === undefined
      ? undefined
      : errors.name === 'taken'
        ? texts.dog.nameTaken(name)
        : fieldText({ code: errors.name, min: 2, max: 20 })
  return (
    <Sheet
      isOpen
      isGrouped
      title={known ? texts.search.editDog(known.name) : (texts.dog.titles[index] ?? texts.search.addDog)}
      onClose={onClose}
      footer={
        <Button full onPress={save}>
          {known ? texts.dog.save(name) : texts.dog.add(name)}
        </Button>
      }
    >
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={texts.dog.name}
          value={form.name}
          maxLength={20}
          autoFocus
          autoCapitalize="words"
          autoComplete="off"
          error={nameError}
          onChange={(value) => change({ name: value })}
        />
        <SizeCards
          words={texts.dog}
          value={size}
          isFixed={typeof readWeight(form.weight) === 'number'}
          error={errors.size === undefined ? undefined : fieldText({ code: errors.size })}
          onChange={(value) => change({ size: value })}
        />
        <TextField
          className="mt4"
          label={texts.dog.weight}
          value={form.weight}
          inputMode="decimal"
          autoComplete="off"
          hint={texts.dog.weightHint}
          error={errors.weight === undefined ? undefined : texts.dog.weightWrong}
          onChange={(value) => change({ weight: value })}
        />
        {needsGazebo(plan, together) ? (
          <Note tone="warn" className="mt4" title={texts.dog.gazeboTitle(together.map((dog) => dog.name))}>
            {texts.dog.gazeboText}
          </Note>
        ) : null}
        <div className="mt4">
          <p className={`foot b ink2 ${styles['lead']}`} aria-hidden="true">
            {own.temperament}
          </p>
          <ChipRow label={own.temperament} wrap className={styles['chips'] ?? ''}>
            {TEMPERAMENTS.map((temperament) => (
              <Chip
                key={temperament}
                isSelected={form.temperament === temperament}
                onPress={() => change({ temperament })}
              >
                {own.temperaments[temperament]}
              </Chip>
            ))}
          </ChipRow>
          <p className={`foot ink2 mt1 ${styles['lead']}`}>{own.temperamentHint}</p>
        </div>
        {mayKeep ? (
          <div className="mt4">
            <CheckRow isSelected={isKept} onChange={setKept}>
              {texts.dog.keep}
            </CheckRow>
          </div>
        ) : null}
        {known ? (
          <Button variant="danger-tint" full icon="trash" className="mt4" onPress={onRemove}>
            {texts.dog.remove(known.name)}
          </Button>
        ) : null}
      </form>
    </Sheet>
  )
}
