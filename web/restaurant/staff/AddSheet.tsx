import { useState, type FormEvent } from 'react'
import { addBooking } from '../../../domain/restaurant/staff-calls.ts'
import { MAX_DOGS, MAX_NOTE } from '../../../domain/restaurant/meals.ts'
import type { PlanBooking, ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { isTaken, USUAL_STAY } from './plan-layout.ts'
import { timeForWalkIn } from './plan-view.ts'
import { planTexts } from './texts.ts'
import type { Place } from './use-plan-actions.ts'

const MOST_LETTERS = { name: 60, phone: 30 } as const
const FORM = 'new-table'
const ANY_TABLE = 'any'

interface AddSheetProps {
  readonly plan: ServicePlan
  /** Where the plan was pressed; null for a table that fits. */
  readonly at: Place | null
  readonly onAdded: (booking: PlanBooking) => void
  readonly onClose: () => void
}

/** A party that walks in or telephones: who, how many, when, and the table, which the server finds when nobody chooses (B-09). */
export function AddSheet({ plan, at, onAdded, onClose }: AddSheetProps) {
  const texts = useTexts(planTexts)
  const { party, set, submit, adding, nameError, refusal } = useNewParty(plan, at, onAdded)
  const fields = fieldMessages(adding.error)
  const largest = Math.max(1, ...plan.tables.map(({ seats }) => seats))
  const fitting = plan.tables.filter(({ seats }) => seats >= party.seats)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      isDismissable={!adding.isPending}
      title={texts.add.title}
      subtitle={texts.add.text}
      footer={
        <div className="col g2">
          <Button type="submit" form={FORM} full isBusy={adding.isPending}>
            {texts.add.confirm}
          </Button>
          <Button variant="plain" full isDisabled={adding.isPending} onPress={onClose}>
            {texts.add.back}
          </Button>
        </div>
      }
    >
      <form id={FORM} className="col g3" noValidate onSubmit={submit}>
        {refusal === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {refusal}
          </Note>
        )}
        <TextField
          label={texts.add.name}
          value={party.name}
          onChange={(name) => set({ name })}
          error={nameError ?? fields['name']}
          maxLength={MOST_LETTERS.name}
          autoComplete="off"
          autoCapitalize="words"
          autoFocus
        />
        <TextField
          label={texts.add.phone}
          type="tel"
          autoComplete="off"
          value={party.phone}
          onChange={(phone) => set({ phone })}
          error={fields['phone']}
          maxLength={MOST_LETTERS.phone}
        />
        <div className="row sp">
          <span className="head" aria-hidden="true">
            {texts.add.people}
          </span>
          <Stepper
            label={texts.add.people}
            value={party.seats}
            min={1}
            max={largest}
            // A table that is too small for them is no choice any more.
            onChange={(seats) => set({ seats, table: tableFor(plan, seats, party.table) })}
          />
        </div>
        <div className="row sp">
          <span className="head" aria-hidden="true">
            {texts.add.dogs}
          </span>
          <Stepper
            label={texts.add.dogs}
            value={party.dogs}
            min={0}
            max={MAX_DOGS}
            onChange={(dogs) => set({ dogs })}
          />
        </div>
        <div className="row g2">
          <SelectField
            label={texts.time}
            value={party.time}
            options={plan.times.map((id) => ({ id, label: id }))}
            onChange={(time) => set({ time })}
          />
          <SelectField
            label={texts.tableField}
            value={party.table}
            options={[
              { id: ANY_TABLE, label: texts.add.anyTable },
              ...fitting.map(({ table, seats }) => ({
                id: String(table),
                label: texts.tableOption(table, seats, isTaken(plan, { table, time: party.time, minutes: USUAL_STAY })),
              })),
            ]}
            onChange={(table) => set({ table })}
          />
        </div>
        <TextField
          label={texts.add.note}
          hint={texts.add.noteHint}
          value={party.note}
          onChange={(note) => set({ note })}
          error={fields['note']}
          maxLength={MAX_NOTE}
        />
      </form>
    </Sheet>
  )
}

/** Seats of a table by the number that its choice bears; none for the one that the server finds. */
function seatsOf({ tables }: ServicePlan, chosen: string): number | undefined {
  return tables.find(({ table }) => String(table) === chosen)?.seats
}

function tableFor(plan: ServicePlan, seats: number, chosen: string): string {
  return (seatsOf(plan, chosen) ?? 0) >= seats ? chosen : ANY_TABLE
}

function useNewParty(plan: ServicePlan, at: Place | null, onAdded: (booking: PlanBooking) => void) {
  const texts = useTexts(planTexts)
  const failureText = useFailureText()
  const adding = useCallMutation(addBooking, { gcTime: 0 })
  const [isNameMissing, setNameMissing] = useState(false)
  const [party, setParty] = useState(() => {
    const table = at === null ? ANY_TABLE : String(at.table)
    const seats = Math.min(2, seatsOf(plan, table) ?? 2)
    return { name: '', phone: '', seats, dogs: 0, note: '', time: at?.time ?? timeForWalkIn(plan), table }
  })
  const set = (change: Partial<typeof party>) => setParty((known) => ({ ...known, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { name, phone, note, table, ...rest } = party
    setNameMissing(name.trim() === '')
    if (name.trim() === '' || adding.isPending) return
    const { restaurant, day, meal } = plan
    adding.mutate(
      {
        ...rest,
        restaurant,
        day,
        meal,
        name,
        ...(phone.trim() === '' ? {} : { phone }),
        ...(note.trim() === '' ? {} : { note }),
        ...(table === ANY_TABLE ? {} : { table: Number(table) }),
      },
      { onSuccess: onAdded },
    )
  }
  const isField = Object.keys(fieldMessages(adding.error)).length > 0
  const noTable = party.table === ANY_TABLE ? texts.noTable : texts.tableTaken
  return {
    party,
    set,
    submit,
    adding,
    nameError: isNameMissing && party.name.trim() === '' ? texts.add.nameNeeded : undefined,
    refusal:
      adding.error === null || isField
        ? null
        : isCallFailure(adding.error, 'no_seats')
          ? noTable
          : failureText(adding.error),
  }
}
