import { useState, type ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { PageText } from '../content/PageText.tsx'
import { PERSONAL_DATA_SLUG, PURPOSES_SLUG } from '../../domain/content/page-slugs.ts'
import { useTexts } from '../platform/texts.ts'
import { CheckRow } from '../ui/choices.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './ConsentRows.module.css'
import { accountTexts } from './texts.ts'
import { useErrorText } from './use-form-errors.ts'

type Consent = 'personalDataRead' | 'purposesAccepted'

/** A form with both boxes. */
type ConsentForm = FieldValues & Record<Consent, boolean>

const TEXT_OF = {
  personalDataRead: { slug: PERSONAL_DATA_SLUG, path: '/trattamentodati' },
  purposesAccepted: { slug: PURPOSES_SLUG, path: '/finalitadati' },
} as const

interface ConsentRowProps<T extends FieldValues> {
  readonly control: Control<T>
  readonly name: FieldPath<T>
  readonly error?: string
  /** What opens the text beside the words. */
  readonly link: ReactNode
  readonly children: ReactNode
}

function ConsentRow<T extends FieldValues>(props: ConsentRowProps<T>) {
  const { control, name, link, children } = props
  const { field, fieldState } = useController({ control, name })
  const errorText = useErrorText()
  const wrong = fieldState.error && (props.error ?? errorText(name, fieldState.error))
  const { value, ...bound } = field
  return (
    <CheckRow {...bound} isSelected={value} error={wrong} beside={link}>
      {children}
    </CheckRow>
  )
}

/**
 * The two consents of the sign-up. Their texts open above the form, so that they can be read before and
 * nothing typed is lost.
 */
export function ConsentRows<T extends ConsentForm>({ control }: { control: Control<T> }) {
  const texts = useTexts(accountTexts).signup
  const [open, setOpen] = useState<Consent | null>(null)
  // The form has both by its type, which the compiler cannot see in a path of it.
  const nameOf = (name: Consent) => name as FieldPath<T>
  const linkTo = (consent: Consent, label: string) => (
    <a
      className="link"
      href={TEXT_OF[consent].path}
      aria-label={label}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        setOpen(consent)
      }}
    >
      {texts.read}
    </a>
  )
  return (
    <>
      <fieldset className={`list ${styles['consents'] ?? ''}`}>
        <legend className="sr">{texts.consents}</legend>
        <ConsentRow
          control={control}
          name={nameOf('personalDataRead')}
          link={linkTo('personalDataRead', texts.readData)}
        >
          {texts.data}
        </ConsentRow>
        <ConsentRow
          control={control}
          name={nameOf('purposesAccepted')}
          error={texts.purposesMissing}
          link={linkTo('purposesAccepted', texts.readPurposes)}
        >
          {texts.purposes}
        </ConsentRow>
      </fieldset>
      <Sheet
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title={open === 'purposesAccepted' ? texts.purposesTitle : texts.dataTitle}
      >
        {open === null ? null : <PageText slug={TEXT_OF[open].slug} isTitleShown={false} />}
      </Sheet>
    </>
  )
}
