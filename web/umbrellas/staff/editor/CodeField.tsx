import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface CodeFieldProps {
  readonly label: string
  readonly action: string
  readonly start: string
  readonly hint?: string
  /** What it says when `onSubmit` answers that it can't be. */
  readonly error: string
  readonly onSubmit: (text: string) => boolean
}

/** A code, a letter or ranges of codes, with the button that does something with it. */
export function CodeField({ label, action, start, hint, error, onSubmit }: CodeFieldProps) {
  const [text, setText] = useState(start)
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!onSubmit(text.trim().toUpperCase()))
  }
  return (
    <form className="editor-code" onSubmit={submit}>
      <TextField
        label={label}
        value={text}
        autoCapitalize="characters"
        maxLength={400}
        {...(hint === undefined ? {} : { hint })}
        error={isWrong ? error : undefined}
        onChange={(next) => {
          setText(next)
          setWrong(false)
        }}
      />
      <Button type="submit" variant="tint" size="sm">
        {action}
      </Button>
    </form>
  )
}
