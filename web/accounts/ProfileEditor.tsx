import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { getUser, updateUser } from '../../domain/accounts/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { CallFailure } from '../platform/call-failure.ts'
import { cachedCallData, invalidate, useCallMutation } from '../platform/queries.ts'
import { noteProfile, useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { PhotoField } from '../ui/PhotoField.tsx'
import { toast } from '../ui/toasts.ts'
import { useLostFocus } from '../ui/use-lost-focus.ts'
import { Avatar } from './Avatar.tsx'
import { FormField } from './FormField.tsx'
import { FormProblem } from './FormProblem.tsx'
import { profileSchema, type ProfileForm } from './form-rules.ts'
import { initialsOf } from './initials.ts'
import { PhoneField } from './PhoneField.tsx'
import { splitPhone } from './phone-number.ts'
import { profileFailure } from './profile-failure.ts'
import { accountTexts } from './texts.ts'
import { showServerErrors } from './use-form-errors.ts'

type Profile = CallOutput<typeof getUser>

/** The form of the profile: saved at once, then read again from the server. */
function useProfileForm(profile: Profile, email: string) {
  const texts = useTexts(accountTexts).profile
  /** The photo to send: undefined keeps the one that is there, empty removes it. */
  const [photo, setPhoto] = useState<string>()
  const { nome, cognome, telefono } = profile
  const form = useForm<ProfileForm>({
    resolver: zodResolver(profileSchema),
    // Read once: a profile that arrives while someone types must not take the words away.
    defaultValues: { nome, cognome, telefono },
    mode: 'onTouched',
  })
  const mutation = useCallMutation(updateUser)
  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await mutation.mutateAsync({ ...values, ...(photo === undefined ? {} : { image: photo }) })
      noteProfile({ firstName: saved.nome, lastName: saved.cognome })
      await invalidate(getUser)
      const fresh = cachedCallData(getUser, { email }) ?? saved
      form.reset({ nome: fresh.nome, cognome: fresh.cognome, telefono: fresh.telefono })
      setPhoto(undefined)
      toast(texts.saved, { tone: 'ok', icon: 'check' })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (showServerErrors(form, ['nome', 'cognome', 'telefono'], failure)) return
      const isPhoto = failure.code === 'image_not_accepted'
      form.setError('root', { message: isPhoto ? texts.photoRefused : texts[profileFailure(failure)] })
    }
  })
  return { form, submit, isBusy: mutation.isPending, photo, setPhoto }
}

/** Name, surname, phone and photo in a form (mockup 35). */
export function ProfileEditor({ profile }: { profile: Profile }) {
  const texts = useTexts(accountTexts)
  const { username } = useSession()
  const { form, submit, isBusy, photo, setPhoto } = useProfileForm(profile, username ?? '')
  const [prefix, setPrefix] = useState(() => splitPhone(profile.telefono).prefix)
  const { control, formState } = form
  const isChanged = formState.isDirty || photo !== undefined
  const shownPhoto = photo ?? profile.image
  // What is saved leaves nothing to save: the button is off, and the focus goes on at the top.
  const title = useLostFocus<HTMLHeadingElement>(isChanged ? 'changed' : 'saved')
  return (
    <Page
      back="/tabs/contact"
      footer={
        <Button type="submit" form="profile" full needsNetwork isBusy={isBusy} isDisabled={!isChanged}>
          {texts.profile.save}
        </Button>
      }
    >
      <PhotoField
        photo={shownPhoto}
        picture={<Avatar photo={shownPhoto} initials={initialsOf(profile.nome, profile.cognome, username ?? '')} />}
        texts={texts.profile}
        onChange={setPhoto}
      >
        <h1 ref={title} className="t2">
          {texts.profile.title}
        </h1>
        <p className="foot ink2 ell">{username}</p>
      </PhotoField>
      <form id="profile" className="col g3 mt4" noValidate onSubmit={(event) => void submit(event)}>
        <FormField
          control={control}
          name="nome"
          label={texts.signup.firstName}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <FormField
          control={control}
          name="cognome"
          label={texts.signup.lastName}
          autoComplete="family-name"
          autoCapitalize="words"
        />
        <PhoneField
          control={control}
          name="telefono"
          label={texts.signup.phone}
          prefix={prefix}
          onPrefixChange={setPrefix}
        />
        <FormProblem control={control} title={texts.profile.failedTitle} />
      </form>
    </Page>
  )
}
