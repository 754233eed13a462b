import { useTexts } from '../../platform/texts.ts'
import { NewPin } from '../NewPin.tsx'
import { StaffProof } from '../AskedSheets.tsx'
import { forgetNewcomer, type Newcomer } from '../staff-session.ts'
import { staffTexts } from '../texts.ts'
import { useIdleLock } from '../use-idle-lock.ts'
import { LoginCard } from './LoginCard.tsx'

/** The last step of a first login: the PIN by which they come back, before the first screen opens. */
export function FirstPin({ newcomer }: { readonly newcomer: Newcomer }) {
  useIdleLock()
  const { join } = useTexts(staffTexts)
  return (
    <>
      <LoginCard title={join.pinTitle} text={join.pinText} step={newcomer.isJoining ? 3 : undefined}>
        <NewPin person={newcomer} hasPin={false} back={join.later} onDone={forgetNewcomer} />
      </LoginCard>
      <StaffProof />
    </>
  )
}
