import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import type { TabletPerson } from '../staff-session.ts'
import { staffTexts } from '../texts.ts'

interface PeopleListProps {
  readonly people: readonly TabletPerson[]
  /** Answers the e-mail of the chosen one. */
  readonly onChoose: (email: string) => void
}

/** Who comes back to this tablet with a PIN. */
export function PeopleList({ people, onChoose }: PeopleListProps) {
  const texts = useTexts(staffTexts).pin
  return (
    <List inset="icon" aria-label={texts.who}>
      {people.map(({ email, displayName }) => (
        <ListRow key={email} icon="profile" label={displayName} onPress={() => onChoose(email)} />
      ))}
    </List>
  )
}
