import { MAX_DOGS, MAX_NOTE } from '../../domain/restaurant/meals.ts'
import { useStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { TextField } from '../ui/TextField.tsx'
import { tableDraft } from './table-draft.ts'
import { restaurantTexts } from './texts.ts'

interface SeatsRowProps {
  readonly seats: number
  readonly max: number
  readonly onChange: (seats: number) => void
}

/** How many sit at the table; a party larger than the largest table is asked to call. */
export function SeatsRow({ seats, max, onChange }: SeatsRowProps) {
  const texts = useTexts(restaurantTexts)
  return (
    <div className="list mt3">
      <CountRow icon="people" label={texts.seats} detail={seats === max ? texts.largeParty(max) : texts.dogsWelcome}>
        <Stepper label={texts.seats} value={seats} min={1} max={max} onChange={onChange} />
      </CountRow>
    </div>
  )
}

/** Dogs and a note: kept on the device as they are said. `dogs` is how many come along. */
export function WishRows({ dogs }: { readonly dogs: number }) {
  const texts = useTexts(restaurantTexts)
  const { note = '' } = useStore(tableDraft)
  const keep = (change: { dogs?: number; note?: string | undefined }) =>
    tableDraft.set({ ...tableDraft.get(), ...change })
  return (
    <>
      <div className="list mt4">
        <CountRow icon="paw" label={texts.dogs} detail={texts.dogsHint}>
          <Stepper label={texts.dogs} value={dogs} min={0} max={MAX_DOGS} onChange={(next) => keep({ dogs: next })} />
        </CountRow>
      </div>
      <TextField
        className="mt4"
        label={texts.note}
        hint={texts.noteHint}
        name="note"
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={MAX_NOTE}
        value={note}
        onChange={(next) => keep({ note: next === '' ? undefined : next })}
      />
    </>
  )
}

interface CountRowProps {
  readonly icon: IconName
  readonly label: string
  readonly detail: string
  readonly children: React.ReactNode
}

function CountRow({ icon, label, detail, children }: CountRowProps) {
  return (
    <div>
      <span className="ava">
        <Icon name={icon} size={22} />
      </span>
      <div className="grow">
        <p className="head">{label}</p>
        <p className="foot ink2">{detail}</p>
      </div>
      {children}
    </div>
  )
}
