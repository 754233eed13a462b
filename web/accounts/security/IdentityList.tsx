import { PROVIDER_NAMES } from '../../../domain/accounts/provider-names.ts'
import { getSecurity } from '../../../domain/accounts/security-calls.ts'
import { removeIdentity } from '../../../domain/accounts/social-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { day, dayOfInstant } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { keepPlace } from '../../ui/keep-place.ts'
import { toast } from '../../ui/toasts.ts'
import { ProofSheet } from '../proof/ProofSheet.tsx'
import { isProofDeclined, useProof, type Proof } from '../proof/use-proof.ts'
import { securityTexts } from './texts.ts'
import { useOfflineReason } from './use-offline-reason.ts'

type Identity = CallOutput<typeof getSecurity>['identities'][number]

interface IdentityListProps {
  readonly identities: readonly Identity[]
  /** Whether a password or a passkey opens the account as well. */
  readonly hasOtherWay: boolean
}

/** Social logins that open the account, each with a way to take it off; the last way in stays. */
export function IdentityList({ identities, hasOtherWay }: IdentityListProps) {
  const texts = useTexts(securityTexts).identities
  const proof = useProof()
  if (identities.length === 0) return null
  const isLastWayIn = !hasOtherWay && identities.length === 1
  return (
    <>
      <List inset="icon" className="mt4" header={texts.title} footer={isLastWayIn ? texts.last : undefined}>
        {identities.map((identity) => (
          <IdentityRow key={identity.provider} identity={identity} proof={proof} isLastWayIn={isLastWayIn} />
        ))}
      </List>
      <ProofSheet proof={proof} />
    </>
  )
}

interface IdentityRowProps {
  readonly identity: Identity
  readonly proof: Proof
  readonly isLastWayIn: boolean
}

function IdentityRow({ identity, proof, isLastWayIn }: IdentityRowProps) {
  const texts = useTexts(securityTexts).identities
  const language = useLanguage()
  const failureText = useFailureText()
  const offline = useOfflineReason()
  const removal = useCallMutation(removeIdentity)
  const { provider, addedAt } = identity
  const name = PROVIDER_NAMES[provider]
  const remove = async () => {
    const goOn = keepPlace()
    try {
      await proof.run(() => removal.mutateAsync({ provider }))
      toast(texts.removed(name), { tone: 'ok', icon: 'check' })
      await invalidate(getSecurity)
      await goOn()
    } catch (failure) {
      if (!isProofDeclined(failure)) toast(failureText(failure), { tone: 'bad' })
    }
  }
  return (
    <ListRow
      icon="people"
      label={name}
      detail={texts.since(day(dayOfInstant(addedAt), language, 'date'))}
      {...offline}
      control={
        isLastWayIn || 'reason' in offline ? null : (
          <Button
            variant="tint"
            size="xs"
            isBusy={removal.isPending}
            aria-label={texts.removeOf(name)}
            onPress={() => void remove()}
          >
            {texts.remove}
          </Button>
        )
      }
    />
  )
}
