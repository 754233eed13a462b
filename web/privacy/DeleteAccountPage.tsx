import { useState, type ReactNode } from 'react'
import type { CallOutput } from '../../domain/platform/call.ts'
import { deleteAccount, getDeletion } from '../../domain/privacy/calls.ts'
import { ProofSheet } from '../accounts/proof/ProofSheet.tsx'
import { isProofDeclined, useProof } from '../accounts/proof/use-proof.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureText } from '../platform/failure.ts'
import { useGo } from '../platform/navigation.tsx'
import { useOnline } from '../platform/online.ts'
import { useCallMutation, useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { TextField } from '../ui/TextField.tsx'
import { uiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toasts.ts'
import { Waiting } from '../ui/Waiting.tsx'
import { AskByMail } from './AskByMail.tsx'
import { BookingsAhead } from './BookingsAhead.tsx'
import { forgetPerson } from './forget-person.ts'
import styles from './deletion.module.css'
import { privacyTexts } from './texts.ts'

const MENU = '/tabs/contact'

/** "Vuoi eliminare l’account?" (R-109, R-716, mockup 35): what becomes of bookings, a typed word, and then the end of it. */
export function DeleteAccountPage() {
  const texts = useTexts(privacyTexts).deletion
  const query = useCallQuery(getDeletion, {}, { staleTime: 0 })
  const reload = () => void query.refetch()
  if (query.data?.isOffered === true && !query.data.isStaff) return <Deletion deletion={query.data} />
  return (
    <Page title={texts.page} back={MENU}>
      {query.data?.isStaff === true ? (
        <EmptyState art={<Mark />} title={texts.staffTitle} text={texts.staffText} />
      ) : query.data ? (
        <AskByMail art={<Mark />} />
      ) : query.isError ? (
        <ErrorState onRetry={reload} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={reload}>
          <div className="col g4 mt3">
            <Skeleton height={180} radius="var(--r-l)" />
            <Skeleton height={72} radius="var(--r-l)" />
          </div>
        </Waiting>
      )}
    </Page>
  )
}

/** Somebody who leaves, on the red of what cannot be undone. */
function Mark(): ReactNode {
  return (
    <span className={`ava ${styles.mark}`}>
      <Icon name="user-remove" size={28} />
    </span>
  )
}

function Deletion({ deletion }: { readonly deletion: CallOutput<typeof getDeletion> }) {
  const texts = useTexts(privacyTexts).deletion
  const { offlineReason } = useTexts(uiTexts)
  const isOnline = useOnline()
  const go = useGo()
  const failureText = useFailureText()
  const [typed, setTyped] = useState('')
  const { proof, erase, leave } = useDeletion(texts.goodbye)
  const isTyped = typed.trim().toLocaleUpperCase() === texts.word
  const isReady = isTyped && isOnline && !deletion.isPaymentUnderWay
  return (
    <Page
      title={texts.page}
      back={MENU}
      footer={
        <div className="col g2 grow">
          <Button variant="tint" full isDisabled={erase.isPending} onPress={() => go(MENU, { motion: 'pop' })}>
            {texts.keep}
          </Button>
          <Button variant="danger" full isDisabled={!isReady} isBusy={erase.isPending} onPress={() => void leave()}>
            {texts.forever}
          </Button>
          {isOnline ? null : <p className="foot ink2 c">{offlineReason}</p>}
        </div>
      }
    >
      <EmptyState art={<Mark />} title={texts.title} text={texts.text}>
        <div className={`col g4 ${styles.form}`}>
          <BookingsAhead deletion={deletion} />
          <TextField
            label={texts.field(texts.word)}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            autoCapitalize="characters"
            isDisabled={erase.isPending}
          />
          {erase.isError && !isProofDeclined(erase.error) ? (
            <Note tone="bad" icon="alert" role="alert">
              {failureText(erase.error)}
            </Note>
          ) : null}
        </div>
      </EmptyState>
      <ProofSheet proof={proof} />
    </Page>
  )
}

/** Deletes, after a proof of who one is, and says goodbye on the first screen. */
function useDeletion(goodbye: string) {
  const go = useGo()
  const proof = useProof()
  const erase = useCallMutation(deleteAccount)
  const leave = async () => {
    try {
      await proof.run(() => erase.mutateAsync({}))
    } catch (failure) {
      // Deleted already, on another device or by an answer that got lost: the session is over.
      if (!isCallFailure(failure, 'login_required')) return
    }
    forgetPerson()
    go('/welcome', { replace: true, motion: 'pop' })
    toast(goodbye, { tone: 'ok', icon: 'check' })
  }
  return { proof, erase, leave }
}
