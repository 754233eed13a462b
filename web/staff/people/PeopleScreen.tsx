import { useState } from 'react'
import { listStaffPeople } from '../../../domain/staff/people-calls.ts'
import { day, dayOfInstant, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { Pill, Skeleton } from '../../ui/surfaces.tsx'
import { staffTexts } from '../texts.ts'
import { InviteForm } from './InviteForm.tsx'
import { PersonForm } from './PersonForm.tsx'
import type { StaffPerson } from './staff-person.ts'

/** Everybody who works here, with their roles; a tap changes them. */
export function PeopleScreen() {
  const texts = useTexts(staffTexts).people
  const list = useCallQuery(listStaffPeople, {})
  const [opened, setOpened] = useState<number | 'invite' | null>(null)
  const person = list.data?.people.find(({ accountId }) => accountId === opened)
  const close = () => setOpened(null)
  return (
    <StaffPage
      title={texts.title}
      actions={
        <Button icon="plus" onPress={() => setOpened('invite')}>
          {texts.invite}
        </Button>
      }
    >
      <Loaded query={list} skeleton={<Skeleton height={180} radius={24} />}>
        {({ people }) => (
          <ul className="desk-tiles">
            {people.map((one) => (
              <PersonTile key={one.accountId} person={one} onOpen={() => setOpened(one.accountId)} />
            ))}
          </ul>
        )}
      </Loaded>
      <Sheet isOpen={opened === 'invite'} onClose={close} title={texts.inviteTitle}>
        <InviteForm onDone={close} />
      </Sheet>
      <Sheet
        isOpen={person !== undefined}
        onClose={close}
        title={person?.displayName ?? ''}
        subtitle={person?.email ?? ''}
      >
        {person === undefined ? null : <PersonForm person={person} onDone={close} />}
      </Sheet>
    </StaffPage>
  )
}

function PersonTile({ person, onOpen }: { readonly person: StaffPerson; readonly onOpen: () => void }) {
  const texts = useTexts(staffTexts)
  const language = useLanguage()
  const { displayName, email, roles, hasSecondFactor, lastUsedAt, isSelf } = person
  const used =
    lastUsedAt === null
      ? texts.people.never
      : `${texts.people.last} ${day(dayOfInstant(lastUsedAt), language, 'medium')}, ${time(lastUsedAt, language)}`
  return (
    <li className="card col g2">
      <h2 className="t3">{displayName}</h2>
      <p className="sub ink2">{isSelf ? `${email} · ${texts.people.self}` : email}</p>
      <p>{roles.map((role) => texts.roles[role]).join(', ')}</p>
      <p>
        <Pill tone={hasSecondFactor ? 'ok' : 'warn'}>
          {hasSecondFactor ? texts.people.hasFactor : texts.people.noFactor}
        </Pill>
      </p>
      <p className="sub ink2">{used}</p>
      <Button variant="tint" full onPress={onOpen} aria-label={`${texts.people.change}: ${displayName}`}>
        {texts.people.change}
      </Button>
    </li>
  )
}
