import { useTexts } from '../../platform/texts.ts'
import { Note } from '../../ui/surfaces.tsx'
import type { LoginNote } from '../login-note.ts'
import { recoveryTexts } from './texts.ts'

/** Says at the login why the person has to sign in anew: the other devices were signed out as well (security guide 6 d). */
export function LoginNotice({ note }: { readonly note: LoginNote }) {
  const texts = useTexts(recoveryTexts).signedOut
  return (
    <Note tone="ok" icon="check" role="status">
      {note.reason === 'password_changed' ? texts.passwordChanged : texts.emailChanged(note.email)}
    </Note>
  )
}
