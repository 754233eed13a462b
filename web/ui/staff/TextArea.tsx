import type { ReactNode, Ref } from 'react'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { classNames } from '../class-names.ts'

export interface TextAreaProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows: number
  readonly maxLength?: number
  readonly hint?: string
  readonly error?: string | undefined
  /** Language of what is written, when it is not the page's. */
  readonly lang?: string
  /** Between the label and the field. */
  readonly tools?: ReactNode
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A labelled field of several lines. */
export function TextArea({ label, rows, hint, error, lang, tools, ref, ...rest }: TextAreaProps) {
  return (
    <TextField {...rest} className="field" isInvalid={error !== undefined} validationBehavior="aria">
      <Label className="lab">{label}</Label>
      {tools}
      <div className={classNames('inp', 'inp-area', error !== undefined && 'err')}>
        <AriaTextArea rows={rows} {...(ref === undefined ? {} : { ref })} {...(lang === undefined ? {} : { lang })} />
      </div>
      {hint === undefined || error !== undefined ? null : (
        <Text slot="description" className="hint" elementType="p">
          {hint}
        </Text>
      )}
      <AriaFieldError className="msg e" elementType="p">
        {error}
      </AriaFieldError>
    </TextField>
  )
}
