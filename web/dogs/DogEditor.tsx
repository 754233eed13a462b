import { useState } from 'react'
import { removeDog, type SavedDog } from '../../domain/dogs/calls.ts'
import { useFailureText } from '../platform/failure.ts'
import { useGo } from '../platform/navigation.tsx'
import { useCallMutation } from '../platform/queries.ts'
import { useScreenTitle } from '../platform/screen-title.ts'
import { useTexts } from '../platform/texts.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { PhotoField } from '../ui/PhotoField.tsx'
import { toast } from '../ui/toasts.ts'
import { DogDocuments } from './DogDocuments.tsx'
import { DogFields } from './DogFields.tsx'
import { DogPicture } from './DogPicture.tsx'
import { DOGS_PATH } from './DogStrip.tsx'
import { dogTexts } from './texts.ts'
import { ReportLostDog } from './lost/ReportLostDog.tsx'
import { useDogForm } from './use-dog-form.ts'
import { forgetDog, useDogWords } from './use-dogs.ts'

const BACK = '/tabs/contact'

/** One dog's passport: who it is, and below its documents (B-16). Without a dog it is the form of a new one. */
export function DogEditor({ dog, mostDocuments }: { readonly dog: SavedDog | null; readonly mostDocuments: number }) {
  const texts = useTexts(dogTexts)
  const words = useDogWords()
  const go = useGo()
  const onSaved = (saved: SavedDog) => {
    toast(dog === null ? texts.form.added(saved.name) : texts.form.saved(saved.name), { tone: 'ok', icon: 'check' })
    // The passport stays open: the next thing are its documents.
    if (dog === null) go(`${DOGS_PATH}?dog=${saved.dogId}`, { replace: true, motion: 'none' })
  }
  const { draft, change, messages, photo, setPhoto, submit, isBusy, isChanged } = useDogForm(dog, onSaved)
  const name = draft.name.trim()
  useScreenTitle(dog === null ? texts.form.newTitle : dog.name)
  return (
    <Page
      back={BACK}
      footer={
        <Button type="submit" form="dog" full needsNetwork isBusy={isBusy} isDisabled={dog !== null && !isChanged}>
          {dog === null ? texts.form.add(name) : texts.form.save}
        </Button>
      }
    >
      <PhotoField
        photo={photo}
        picture={<DogPicture name={name} photo={photo} size={72} />}
        texts={texts.form}
        onChange={setPhoto}
      >
        <h1 className="t2">{dog === null ? texts.form.newTitle : dog.name}</h1>
        <p className="foot ink2">{dog === null ? texts.form.photoHint : words(dog)}</p>
      </PhotoField>
      <form
        id="dog"
        className="mt4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DogFields draft={draft} messages={messages} onChange={change} />
      </form>
      {dog === null ? (
        <p className="foot ink2 mt4">{texts.documents.first}</p>
      ) : (
        <>
          <DogDocuments dog={dog} most={mostDocuments} />
          <ReportLostDog dog={dog} />
          <RemoveDog dog={dog} />
        </>
      )}
    </Page>
  )
}

/** Takes the dog away, after a question: its files go with it. */
function RemoveDog({ dog }: { readonly dog: SavedDog }) {
  const texts = useTexts(dogTexts).remove
  const failureText = useFailureText()
  const go = useGo()
  const [isAsking, setAsking] = useState(false)
  const removing = useCallMutation(removeDog)
  const remove = () =>
    removing.mutate(
      { dogId: dog.dogId },
      {
        onSuccess: () => {
          forgetDog(dog.dogId)
          toast(texts.done(dog.name))
          go(DOGS_PATH, { replace: true, motion: 'pop' })
        },
        onError: (failure) => {
          setAsking(false)
          toast(failureText(failure), { tone: 'bad', icon: 'alert' })
        },
      },
    )
  return (
    <>
      <Button variant="danger-tint" full needsNetwork icon="trash" className="mt4" onPress={() => setAsking(true)}>
        {texts.button(dog.name)}
      </Button>
      {isAsking ? (
        <AlertDialog
          title={texts.title(dog.name)}
          text={texts.text}
          icon="trash"
          iconTone="danger"
          actions={[
            { label: texts.confirm, variant: 'danger', onPress: remove, isBusy: removing.isPending },
            { label: texts.back, onPress: () => setAsking(false), autoFocus: true },
          ]}
        />
      ) : null}
    </>
  )
}
