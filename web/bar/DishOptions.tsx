import { useEffect, useRef } from 'react'
import type { MenuItem } from '../../domain/bar/calls.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { allergenTexts } from '../ui/allergens/texts.ts'
import { CheckRow, RadioList } from '../ui/choices.tsx'
import { FieldError } from '../ui/TextField.tsx'
import styles from './bar.module.css'
import { wrongGroup, type MenuOption } from './cart-preview.ts'
import { barTexts } from './texts.ts'

type Group = MenuItem['optionGroups'][number]

interface DishOptionsProps {
  readonly item: MenuItem
  readonly optionIds: readonly number[]
  /** The guest wanted to add it: what is missing is said now. */
  readonly isTried: boolean
  readonly onChange: (optionIds: number[]) => void
}

/** The choices that belong to an item, each group with its least and most. */
export function DishOptions({ item, optionIds, isTried, onChange }: DishOptionsProps) {
  const wrong = isTried ? wrongGroup(item, optionIds) : undefined
  const wrongId = wrong?.id
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const group = wrongId === undefined ? null : box.current?.querySelector<HTMLElement>(`[data-group="${wrongId}"]`)
    group?.querySelector('input')?.focus()
    group?.scrollIntoView({ block: 'nearest' })
  }, [wrongId])
  return (
    <div ref={box}>
      {item.optionGroups.map((group) => (
        <OptionGroup
          key={group.id}
          group={group}
          optionIds={optionIds}
          isWrong={group.id === wrongId}
          onChange={(inGroup) => onChange([...optionIds.filter((id) => !has(group, id)), ...inGroup])}
        />
      ))}
    </div>
  )
}

const has = (group: Group, id: number) => group.options.some((option) => option.id === id)

interface OptionGroupProps {
  readonly group: Group
  readonly optionIds: readonly number[]
  readonly isWrong: boolean
  readonly onChange: (inGroup: number[]) => void
}

function OptionGroup({ group, optionIds, isWrong, onChange }: OptionGroupProps) {
  const texts = useTexts(barTexts).dish
  const chosen = optionIds.filter((id) => has(group, id))
  const isOne = group.least === 1 && group.most === 1
  return (
    <section data-group={group.id}>
      <h3 className={`lh ${styles['group']}`}>
        {group.name} <span className={styles['quiet']}>{texts.choose(group.least, group.most)}</span>
      </h3>
      {isOne ? (
        <OneOf group={group} chosen={chosen} onChange={onChange} />
      ) : (
        <SomeOf group={group} chosen={chosen} onChange={onChange} />
      )}
      <FieldError>{isWrong ? texts.missing(group.name, group.least) : undefined}</FieldError>
    </section>
  )
}

interface ChosenOf {
  readonly group: Group
  readonly chosen: readonly number[]
  readonly onChange: (inGroup: number[]) => void
}

function OneOf({ group, chosen: [chosen], onChange }: ChosenOf) {
  const detailOf = useOptionDetail()
  return (
    <RadioList
      label={group.name}
      value={chosen === undefined ? null : String(chosen)}
      options={group.options.map((option) => {
        const detail = detailOf(option)
        return { id: String(option.id), label: option.name, ...(detail === '' ? {} : { detail }) }
      })}
      onChange={(id) => onChange([Number(id)])}
    />
  )
}

function SomeOf({ group, chosen, onChange }: ChosenOf) {
  const detailOf = useOptionDetail()
  const isFull = chosen.length >= group.most
  return (
    <div className={`list ${styles['checks']}`} role="group" aria-label={group.name}>
      {group.options.map((option) => {
        const isOn = chosen.includes(option.id)
        const detail = detailOf(option)
        return (
          <div key={option.id}>
            <CheckRow
              isSelected={isOn}
              isDisabled={isFull && !isOn}
              onChange={(on) => onChange(on ? [...chosen, option.id] : chosen.filter((id) => id !== option.id))}
            >
              {option.name}
              {detail === '' ? null : <span className="foot ink2 row-detail">{detail}</span>}
            </CheckRow>
          </div>
        )
      })}
    </div>
  )
}

/** What an option adds: to the price, and to the allergens (B-15). */
function useOptionDetail(): (option: MenuOption) => string {
  const texts = useTexts(barTexts).dish
  const { names, mayContain } = useTexts(allergenTexts)
  const language = useLanguage()
  return (option) => {
    const contained = option.allergens.filter((each) => !each.isTrace).map((each) => names[each.allergen])
    const traces = option.allergens.filter((each) => each.isTrace).map((each) => mayContain(names[each.allergen]))
    return [
      ...(option.cents === 0 ? [] : [texts.plus(money(option.cents, language))]),
      ...(contained.length === 0 ? [] : [texts.optionAllergens(contained.join(', '))]),
      ...traces,
    ].join(' · ')
  }
}
