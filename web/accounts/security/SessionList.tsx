import { useState } from 'react'
import { endSession, getSecurity } from '../../../domain/accounts/security-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { keepPlace } from '../../ui/keep-place.ts'
import { toast } from '../../ui/toasts.ts'
import { LogoutEverywhereAlert } from './LogoutEverywhereAlert.tsx'
import { lastUseWords } from './session-words.ts'
import { securityTexts } from './texts.ts'
import { useOfflineReason } from './use-offline-reason.ts'

type Session = CallOutput<typeof getSecurity>['sessions'][number]

/** Where one is signed in: this device first, each other with a way to end it, and the way to end them all. */
export function SessionList({ sessions }: { readonly sessions: readonly Session[] }) {
  const texts = useTexts(securityTexts).sessions
  const offline = useOfflineReason()
  const [isAsking, setAsking] = useState(false)
  const sorted = sessions.toSorted(
    (a, b) => Number(b.isThis) - Number(a.isThis) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  )
  return (
    <>
      <List inset="icon" className="mt4" header={texts.title}>
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
        <ListRow icon="log-out" label={texts.all} isDestructive onPress={() => setAsking(true)} {...offline} />
      </List>
      {isAsking ? <LogoutEverywhereAlert onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function SessionRow({ session }: { readonly session: Session }) {
  const texts = useTexts(securityTexts).sessions
  const language = useLanguage()
  const failureText = useFailureText()
  const offline = useOfflineReason()
  const end = useCallMutation(endSession)
  const { id, isThis, platform } = session
  const device = session.device === '' ? texts.platforms[platform] : session.device
  const leave = async () => {
    const goOn = keepPlace()
    try {
      await end.mutateAsync({ sessionId: id })
      toast(texts.ended(device), { tone: 'ok', icon: 'check' })
    } catch (failure) {
      toast(failureText(failure), { tone: 'bad' })
    }
    await invalidate(getSecurity)
    await goOn()
  }
  return (
    <ListRow
      icon={platform === 'other' ? 'globe' : 'phone'}
      label={device}
      detail={isThis ? texts.openedNow : lastUseWords(session.lastUsedAt, serverTime(), texts, language)}
      {...(isThis ? {} : offline)}
      control={
        isThis ? (
          <Pill tone="ok" icon="check">
            {texts.thisDevice}
          </Pill>
        ) : 'reason' in offline ? null : (
          <Button
            variant="tint"
            size="xs"
            isBusy={end.isPending}
            aria-label={texts.endOf(device)}
            onPress={() => void leave()}
          >
            {texts.end}
          </Button>
        )
      }
    />
  )
}
