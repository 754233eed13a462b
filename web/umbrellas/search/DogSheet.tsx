import { useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { DogSize } from '../../../domain/dogs/dog-size.ts'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import { suitabilityOf } from '../../../domain/umbrellas/suitability.ts'
import { LargeDogArt } from '../../design/art/LargeDogArt.tsx'
import { SmallDogArt } from '../../design/art/SmallDogArt.tsx'
import { useFieldText } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { isGazeboKind } from '../map/place-look.ts'
import type { SearchDog } from '../search-state.ts'
import { umbrellaTexts } from '../texts.ts'
import { readDog, readWeight, sizeOfForm, type DogErrors, type DogForm } from './dog-form.ts'
import styles from '../beach-page.module.css'

function SizeCards({
  value,
  isFixed,
  error,
  onChange,
}: {
  value: DogSize | null
  isFixed: boolean
  error: string | undefined
  onChange: (size: DogSize) => void
}) {
  const texts = useTexts(umbrellaTexts)
  const cards = [
    { id: 'small', name: texts.dog.small, hint: texts.dog.smallHint, art: <SmallDogArt /> },
    { id: 'large', name: texts.dog.large, hint: texts.dog.largeHint, art: <LargeDogArt /> },
  ] as const
  return (
    <RadioGroup
      className="mt4"
      value={value}
      isReadOnly={isFixed}
      onChange={(size) => onChange(size as DogSize)}
      isInvalid={error !== undefined}
      aria-label={texts.dog.size}
    >
      <p className="foot b ink2" style={{ padding: '0 2px 6px' }} aria-hidden="true">
        {texts.dog.size}
      </p>
      <div className={styles['sizes']}>
        {cards.map((card) => (
          <Radio key={card.id} value={card.id} className={styles['size'] ?? ''}>
            {card.art}
            <span className="head">{card.name}</span>
            <span className="foot">{card.hint}</span>
            <span className="radio">
              <Icon name="check" size={15} stroke={3.2} />
            </span>
          </Radio>
        ))}
      </div>
      {error === undefined ? null : (
        <p className="msg e" role="alert">
          <Icon name="alert" size={17} />
          {error}
        </p>
      )}
    </RadioGroup>
  )
}

/** Whether all of them together fit a gazebo only: then the sheet says so. */
function needsGazebo(plan: BeachPlan | undefined, dogs: readonly SearchDog[]): boolean {
  const fits = (plan?.categories ?? []).filter((category) => suitabilityOf(category, dogs).suits)
  return dogs.length > 1 && fits.length > 0 && fits.every((category) => isGazeboKind(category.kind))
}

/** Adds or changes a dog: name, and size or weight (mockup 05b, R-310, R-504). */
export function DogSheet(props: {
  plan: BeachPlan | undefined
  dogs: readonly SearchDog[]
  /** Index of the dog that is changed; the number of dogs adds one. */
  index: number
  onSave: (dog: SearchDog) => void
  onRemove: () => void
  onClose: () => void
}) {
  const { plan, dogs, index, onSave, onRemove, onClose } = props
  const texts = useTexts(umbrellaTexts)
  const fieldText = useFieldText()
  const known = dogs[index]
  const [form, setForm] = useState<DogForm>({
    name: known?.name ?? '',
    size: known?.size ?? null,
    weight: known?.weightTenthsKg === undefined ? '' : String(known.weightTenthsKg / 10).replace('.', ','),
  })
  const [errors, setErrors] = useState<DogErrors>({})
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
    if ('dog' in read) onSave(read.dog)
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
        {known ? (
          <Button variant="danger-tint" full icon="trash" className="mt4" onPress={onRemove}>
            {texts.dog.remove(known.name)}
          </Button>
        ) : null}
      </form>
    </Sheet>
  )
}
