import { STAFF_ROLES, type StaffRole } from '../../../domain/platform/staff-role.ts'
import { useTexts } from '../../platform/texts.ts'
import { CheckRow } from '../../ui/choices.tsx'
import { staffTexts } from '../texts.ts'

interface RoleChoiceProps {
  readonly roles: readonly StaffRole[]
  readonly onChange: (roles: StaffRole[]) => void
  readonly error?: string | undefined
}

/** What somebody may do: one or more roles. */
export function RoleChoice({ roles, onChange, error }: RoleChoiceProps) {
  const texts = useTexts(staffTexts)
  return (
    <fieldset className="col g2">
      <legend className="lab">{texts.people.roles}</legend>
      {STAFF_ROLES.map((role) => (
        <CheckRow
          key={role}
          isSelected={roles.includes(role)}
          onChange={(isOn) => onChange(isOn ? [...roles, role] : roles.filter((one) => one !== role))}
        >
          {texts.roles[role]}
        </CheckRow>
      ))}
      {error === undefined ? null : (
        <p className="msg e" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
