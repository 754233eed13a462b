import { useId, useRef, useState, type ReactNode } from 'react'
import { shrinkPhoto } from '../platform/photo.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './PhotoField.module.css'
import { FieldError } from './TextField.tsx'

interface PhotoFieldProps {
  /** Data URL; empty when there is none. */
  readonly photo: string
  /** The photo as a circle, or what stands in its place. */
  readonly picture: ReactNode
  readonly texts: {
    readonly addPhoto: string
    readonly changePhoto: string
    readonly removePhoto: string
    readonly photoRefused: string
  }
  readonly onChange: (photo: string) => void
  /** Whose photo it is, beside it. */
  readonly children: ReactNode
}

/** Somebody's photo with its camera button; a chosen one is shrunk on the device and shown at once (R-305, B-16). */
export function PhotoField({ photo, picture, texts, onChange, children }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const errorId = useId()
  const [isRefused, setRefused] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    try {
      onChange(await shrinkPhoto(file))
      setRefused(false)
    } catch {
      // The browser cannot read this file as an image; which way it failed makes no difference to the person.
      setRefused(true)
    }
  }
  /** What was wrong with the last file is over once another one is looked for. */
  const ask = () => {
    setRefused(false)
    input.current?.click()
  }
  /** The button goes with the photo: the focus stays beside it. */
  const remove = () => {
    setRefused(false)
    onChange('')
    chooser.current?.focus()
  }
  const label = photo === '' ? texts.addPhoto : texts.changePhoto
  return (
    <div>
      <div className="row g3">
        <button
          ref={chooser}
          type="button"
          className={styles['photo']}
          aria-describedby={isRefused ? errorId : undefined}
          onClick={ask}
        >
          <span className="sr">{label}</span>
          {picture}
          <span className={styles['camera']}>
            <Icon name="camera" size={15} stroke={2.2} />
          </span>
        </button>
        <div className="grow">{children}</div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={label}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <FieldError id={errorId}>{isRefused ? texts.photoRefused : undefined}</FieldError>
      {photo === '' ? null : (
        <Button variant="plain" size="sm" onPress={remove}>
          {texts.removePhoto}
        </Button>
      )}
    </div>
  )
}
