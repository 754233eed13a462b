import { useState } from 'react'
import type { StaffRole } from '../../../domain/platform/staff-role.ts'
import { changeStaffRoles, listStaffPeople, resetStaffSecondFactor } from '../../../domain/staff/people-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { staffTexts } from '../texts.ts'
import { RoleChoice } from './RoleChoice.tsx'
import type { StaffPerson } from './staff-person.ts'

/** Other roles for somebody, a lost second step, or the end of their work here; each asks for a proof first. */
export function PersonForm({ person, onDone }: { readonly person: StaffPerson; readonly onDone: () => void }) {
  const texts = useTexts(staffTexts).people
  const failureText = useFailureText()
  const { accountId } = person
  const [roles, setRoles] = useState<StaffRole[]>(person.roles)
  const done = (words: string) => () => {
    void invalidate(listStaffPeople)
    toast(words, { icon: 'check', tone: 'ok' })
    onDone()
  }
  const change = useCallMutation(changeStaffRoles)
  const reset = useCallMutation(resetStaffSecondFactor)
  const failure = change.error ?? reset.error
  return (
    <div className="col g4">
      <RoleChoice roles={roles} onChange={setRoles} error={roles.length === 0 ? texts.rolesMissing : undefined} />
      {failure === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(failure)}
        </Note>
      )}
      <Button
        full
        isBusy={change.isPending}
        isDisabled={roles.length === 0}
        onPress={() => change.mutate({ accountId, roles }, { onSuccess: done(texts.saved) })}
      >
        {texts.save}
      </Button>
      {person.hasSecondFactor ? (
        <Button
          variant="tint"
          full
          isBusy={reset.isPending}
          onPress={() => reset.mutate({ accountId }, { onSuccess: done(texts.wasReset) })}
        >
          {texts.reset}
        </Button>
      ) : null}
      <Button
        variant="plain"
        full
        onPress={() => change.mutate({ accountId, roles: [] }, { onSuccess: done(texts.ended) })}
      >
        {texts.end}
      </Button>
    </div>
  )
}
