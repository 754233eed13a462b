import type { BarItemDraft } from '../../../../domain/bar/catalogue-calls.ts'
import type { Language } from '../../../../domain/platform/language.ts'
import { PriceField } from '../../../content/staff/FoodFields.tsx'
import { catalogTexts } from '../../../content/staff/texts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { barStaffTexts } from '../texts.ts'

type Group = BarItemDraft['optionGroups'][number]
type Option = Group['options'][number]

const MOST_GROUPS = 6
const MOST_CHOSEN = 10
const MOST_OPTIONS = 30
const noWords = () => ({ it: '', en: '', fr: '', nl: '', de: '' })
const newOption = (): Option => ({ name: noWords(), cents: 0, allergens: [] })

interface OptionGroupsProps {
  readonly groups: BarItemDraft['optionGroups']
  readonly language: Language
  readonly isAsked: boolean
  readonly onChange: (groups: BarItemDraft['optionGroups']) => void
}

/** What a guest may choose of an item: groups with how many of each, and what an option adds to the price. */
export function OptionGroups({ groups, language, isAsked, onChange }: OptionGroupsProps) {
  const texts = useTexts(barStaffTexts).catalog.options
  const put = (index: number, group: Group) => onChange(groups.with(index, group))
  const add = () => onChange([...groups, { name: noWords(), least: 0, most: 1, options: [newOption()] }])
  return (
    <section className="mt4">
      <h2 className="lh">{texts.title}</h2>
      <div className="col g3">
        {groups.map((group, index) => (
          <OptionGroup
            key={group.id ?? `new-${index}`}
            group={group}
            language={language}
            isAsked={isAsked}
            onChange={(next) => put(index, next)}
            onRemove={() => onChange(groups.toSpliced(index, 1))}
          />
        ))}
        {groups.length < MOST_GROUPS ? (
          <Button variant="plain" size="sm" icon="plus" onPress={add}>
            {texts.addGroup}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

interface OptionGroupProps extends Pick<OptionGroupsProps, 'language' | 'isAsked'> {
  readonly group: Group
  readonly onChange: (group: Group) => void
  readonly onRemove: () => void
}

function OptionGroup({ group, language, isAsked, onChange, onRemove }: OptionGroupProps) {
  const texts = useTexts(barStaffTexts).catalog.options
  const missing = useTexts(catalogTexts).missing.here
  const error = (text: string) => (isAsked && text.trim() === '' ? missing : undefined)
  const put = (index: number, part: Partial<Option>) =>
    onChange({ ...group, options: group.options.map((option, at) => (at === index ? { ...option, ...part } : option)) })
  return (
    <fieldset className="option-group" aria-label={group.name[language] || texts.group}>
      <div className="row g3 top-row">
        <TextField
          name="group"
          className="grow"
          label={texts.group}
          value={group.name[language]}
          maxLength={60}
          onChange={(name) => onChange({ ...group, name: { ...group.name, [language]: name } })}
          error={error(group.name[language])}
        />
        <IconButton icon="trash" variant="plain" label={texts.removeGroup(group.name[language])} onPress={onRemove} />
      </div>
      <div className="row g4 wrap">
        <span className="row g2">
          <span className="foot ink2">{texts.least}</span>
          <Stepper
            label={texts.least}
            value={group.least}
            min={0}
            max={group.most}
            onChange={(least) => onChange({ ...group, least })}
          />
        </span>
        <span className="row g2">
          <span className="foot ink2">{texts.most}</span>
          <Stepper
            label={texts.most}
            value={group.most}
            min={Math.max(1, group.least)}
            max={Math.min(MOST_CHOSEN, Math.max(group.options.length, group.least, 1))}
            onChange={(most) => onChange({ ...group, most })}
          />
        </span>
      </div>
      {group.options.map((option, index) => (
        <div key={option.id ?? `new-${index}`} className="row g3 top-row">
          <TextField
            name="option"
            className="grow"
            label={texts.option}
            value={option.name[language]}
            maxLength={60}
            onChange={(name) => put(index, { name: { ...option.name, [language]: name } })}
            error={error(option.name[language])}
          />
          <PriceField label={texts.adds} cents={option.cents} onChange={(cents) => put(index, { cents })} />
          <IconButton
            icon="close"
            variant="plain"
            label={texts.removeOption(option.name[language])}
            isDisabled={group.options.length === 1}
            onPress={() => onChange({ ...group, options: group.options.toSpliced(index, 1) })}
          />
        </div>
      ))}
      {group.options.length < MOST_OPTIONS ? (
        <Button
          variant="plain"
          size="sm"
          icon="plus"
          onPress={() => onChange({ ...group, options: [...group.options, newOption()] })}
        >
          {texts.addOption}
        </Button>
      ) : null}
    </fieldset>
  )
}
