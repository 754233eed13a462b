import { useState } from 'react'
import type { SavedDog } from '../../../domain/dogs/calls.ts'
import { listLostDogs, MAX_LOST_ABOUT, reportLostDog } from '../../../domain/dogs/lost-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { LostDogCard, useLostDogs } from './LostDogs.tsx'
import { lostDogTexts } from './texts.ts'

/** In a dog's passport: says that it is lost, or shows the alert that is under way (B-22). */
export function ReportLostDog({ dog }: { readonly dog: SavedDog }) {
  const texts = useTexts(lostDogTexts)
  const [isOpen, setOpen] = useState(false)
  const own = useLostDogs().data?.alerts.find(({ dogId }) => dogId === dog.dogId)
  if (own !== undefined)
    return (
      <div className="mt4">
        <LostDogCard lost={own} />
      </div>
    )
  return (
    <>
      <Button variant="tint" full needsNetwork icon="paw" className="mt4" onPress={() => setOpen(true)}>
        {texts.report(dog.name)}
      </Button>
      {isOpen ? <ReportSheet dog={dog} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ReportSheet({ dog, onClose }: { readonly dog: SavedDog; readonly onClose: () => void }) {
  const texts = useTexts(lostDogTexts)
  const failureText = useFailureText()
  const [about, setAbout] = useState('')
  const [showsPhone, setShowsPhone] = useState(false)
  const reporting = useCallMutation(reportLostDog)
  const report = () =>
    reporting.mutate(
      { dogId: dog.dogId, about: about.trim(), showsPhone },
      {
        onSuccess: () => {
          toast(texts.sent, { icon: 'check' })
          void invalidate(listLostDogs)
          onClose()
        },
        onError: (error) => toast(failureText(error), { tone: 'bad', icon: 'alert' }),
      },
    )
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={onClose}
      title={texts.report(dog.name)}
      isDismissable={!reporting.isPending}
      footer={
        <Button full needsNetwork isBusy={reporting.isPending} isDisabled={about.trim() === ''} onPress={report}>
          {texts.send}
        </Button>
      }
    >
      <TextField
        label={texts.about}
        hint={texts.aboutHint}
        value={about}
        maxLength={MAX_LOST_ABOUT}
        onChange={setAbout}
      />
      <div className="list mt4">
        <Switch isSelected={showsPhone} onChange={setShowsPhone}>
          {texts.phone}
        </Switch>
      </div>
      <p className="foot ink2 mt3">{texts.photoHint}</p>
    </Sheet>
  )
}
