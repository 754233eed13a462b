import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { noteModalSeen } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { LOADER_LIMITS } from './loader-limits.ts'
import { uiTexts } from './texts.ts'
import { useElapsed } from './use-elapsed.ts'
import { useLostEscape } from './use-lost-escape.ts'

export interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Heading and accessible name. */
  readonly title: ReactNode
  /** Under the heading. */
  readonly subtitle?: ReactNode
  /** Left of the heading, e.g. the place's symbol. */
  readonly leading?: ReactNode
  /** The decision, fixed at the bottom. */
  readonly footer?: ReactNode
  readonly children: ReactNode
  /** The grey page background instead of white, for sheets that hold lists. */
  readonly isGrouped?: boolean
  /** False while something is being sent: neither Esc nor a tap beside closes it, until it has taken too long. */
  readonly isDismissable?: boolean
}

/** Height that a downward drag has to pass for the sheet to close. */
const DRAG_TO_CLOSE = 90

/** The sheet itself; `Sheet` loads it. */
export function SheetModal({
  isOpen,
  onClose,
  title,
  subtitle,
  leading,
  footer,
  children,
  isGrouped = false,
  isDismissable: isFree = true,
}: SheetProps) {
  const texts = useTexts(uiTexts)
  const isDismissable = useElapsed(LOADER_LIMITS.saving, !isFree) || isFree
  const close = () => {
    noteModalSeen()
    onClose()
  }
  const drag = useDragToClose(close)
  const overlay = useLostEscape(isOpen && isDismissable ? close : undefined)
  return (
    <ModalOverlay
      ref={overlay}
      className="overlay"
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={classNames('sheet', isGrouped && 'bg')}>
        <Dialog>
          <div className="grab" aria-hidden="true" {...(isDismissable ? drag : {})} />
          <div className="sheet-head" {...(isDismissable ? drag : {})}>
            {leading}
            <div className="grow">
              <Heading slot="title" level={2} className="t1">
                {title}
              </Heading>
              {subtitle === undefined ? null : <div className="sub ink2">{subtitle}</div>}
            </div>
            <IconButton icon="close" label={texts.close} slot={null} isDisabled={!isDismissable} onPress={close} />
          </div>
          <SheetBody>{children}</SheetBody>
          {footer === undefined || footer === null ? null : <div className="foot-act">{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The part that scrolls. Where it does, it is a stop of the keyboard: a long text may hold nothing else to stop at. */
function SheetBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const look = () => setScrolls(element.scrollHeight > element.clientHeight)
    // Its own box does not grow with what is in it, as when the letters of a font that came late are wider.
    const sizes = new ResizeObserver(look)
    const watch = () => {
      for (const part of [element, ...element.children]) sizes.observe(part)
      look()
    }
    watch()
    const contents = new MutationObserver(watch)
    contents.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [])
  return (
    <div ref={body} className="sheet-body" {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  )
}

/** Follows the finger on the grabber; lets go beyond {@link DRAG_TO_CLOSE}. */
function useDragToClose(close: () => void) {
  const start = useRef<{ y: number; sheet: HTMLElement } | null>(null)
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const offset = Math.max(0, event.clientY - start.current.y)
    start.current.sheet.style.transform = `translateY(${offset}px)`
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const { y, sheet } = start.current
    start.current = null
    if (event.clientY - y > DRAG_TO_CLOSE) close()
    else sheet.style.transform = ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const sheet = event.currentTarget.closest<HTMLElement>('.sheet')
      if (!sheet || (event.target as HTMLElement).closest('button')) return
      start.current = { y: event.clientY, sheet }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  }
}
