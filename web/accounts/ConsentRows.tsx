import { useState, type ReactNode } from 'react'
import { useController, type Control } from 'react-hook-form'
import { PageText } from '../content/PageText.tsx'
import { PERSONAL_DATA_SLUG, PURPOSES_SLUG } from '../content/page-slugs.ts'
import { useTexts } from '../platform/texts.ts'
import { CheckRow } from '../ui/choices.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './ConsentRows.module.css'
import type { SignupForm } from './form-rules.ts'
import { accountTexts } from './texts.ts'
import { useErrorText } from './use-form-errors.ts'

type Consent = 'personalDataRead' | 'purposesAccepted'

const TEXT_OF = {
  personalDataRead: { slug: PERSONAL_DATA_SLUG, path: '/trattamentodati' },
  purposesAccepted: { slug: PURPOSES_SLUG, path: '/finalitadati' },
} as const

/** The words of a consent that open its text; a press on them does not tick the box. */
function TextLink({ href, onOpen, children }: { href: string; onOpen: () => void; children: ReactNode }) {
  return (
    <a
      href={href}
      className="b"
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation()
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </a>
  )
}

function ConsentRow(props: { control: Control<SignupForm>; name: Consent; error?: string; children: ReactNode }) {
  const { control, name, children } = props
  const { field, fieldState } = useController({ control, name })
  const errorText = useErrorText()
  const wrong = fieldState.error && (props.error ?? errorText(name, fieldState.error))
  const { value, ...bound } = field
  return (
    <CheckRow {...bound} isSelected={value} error={wrong}>
      {children}
    </CheckRow>
  )
}

/**
 * The two consents of the sign-up. Their texts open above the form, so that they can be read before and
 * nothing typed is lost.
 */
export function ConsentRows({ control }: { control: Control<SignupForm> }) {
  const texts = useTexts(accountTexts).signup
  const [open, setOpen] = useState<Consent | null>(null)
  return (
    <>
      <fieldset className={`list ${styles['consents'] ?? ''}`}>
        <legend className="sr">{texts.consents}</legend>
        <ConsentRow control={control} name="personalDataRead">
          {texts.dataBefore}
          <TextLink href={TEXT_OF.personalDataRead.path} onOpen={() => setOpen('personalDataRead')}>
            {texts.dataLink}
          </TextLink>
          {texts.dataAfter}
        </ConsentRow>
        <ConsentRow control={control} name="purposesAccepted" error={texts.purposesMissing}>
          {texts.purposesBefore}
          <TextLink href={TEXT_OF.purposesAccepted.path} onOpen={() => setOpen('purposesAccepted')}>
            {texts.purposesLink}
          </TextLink>
          {texts.purposesAfter}
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
