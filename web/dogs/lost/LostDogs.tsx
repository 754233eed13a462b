import { endLostDog, listLostDogs, type LostDog } from '../../../domain/dogs/lost-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { DogPicture } from '../DogPicture.tsx'
import { lostDogTexts } from './texts.ts'

const EVERY = 60 * SECOND

/** The signed-in person's alerts: dogs that guests who are there look out for, and their own. */
export function useLostDogs() {
  const { isLoggedIn } = useSession()
  return useCallQuery(listLostDogs, {}, { enabled: isLoggedIn, refetchInterval: EVERY })
}

/** Dogs that are looked for, on the home screen (B-22). */
export function LostDogs() {
  const alerts = useLostDogs().data?.alerts ?? []
  return alerts.map((lost) => <LostDogCard key={lost.alertId} lost={lost} />)
}

/** One dog that is looked for: its photo, how it is to be known, whom to call; its own person says that it is found. */
export function LostDogCard({ lost }: { readonly lost: LostDog }) {
  const texts = useTexts(lostDogTexts)
  const { name, photo, about, phone, isOwn, isSent } = lost
  const title = isOwn ? texts.own(name) : texts.title(name)
  return (
    <Card as="article" aria-label={title}>
      <div className="row g3">
        <DogPicture name={name} photo={photo} size={72} />
        <div className="grow">
          <h2 className="t3">{title}</h2>
          <p className="sub">{about}</p>
          {isOwn ? <p className="foot ink2 mt1">{isSent ? texts.told : texts.waiting}</p> : null}
        </div>
      </div>
      {isOwn ? (
        <Found lost={lost} />
      ) : phone === null ? null : (
        <LinkButton className="mt3" full size="sm" variant="tint" icon="phone" to={`tel:${phone.replaceAll(' ', '')}`}>
          {texts.call}
        </LinkButton>
      )}
    </Card>
  )
}

function Found({ lost: { alertId, name } }: { readonly lost: LostDog }) {
  const texts = useTexts(lostDogTexts)
  const failureText = useFailureText()
  const ending = useCallMutation(endLostDog)
  const end = () =>
    ending.mutate(
      { alertId },
      {
        onSuccess: () => toast(texts.done(name), { icon: 'check' }),
        onError: (error) => toast(failureText(error), { tone: 'bad', icon: 'alert' }),
        onSettled: () => void invalidate(listLostDogs),
      },
    )
  return (
    <Button className="mt3" full size="sm" variant="ok" needsNetwork isBusy={ending.isPending} onPress={end}>
      {texts.found}
    </Button>
  )
}
