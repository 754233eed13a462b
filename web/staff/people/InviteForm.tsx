import { useState } from 'react'
import type { StaffRole } from '../../../domain/platform/staff-role.ts'
import { inviteStaff, listStaffPeople } from '../../../domain/staff/people-calls.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { staffTexts } from '../texts.ts'
import { RoleChoice } from './RoleChoice.tsx'

/** Invites somebody by e-mail; they choose their password by the link and set the second step up themselves. */
export function InviteForm({ onDone }: { readonly onDone: () => void }) {
  const texts = useTexts(staffTexts).people
  const failureText = useFailureText()
  const language = useLanguage()
  const [displayName, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<StaffRole[]>([])
  const invite = useCallMutation(inviteStaff, {
    onSuccess: () => {
      void invalidate(listStaffPeople)
      toast(texts.sent, { icon: 'mail-check', tone: 'ok' })
      onDone()
    },
  })
  const fields = fieldMessages(invite.error)
  const isOther = invite.error !== null && Object.keys(fields).length === 0
  return (
    <form
      className="col g4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        invite.mutate({ email, displayName, roles, language })
      }}
    >
      <TextField
        label={texts.name}
        value={displayName}
        onChange={setName}
        autoComplete="off"
        error={fields['displayName']}
      />
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        value={email}
        onChange={setEmail}
        autoComplete="off"
        autoCapitalize="off"
        icon="mail"
        error={fields['email']}
      />
      <RoleChoice
        roles={roles}
        onChange={setRoles}
        error={fields['roles'] === undefined ? undefined : texts.rolesMissing}
      />
      {isOther ? (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(invite.error)}
        </Note>
      ) : null}
      <Button type="submit" full isBusy={invite.isPending}>
        {texts.send}
      </Button>
    </form>
  )
}
