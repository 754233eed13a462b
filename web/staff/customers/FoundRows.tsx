import { Button } from 'react-aria-components/Button'
import { Link } from '../../platform/navigation.tsx'
import type { Found } from '../../../domain/staff/customer-calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { customerTexts } from './texts.ts'

const ICONS = {
  place: 'umbrella',
  customer: 'profile',
  order: 'receipt',
  subscription: 'ticket',
} as const satisfies Record<Found['kind'], IconName>

interface FoundRowsProps {
  readonly found: readonly Found[]
  readonly openId: string | undefined
  readonly onOpen: (accountId: number, orderId: number | null) => void
}

/** What a search found, each of its own kind; a place opens the beach. */
export function FoundRows({ found, openId, onOpen }: FoundRowsProps) {
  const texts = useTexts(customerTexts)
  return (
    <nav aria-label={texts.found}>
      {found.map((one) => {
        const { kind, label, detail, accountId, orderId, umbrellaId, day } = one
        const words = (
          <>
            <Icon name={ICONS[kind]} size={20} />
            <span className="grow">
              <span className="head ell row-detail">{label === '' ? texts.nobody : label}</span>
              <span className="foot ell row-detail">
                {[texts.kinds[kind], detail].filter((part) => part !== '').join(' · ')}
              </span>
            </span>
          </>
        )
        const key = `${kind}-${orderId ?? accountId ?? umbrellaId}`
        if (accountId === null) {
          const href = kind === 'place' ? `/ges/spiaggia?day=${day}&place=${label}` : `/ges/clienti?order=${orderId}`
          return (
            <Link key={key} className="desk-index-row" to={href}>
              {words}
            </Link>
          )
        }
        const isOpen = kind === 'customer' && String(accountId) === openId
        return (
          <Button
            key={key}
            className={classNames('desk-index-row', isOpen && 'on')}
            {...(isOpen ? { 'aria-current': true } : {})}
            onPress={() => onOpen(accountId, orderId)}
          >
            {words}
          </Button>
        )
      })}
    </nav>
  )
}
