import type { CallOutput } from '../../domain/platform/call.ts'
import { endOtherStaffSession, listStaffSessions } from '../../domain/staff/sign-in-calls.ts'
import { lastUseWords } from '../accounts/security/session-words.ts'
import { securityTexts } from '../accounts/security/texts.ts'
import { useFailureText } from '../platform/failure.ts'
import { useLanguage } from '../platform/language.ts'
import { invalidate, useCallMutation, useCallQuery } from '../platform/queries.ts'
import { serverTime } from '../platform/server-clock.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { Pill, Skeleton } from '../ui/surfaces.tsx'
import { toast } from '../ui/toasts.ts'
import { staffTexts } from './texts.ts'

type Session = CallOutput<typeof listStaffSessions>['sessions'][number]

/** Where the person is signed in to the back office: this tablet first, each other with a way to end it. */
export function OwnSessions({ onBack }: { readonly onBack: () => void }) {
  const texts = useTexts(staffTexts)
  const list = useCallQuery(listStaffSessions, {})
  return (
    <div className="col g4">
      <Loaded query={list} skeleton={<Skeleton height={108} radius={20} />}>
        {({ sessions }) => (
          <List inset="icon" header={texts.sessions.title}>
            {sessions
              .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
              .map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
          </List>
        )}
      </Loaded>
      <p className="sub ink2">{texts.sessions.text}</p>
      <Button variant="plain" full onPress={onBack}>
        {texts.pin.back}
      </Button>
    </div>
  )
}

function SessionRow({ session: { id, isThis, platform, device, lastUsedAt } }: { readonly session: Session }) {
  const texts = useTexts(securityTexts).sessions
  const language = useLanguage()
  const failureText = useFailureText()
  const name = device === '' ? texts.platforms[platform] : device
  const end = useCallMutation(endOtherStaffSession, {
    onSuccess: () => toast(texts.ended(name), { tone: 'ok', icon: 'check' }),
    onError: (failure) => toast(failureText(failure), { tone: 'bad' }),
    onSettled: () => invalidate(listStaffSessions),
  })
  return (
    <ListRow
      icon={platform === 'other' ? 'globe' : 'phone'}
      label={name}
      detail={isThis ? texts.openedNow : lastUseWords(lastUsedAt, serverTime(), texts, language)}
      control={
        isThis ? (
          <Pill tone="ok" icon="check">
            {texts.thisDevice}
          </Pill>
        ) : (
          <Button
            variant="tint"
            size="xs"
            isBusy={end.isPending}
            aria-label={texts.endOf(name)}
            onPress={() => end.mutate({ sessionId: id })}
          >
            {texts.end}
          </Button>
        )
      }
    />
  )
}
