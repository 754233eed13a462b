import { useState } from 'react'
import type { StaffRole } from '../../../domain/platform/staff-role.ts'
import {
  changeStaffRoles,
  listStaffPeople,
  resetStaffSecondFactor,
  undoStaffChange,
} from '../../../domain/staff/people-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
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
  const [asked, setAsked] = useState<'end' | 'reset' | null>(null)
  const offerUndo = useUndo()
  const change = useCallMutation(changeStaffRoles)
  const give = (next: StaffRole[], words: string) =>
    change.mutate(
      { accountId, roles: next },
      {
        onSuccess: ({ changeId }) => {
          offerUndo(words, changeId)
          onDone()
        },
      },
    )
  const reset = useCallMutation(resetStaffSecondFactor)
  const failure = change.error ?? reset.error
  const wasReset = () => {
    void invalidate(listStaffPeople)
    toast(texts.wasReset, { icon: 'check', tone: 'ok' })
    onDone()
  }
  return (
    <div className="col g4">
      <RoleChoice roles={roles} onChange={setRoles} error={roles.length === 0 ? texts.rolesMissing : undefined} />
      {failure === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(failure)}
        </Note>
      )}
      <Button full isBusy={change.isPending} isDisabled={roles.length === 0} onPress={() => give(roles, texts.saved)}>
        {texts.save}
      </Button>
      {person.hasSecondFactor ? (
        <Button variant="tint" full isBusy={reset.isPending} onPress={() => setAsked('reset')}>
          {texts.reset}
        </Button>
      ) : null}
      <Button variant="danger-tint" full onPress={() => setAsked('end')}>
        {texts.end}
      </Button>
      {asked === null ? null : (
        <AlertDialog
          title={texts.ask[asked].title(person.displayName)}
          text={texts.ask[asked].text}
          layout="two"
          onEscape={() => setAsked(null)}
          actions={[
            { label: texts.ask.back, variant: 'tint', onPress: () => setAsked(null), autoFocus: true },
            {
              label: texts.ask[asked].confirm,
              variant: 'danger',
              onPress: () => {
                setAsked(null)
                if (asked === 'end') give([], texts.ended)
                else reset.mutate({ accountId }, { onSuccess: wasReset })
              },
            },
          ]}
        />
      )}
    </div>
  )
}

/** Says what was done to somebody's roles, and takes it back while that is said (B-11). */
function useUndo(): (words: string, changeId: number) => void {
  const { undo, undone } = useTexts(staffTexts).people
  const failureText = useFailureText()
  const taking = useCallMutation(undoStaffChange)
  const back = async (changeId: number) => {
    try {
      await taking.mutateAsync({ changeId })
      toast(undone, { tone: 'ok', icon: 'check' })
    } catch (failure) {
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    }
    void invalidate(listStaffPeople)
  }
  return (words, changeId) => {
    void invalidate(listStaffPeople)
    toast(words, { action: { label: undo, onPress: () => void back(changeId) } })
  }
}
