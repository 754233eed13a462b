import type { CallFailure } from '../platform/call-failure.ts'
import { useTexts } from '../platform/texts.ts'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { profileFailure } from './profile-failure.ts'
import { ProfileEditor } from './ProfileEditor.tsx'
import { accountTexts } from './texts.ts'
import { useProfile } from './use-profile.ts'

function ProfileSkeleton() {
  return (
    <div className="col g4">
      <div className="row g3">
        <Skeleton width={64} height={64} radius={32} />
        <div className="col g2 grow">
          <Skeleton width="60%" height={20} />
          <Skeleton width="45%" />
        </div>
      </div>
      <Skeleton height={50} radius={14} />
      <Skeleton height={50} radius={14} />
      <Skeleton height={50} radius={14} />
    </div>
  )
}

function ProfileError({
  failure,
  onRetry,
  isRetrying,
}: {
  failure: CallFailure
  onRetry: () => void
  isRetrying: boolean
}) {
  const texts = useTexts(accountTexts).profile
  return (
    <ErrorState
      title={texts.failedTitle}
      text={texts[profileFailure(failure)]}
      onRetry={onRetry}
      isRetrying={isRetrying}
      level={1}
    />
  )
}

/** Profile (mockup 35): name, surname, phone and photo of the signed-in person. */
export function ProfilePage() {
  const profile = useProfile()
  const reload = () => void profile.refetch()
  if (profile.data) return <ProfileEditor profile={profile.data} />
  return (
    <Page back="/tabs/contact">
      {profile.isError ? (
        <ProfileError failure={profile.error} onRetry={reload} isRetrying={profile.isFetching} />
      ) : (
        <Waiting onRetry={reload}>
          <ProfileSkeleton />
        </Waiting>
      )}
    </Page>
  )
}
