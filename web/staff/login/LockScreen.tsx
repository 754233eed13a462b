import { useState } from 'react'
import { StaffLogin } from '../StaffLogin.tsx'
import { staffTexts } from '../texts.ts'
import type { TabletPerson } from '../staff-session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { LoginCard } from './LoginCard.tsx'
import { PeopleList } from './PeopleList.tsx'
import { PinForm } from './PinForm.tsx'

/** A tablet that nobody works at now: who comes back says who they are and types the PIN; everybody else signs in in full. */
export function LockScreen({ people }: { readonly people: readonly TabletPerson[] }) {
  const texts = useTexts(staffTexts)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isInFull, setInFull] = useState(false)
  const person = people.find(({ email }) => email === chosen)
  if (people.length === 0 || isInFull) {
    return <StaffLogin onBack={people.length === 0 ? undefined : () => setInFull(false)} />
  }
  return (
    <LoginCard title={person ? person.displayName : texts.pin.who} text={person ? texts.pin.ask : texts.pin.locked}>
      {person ? (
        <PinForm person={person} onBack={() => setChosen(null)} />
      ) : (
        <PeopleList people={people} onChoose={setChosen} />
      )}
      <Button variant="plain" full onPress={() => setInFull(true)}>
        {texts.pin.inFull}
      </Button>
    </LoginCard>
  )
}
