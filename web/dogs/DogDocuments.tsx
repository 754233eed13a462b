import { useState } from 'react'
import { removeDogDocument, type DogDocument, type SavedDog } from '../../domain/dogs/calls.ts'
import { useFailureText } from '../platform/failure.ts'
import { day } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { List } from '../ui/List.tsx'
import { keepPlace } from '../ui/keep-place.ts'
import { toast } from '../ui/toasts.ts'
import { DocumentPill } from './DocumentPill.tsx'
import { DocumentSheet } from './DocumentSheet.tsx'
import { dogTexts } from './texts.ts'
import { UploadSheet } from './UploadSheet.tsx'
import { noteDog } from './use-dogs.ts'

/** What is open above the documents. */
type Opened =
  | { readonly kind: 'upload' }
  | { readonly kind: 'shown'; readonly document: DogDocument }
  | { readonly kind: 'removing'; readonly document: DogDocument; readonly goOn: () => Promise<void> }

/** The documents of a dog with their states, and the way to add one (B-16). */
export function DogDocuments({ dog, most }: { readonly dog: SavedDog; readonly most: number }) {
  const texts = useTexts(dogTexts).documents
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const { documents } = dog
  const isFull = documents.length >= most
  return (
    <section className="mt4" aria-label={texts.title}>
      <h2 className="t3">{texts.title}</h2>
      <p className="sub ink2 mt1">{texts.text}</p>
      {documents.length === 0 ? (
        <p className="sub ink2 mt3">{texts.none}</p>
      ) : (
        <List className="mt3" aria-label={texts.title}>
          {documents.map((document) => (
            <DocumentRow
              key={document.documentId}
              document={document}
              onOpen={() => setOpened({ kind: 'shown', document })}
              onRemove={() => setOpened({ kind: 'removing', document, goOn: keepPlace() })}
            />
          ))}
        </List>
      )}
      {isFull ? <p className="foot ink2 mt3">{texts.most(most)}</p> : null}
      <Button
        variant="tint"
        full
        icon="plus"
        className="mt3"
        needsNetwork
        isDisabled={isFull}
        onPress={() => setOpened({ kind: 'upload' })}
      >
        {texts.add}
      </Button>
      {opened?.kind === 'upload' ? <UploadSheet dogId={dog.dogId} onClose={close} /> : null}
      {opened?.kind === 'shown' ? <DocumentSheet dog={dog} document={opened.document} onClose={close} /> : null}
      {opened?.kind === 'removing' ? <RemoveDocument dog={dog} {...opened} onClose={close} /> : null}
    </section>
  )
}

interface DocumentRowProps {
  readonly document: DogDocument
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function DocumentRow({ document, onOpen, onRemove }: DocumentRowProps) {
  const texts = useTexts(dogTexts).documents
  const language = useLanguage()
  const { kind, validUntil, rejection } = document
  return (
    <div>
      <span className="grow">
        <span className="row g2 wrap">
          <span className="head">{texts.kinds[kind]}</span>
          <DocumentPill state={document.state} />
        </span>
        <span className="foot ink2 row-detail">
          {validUntil === null ? texts.noEnd : texts.until(day(validUntil, language, 'date'))}
        </span>
        {rejection === null ? null : (
          <span className="foot dang row-detail">
            {[texts.reasons[rejection.reason], rejection.note].filter((words) => words !== '').join('. ')}
          </span>
        )}
      </span>
      <IconButton icon="eye" label={texts.open(texts.kinds[kind])} onPress={onOpen} />
      <IconButton icon="trash" label={texts.remove(texts.kinds[kind])} onPress={onRemove} />
    </div>
  )
}

interface RemoveDocumentProps {
  readonly dog: SavedDog
  readonly document: DogDocument
  /** Leads the focus on once the row is gone. */
  readonly goOn: () => Promise<void>
  readonly onClose: () => void
}

function RemoveDocument({ dog, document: { documentId }, goOn, onClose }: RemoveDocumentProps) {
  const texts = useTexts(dogTexts)
  const failureText = useFailureText()
  const removing = useCallMutation(removeDogDocument)
  const remove = () =>
    removing.mutate(
      { documentId },
      {
        onSuccess: () => {
          noteDog({ ...dog, documents: dog.documents.filter((one) => one.documentId !== documentId) })
          toast(texts.documents.removed)
          void goOn()
        },
        onError: (failure) => void toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
        onSettled: onClose,
      },
    )
  return (
    <AlertDialog
      title={texts.documents.removeTitle}
      text={texts.documents.removeText}
      icon="trash"
      iconTone="danger"
      actions={[
        { label: texts.remove.confirm, variant: 'danger', onPress: remove, isBusy: removing.isPending },
        { label: texts.remove.back, onPress: onClose, autoFocus: true },
      ]}
    />
  )
}
