import { useRef, useState } from 'react'
import { uploadPhoto } from '../../../domain/content/staff-calls.ts'
import { photoPath } from '../../../domain/content/content-fields.ts'
import { DishArt } from '../../design/art/dishes/DishArt.tsx'
import { useFailureText } from '../../platform/failure.ts'
import { shrinkPhoto } from '../../platform/photo.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { FieldError } from '../../ui/TextField.tsx'
import { catalogTexts } from './texts.ts'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic'

interface PhotoPanelProps {
  readonly photoId: string | null
  /** The drawing where there is no photo; what is no dish has none. */
  readonly art?: string | null
  readonly onChange: (photoId: string | null) => void
}

/** The photo at the right of the editor: chosen, made smaller on the device, kept by the server (mockup 54). */
export function PhotoPanel({ photoId, art, onChange }: PhotoPanelProps) {
  const texts = useTexts(catalogTexts).photo
  const input = useRef<HTMLInputElement>(null)
  const { choose, error, isBusy } = useUpload(onChange)
  return (
    <section className="panel">
      <div className="photo-stage">
        {photoId === null ? (
          art === undefined ? (
            <Icon name="image-plus" size={52} stroke={1.6} />
          ) : (
            <DishArt name={art} size={158} />
          )
        ) : (
          <img src={photoPath(photoId, 800)} alt="" width={264} height={186} />
        )}
      </div>
      <div className="photo-acts">
        <Button variant="tint" size="sm" icon="image-plus" full isBusy={isBusy} onPress={() => input.current?.click()}>
          {photoId === null ? texts.add : texts.change}
        </Button>
        {photoId === null ? null : (
          <Button variant="plain" size="sm" full onPress={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          aria-label={photoId === null ? texts.add : texts.change}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <p className="foot ink2 mt2">{texts.hint}</p>
        <FieldError>{error}</FieldError>
      </div>
    </section>
  )
}

function useUpload(onChange: (photoId: string) => void) {
  const texts = useTexts(catalogTexts).photo
  const failureText = useFailureText()
  const upload = useCallMutation(uploadPhoto)
  const [isUnreadable, setUnreadable] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setUnreadable(false)
    const dataUrl = await shrinkPhoto(file).catch(() => null)
    // The browser cannot read this file as an image; which way it failed makes no difference to the person.
    if (dataUrl === null) return setUnreadable(true)
    upload.mutate({ dataUrl }, { onSuccess: ({ photoId }) => onChange(photoId) })
  }
  const failed = upload.error === null ? undefined : failureText(upload.error)
  return { choose, isBusy: upload.isPending, error: isUnreadable ? texts.refused : failed }
}
