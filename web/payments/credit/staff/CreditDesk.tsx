import { useState, type FormEvent } from 'react'
import { findGuestCredit } from '../../../../domain/payments/credit-calls.ts'
import { NoOrdersArt } from '../../../design/art/NoOrdersArt.tsx'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { StaffPage } from '../../../ui/staff/StaffPage.tsx'
import { Note, Skeleton } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { creditTexts } from '../texts.ts'
import { GuestCreditPanel } from './GuestCreditPanel.tsx'
import './desk.css'

/** A guest's credit at the desk: searched at the left, shown and given at the right (B-06, R-603). */
export function CreditDesk() {
  const texts = useTexts(creditTexts).desk
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    setAsked(words.trim())
  }
  return (
    <StaffPage title={texts.title} className="credit-desk">
      <form className="panel credit-search col g3" onSubmit={find} role="search">
        <TextField label={texts.search} icon="search" type="search" maxLength={120} value={words} onChange={setWords} />
        <Button full type="submit" isDisabled={words.trim().length < 3}>
          {texts.find}
        </Button>
      </form>
      <div className="credit-found">{asked === '' ? <Start /> : <Found key={asked} search={asked} />}</div>
    </StaffPage>
  )
}

function Start() {
  const texts = useTexts(creditTexts).desk
  return <EmptyState art={<NoOrdersArt />} title={texts.start} text={texts.startText} />
}

function Found({ search }: { readonly search: string }) {
  const texts = useTexts(creditTexts).desk
  const found = useCallQuery(findGuestCredit, { search }, { staleTime: 0 })
  return (
    <Loaded query={found} skeleton={<Skeleton height={320} radius={22} />}>
      {({ guest }) =>
        guest === null ? (
          <Note icon="info" role="status">
            {texts.nobody}
          </Note>
        ) : (
          <GuestCreditPanel guest={guest} onGiven={() => void found.refetch()} />
        )
      }
    </Loaded>
  )
}
