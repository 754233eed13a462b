import type { ReactNode } from 'react'
import type { Order, OrderLine } from '../../../domain/orders/calls.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { changePath } from '../changes/change-path.ts'
import { changeTexts } from '../changes/texts.ts'
import { useOpenDays } from '../changes/use-open-days.ts'
import { useRefund } from '../use-refund.tsx'
import type { Deletion } from '../use-booking-deletion.ts'
import type { Manageable } from './manageable.ts'

export interface ManageSheetProps {
  readonly order: Order
  readonly bookings: readonly Manageable[]
  /** The row that gives a day of a place up, from the slices to the right. */
  readonly giveUp: ((order: Order, line: OrderLine) => ReactNode) | undefined
  readonly isOpen: boolean
  /** Asks before the booking is deleted. */
  readonly onCancel: (deletion: Deletion) => void
  readonly onClose: () => void
}

/** What can be done with the bookings of an order, each with what it costs or brings: move, cancel, give a day up (B-03, B-18). */
export function ManageSheet({ order, bookings, giveUp, isOpen, onCancel, onClose }: ManageSheetProps) {
  const { title } = useTexts(changeTexts).manage
  const language = useLanguage()
  const only = bookings.length === 1 ? bookings[0]?.deletion : undefined
  return (
    <Sheet
      isOpen={isOpen}
      isGrouped
      title={title}
      subtitle={only === undefined ? undefined : `${only.name} · ${dayRange(only.from, only.to, language)}`}
      onClose={onClose}
    >
      <div className="col g3">
        {bookings.map(({ deletion, line }) => (
          <List
            key={deletion.bookingId}
            inset="icon"
            aria-label={deletion.name}
            {...(only === undefined ? { header: deletion.name } : {})}
          >
            {line === null ? null : <MoveRow order={order} line={line} />}
            <CancelRow deletion={deletion} onPress={() => onCancel(deletion)} />
            {line === null ? null : giveUp?.(order, line)}
          </List>
        ))}
      </div>
    </Sheet>
  )
}

/** To other days or another place. What that costs depends on them, and is said before it is done. */
function MoveRow({ order, line }: { readonly order: Order; readonly line: OrderLine }) {
  const texts = useTexts(changeTexts)
  const { refusal } = useOpenDays(order, line)
  const reason = line.canDelete ? refusal : texts.when.started
  return (
    <ListRow
      icon="map"
      label={texts.move}
      detail={reason ?? texts.manage.difference}
      href={changePath(order.orderId, line.bookingId, 'move')}
      isDisabled={reason !== null}
    />
  )
}

/** All of it goes, for what its modal says once more. */
function CancelRow({ deletion, onPress }: { readonly deletion: Deletion; readonly onPress: () => void }) {
  const texts = useTexts(changeTexts).manage
  const { refusal, sentence } = useRefund(deletion)
  const detail = refusal ?? sentence
  return (
    <ListRow
      icon="trash"
      label={texts.cancel}
      {...(detail === null ? {} : { detail })}
      isDestructive
      isDisabled={!deletion.canDelete || refusal !== null}
      onPress={onPress}
    />
  )
}
