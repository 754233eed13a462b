import { useId, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { noteModalSeen } from '../platform/session.ts'
import { Button, type ButtonVariant } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { useLostEscape } from './use-lost-escape.ts'

/** One answer to an alert. */
interface AlertAction {
  readonly label: string
  readonly variant?: ButtonVariant
  readonly onPress: () => void
  /** Holds the focus when the alert opens; the first action otherwise. */
  readonly autoFocus?: boolean
  readonly isBusy?: boolean
}

export interface AlertDialogProps {
  /** Shown while true; true by default, for alerts that are mounted when they are needed. */
  readonly isOpen?: boolean
  readonly title: string
  readonly text: ReactNode
  /** One or two answers. An alert never goes by itself. */
  readonly actions: readonly AlertAction[]
  /** `alertdialog` interrupts; `dialog` for questions that the person asked for. */
  readonly role?: 'alertdialog' | 'dialog'
  readonly icon?: IconName
  readonly iconTone?: 'primary' | 'danger' | 'warn'
  /** A drawing above the title, instead of an icon. */
  readonly art?: ReactNode
  /** Two answers side by side, or one above the other. */
  readonly layout?: 'two' | 'stacked'
  /** What Esc does; by default Esc presses the last action, and nothing when there is only one. */
  readonly onEscape?: () => void
}

const TONES = {
  primary: undefined,
  danger: { background: 'var(--c-danger-soft)', color: 'var(--c-on-danger-soft)' },
  warn: { background: 'var(--c-warn-soft)', color: 'var(--c-on-warn-soft)' },
} as const

/** The alert itself; `AlertDialog` loads it. */
export function AlertModal({
  isOpen = true,
  title,
  text,
  actions,
  role = 'alertdialog',
  icon,
  iconTone = 'primary',
  art,
  layout = 'stacked',
  onEscape,
}: AlertDialogProps) {
  const textId = useId()
  const leave = onEscape ?? (actions.length > 1 ? actions.at(-1)?.onPress : undefined)
  const answer = (press: () => void) => {
    noteModalSeen()
    press()
  }
  const overlay = useLostEscape(isOpen && leave !== undefined ? () => answer(leave) : undefined)
  return (
    <ModalOverlay
      ref={overlay}
      className="overlay mid"
      isOpen={isOpen}
      isDismissable={false}
      isKeyboardDismissDisabled={leave === undefined}
      onOpenChange={(open) => !open && leave && answer(leave)}
    >
      <Modal className="alert">
        <Dialog role={role} aria-describedby={textId}>
          {art}
          {icon ? (
            <div className="alert-icon">
              <span className="ava" style={TONES[iconTone]}>
                <Icon name={icon} size={28} />
              </span>
            </div>
          ) : null}
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <p id={textId}>{text}</p>
          <div className={classNames('acts', layout === 'two' && 'two')}>
            {actions.map((action, index) => (
              <Button
                key={action.label}
                size="sm"
                variant={action.variant ?? (index === 0 ? 'primary' : 'plain')}
                autoFocus={action.autoFocus ?? (index === 0 && !actions.some((other) => other.autoFocus))}
                isBusy={action.isBusy ?? false}
                onPress={() => answer(action.onPress)}
              >
                {action.label}
              </Button>
            ))}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
