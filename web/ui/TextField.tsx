import { useState, type HTMLInputAutoCompleteAttribute, type Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { Text } from 'react-aria-components/Text'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'
import { uiTexts } from './texts.ts'

export interface TextFieldProps {
  readonly label: string
  readonly value?: string
  readonly defaultValue?: string
  readonly onChange?: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search'
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly autoCapitalize?: 'off' | 'words' | 'sentences' | 'characters'
  readonly maxLength?: number
  readonly placeholder?: string
  readonly icon?: IconName
  /** Help under the field. */
  readonly hint?: string
  /** What is wrong, in words: marks the field and is read with it. */
  readonly error?: string | undefined
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  readonly isDisabled?: boolean
  readonly autoFocus?: boolean
  readonly className?: string
  /** The input itself: react-hook-form focuses the first wrong one through it. */
  readonly ref?: Ref<HTMLInputElement>
}

interface FieldProps extends TextFieldProps {
  readonly trailing?: React.ReactNode
}

function Field({
  label,
  icon,
  hint,
  error,
  trailing,
  className,
  ref,
  placeholder,
  autoCapitalize,
  ...rest
}: FieldProps) {
  return (
    <AriaTextField
      {...rest}
      className={classNames('field', className)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className="lab">{label}</Label>
      <div className={classNames('inp', error !== undefined && 'err', rest.isReadOnly && 'ro')}>
        {icon ? <Icon name={icon} size={20} className="ink3" /> : null}
        <Input
          ref={ref ?? null}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(autoCapitalize === undefined ? {} : { autoCapitalize })}
        />
        {trailing}
      </div>
      {hint === undefined || error !== undefined ? null : (
        <Text slot="description" className="hint" elementType="p">
          {hint}
        </Text>
      )}
      <AriaFieldError className="msg e" elementType="p">
        {error === undefined ? null : <ErrorWords text={error} />}
      </AriaFieldError>
    </AriaTextField>
  )
}

/** A labelled text field; its error is tied to it by `aria-describedby`. */
export function TextField(props: TextFieldProps) {
  return <Field {...props} />
}

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** What the button beside it is called, where the field holds something else than a password. */
  readonly show?: string
  readonly hide?: string
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ show, hide, ...props }: PasswordFieldProps) {
  const texts = useTexts(uiTexts)
  const [isShown, setShown] = useState(false)
  return (
    <Field
      autoCapitalize="off"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          variant="plain"
          size={20}
          slot={null}
          label={isShown ? (hide ?? texts.hidePassword) : (show ?? texts.showPassword)}
          isPressed={isShown}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}

function ErrorWords({ text }: { readonly text: string }) {
  return (
    <>
      <Icon name="alert" size={17} />
      <span>{text}</span>
    </>
  )
}

/** An error under something that is not a text field, e.g. a group; `id` for its `aria-describedby`. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: string | undefined }) {
  if (children === undefined) return null
  return (
    <p id={id} className="msg e" role="alert">
      <ErrorWords text={children} />
    </p>
  )
}
