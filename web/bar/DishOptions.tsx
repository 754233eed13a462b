import { useEffect, useEffectEvent, useId, useRef } from 'react'
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
  /** How often the guest wanted to add it: from the first time on it is said what is missing. */
  readonly tries: number
  readonly onChange: (optionIds: number[]) => void
}

/** The choices that belong to an item, each group with its least and most. */
export function DishOptions({ item, optionIds, tries, onChange }: DishOptionsProps) {
  const wrongId = tries > 0 ? wrongGroup(item, optionIds)?.id : undefined
  const box = useRef<HTMLDivElement>(null)
  const showWrong = useEffectEvent(() => {
    const group = wrongId === undefined ? null : box.current?.querySelector<HTMLElement>(`[data-group="${wrongId}"]`)
    group?.querySelector('input')?.focus()
    group?.scrollIntoView({ block: 'nearest' })
  })
  // Every press leads to what is missing; while somebody chooses, nothing takes the focus away from them.
  useEffect(() => {
    if (tries > 0) showWrong()
  }, [tries])
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
  const errorId = useId()
  const described = isWrong ? { describedBy: errorId } : {}
  return (
    <section data-group={group.id}>
      <h3 className={`lh ${styles['group']}`}>
        {group.name} <span className={styles['quiet']}>· {texts.choose(group.least, group.most)}</span>
      </h3>
      {isOne ? (
        <OneOf {...described} group={group} chosen={chosen} onChange={onChange} />
      ) : (
        <SomeOf {...described} group={group} chosen={chosen} onChange={onChange} />
      )}
      <FieldError id={errorId}>{isWrong ? texts.missing(group.name, group.least) : undefined}</FieldError>
    </section>
  )
}

interface ChosenOf {
  readonly group: Group
  /** Id of what says that a choice is missing. */
  readonly describedBy?: string
  readonly chosen: readonly number[]
  readonly onChange: (inGroup: number[]) => void
}

function OneOf({ group, describedBy, chosen: [chosen], onChange }: ChosenOf) {
  const detailOf = useOptionDetail()
  return (
    <RadioList
      label={group.name}
      {...(describedBy === undefined ? {} : { describedBy })}
      value={chosen === undefined ? null : String(chosen)}
      options={group.options.map((option) => {
        const detail = detailOf(option)
        return { id: String(option.id), label: option.name, ...(detail === '' ? {} : { detail }) }
      })}
      onChange={(id) => onChange([Number(id)])}
    />
  )
}

function SomeOf({ group, describedBy, chosen, onChange }: ChosenOf) {
  const detailOf = useOptionDetail()
  const isFull = chosen.length >= group.most
  return (
    <div className={`list ${styles['checks']}`} role="group" aria-label={group.name} aria-describedby={describedBy}>
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
