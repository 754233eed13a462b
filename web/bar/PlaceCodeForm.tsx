import { useState, type FormEvent, type Ref } from 'react'
import { resolvePlace } from '../../domain/bar/calls.ts'
import { call, CallFailure } from '../platform/call.ts'
import { useFailureText } from '../platform/failure.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { focusFirstWrong } from '../ui/focus-first-wrong.ts'
import { TextField } from '../ui/TextField.tsx'
import { barTexts } from './texts.ts'
import { toast } from '../ui/toasts.ts'

/** What a place's code looks like; which ones exist is known by the server. */
const CODE = /^[A-Z]{1,2}\d{1,3}$/

interface PlaceCodeFormProps {
  readonly onPlace: (code: string) => void
  /** The form, for a button outside of it that takes what is typed. */
  readonly formRef: Ref<HTMLFormElement>
  /** False where such a button stands beside it. */
  readonly hasButton: boolean
}

/** An umbrella typed by its code and checked by the server; without a network it is checked when it is ordered. */
export function PlaceCodeForm({ onPlace, formRef, hasButton }: PlaceCodeFormProps) {
  const texts = useTexts(barTexts).delivery
  const failureText = useFailureText()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    const typed = code.replaceAll(/\s/g, '').toUpperCase()
    if (!CODE.test(typed)) return setError(failureText(new CallFailure('position_unknown', 0)))
    setBusy(true)
    try {
      onPlace((await call(resolvePlace, { code: typed })).code)
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.code !== 'network') return setError(failureText(failure))
      toast(texts.offline, { icon: 'wifi-off' })
      onPlace(typed)
    } finally {
      setBusy(false)
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    await check()
    focusFirstWrong(form)
  }
  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} noValidate className="col g3">
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        value={code}
        maxLength={8}
        autoCapitalize="characters"
        autoComplete="off"
        autoFocus
        error={error}
        onChange={(value) => {
          setCode(value)
          setError(undefined)
        }}
      />
      {hasButton ? (
        <Button type="submit" size="sm" isBusy={isBusy}>
          {texts.confirm}
        </Button>
      ) : null}
    </form>
  )
}
