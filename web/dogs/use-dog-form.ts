import { useState } from 'react'
import { flushSync } from 'react-dom'
import { listDogs, saveDog, setDogPhoto, type SavedDog } from '../../domain/dogs/calls.ts'
import { CallFailure } from '../platform/call-failure.ts'
import { fieldMessages, useFailureText, useFieldText } from '../platform/failure.ts'
import { cachedCallData, invalidate, useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { draftOf, readDraft, type DogDraft, type DraftErrors } from './dog-draft.ts'
import { dogTexts } from './texts.ts'
import { noteDog } from './use-dogs.ts'

/** What stands under the fields, in words. */
export type DogMessages = Readonly<Partial<Record<'name' | 'size' | 'weight' | 'chip' | 'form', string>>>

/** The form of a dog: it is saved first, then its photo, so that a refused photo costs nothing but itself. */
export function useDogForm(dog: SavedDog | null, onSaved: (dog: SavedDog) => void) {
  const inWords = useErrorWords()
  const failureText = useFailureText()
  const [draft, setDraft] = useState<DogDraft>(() => draftOf(dog))
  const [photo, setPhoto] = useState<string>()
  const [messages, setMessages] = useState<DogMessages>({})
  const saving = useCallMutation(saveDog)
  const picturing = useCallMutation(setDogPhoto)
  const change = (part: Partial<DogDraft>) => {
    setDraft({ ...draft, ...part })
    setMessages({})
  }
  const submit = async () => {
    const read = readDraft(draft, dog)
    if ('errors' in read) {
      flushSync(() => setMessages(inWords(read.errors)))
      return focusFirstWrong()
    }
    try {
      const saved = await saving.mutateAsync(read.input)
      noteDog(saved)
      const pictured = photo === undefined ? saved : await picturing.mutateAsync({ dogId: saved.dogId, dataUrl: photo })
      noteDog(pictured)
      setPhoto(undefined)
      setDraft(draftOf(pictured))
      onSaved(pictured)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      // Another device changed it, or took it away: the form shows what is there now.
      if (failure.code === 'dog_changed' || failure.code === 'not_found') await showCurrent()
      const fields = fieldMessages(failure)
      const isName = failure.code === 'dog_name_taken'
      const words = failureText(failure)
      flushSync(() => setMessages(Object.keys(fields).length > 0 ? fields : { [isName ? 'name' : 'form']: words }))
      focusFirstWrong()
    }
  }
  const showCurrent = async () => {
    await invalidate(listDogs)
    const current = cachedCallData(listDogs, {})?.dogs.find(({ dogId }) => dogId === dog?.dogId)
    if (current !== undefined) setDraft(draftOf(current))
  }
  return {
    draft,
    change,
    messages,
    photo: photo ?? dog?.photo ?? '',
    setPhoto,
    submit: () => void submit(),
    isBusy: saving.isPending || picturing.isPending,
    isChanged: photo !== undefined || JSON.stringify(draft) !== JSON.stringify(draftOf(dog)),
  }
}

/** Leads whoever sent the form to the first field that is not right. */
function focusFirstWrong(): void {
  // A group of choices is entered by its first one.
  document
    .querySelector<HTMLElement>('#dog input[aria-invalid=true], #dog [role=radiogroup][aria-invalid=true] input')
    ?.focus()
}

function useErrorWords(): (errors: DraftErrors) => DogMessages {
  const texts = useTexts(dogTexts).form
  const fieldText = useFieldText()
  return ({ name, size, weight, chip }) => ({
    ...(name === undefined ? {} : { name: fieldText({ code: name, min: 2, max: 20 }) }),
    ...(size === undefined ? {} : { size: fieldText({ code: size }) }),
    ...(weight === undefined ? {} : { weight: texts.weightWrong }),
    ...(chip === undefined ? {} : { chip: fieldText({ code: chip, min: 15, max: 15 }) }),
  })
}
