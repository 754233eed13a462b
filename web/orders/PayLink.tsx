import type { ReactNode } from 'react'
import type { Order, PaymentMethod } from '../../domain/orders/calls.ts'
import { useHere } from '../platform/navigation.tsx'
import { useOnline } from '../platform/online.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { payPath } from './pay-path.ts'
import type { IconName } from '../ui/Icon.tsx'
import type { ButtonVariant } from '../ui/Button.tsx'

interface PayLinkProps {
  readonly order: Order
  readonly children: ReactNode
  /** The way to pay that is chosen on arrival; the page's own choice without one. */
  readonly method?: PaymentMethod | undefined
  /** How it has just been refused: a card goes to the other provider then. */
  readonly tried?: PaymentMethod | undefined
  readonly variant?: ButtonVariant
  readonly icon?: IconName
  readonly size?: 'md' | 'sm'
  /** Takes this page's place, as the outcome does not stay in the history. */
  readonly replace?: boolean
}

/** To the checkout of an order that exists already; its document is the network's, so without one it is off (B-02). */
export function PayLink({ order, children, method, tried, replace = true, ...look }: PayLinkProps) {
  const { branch } = useHere()
  if (!useOnline())
    return (
      <Button full {...look} needsNetwork>
        {children}
      </Button>
    )
  return (
    <LinkButton full {...look} to={payPath(branch)} query={{ order: order.orderId, method, tried }} replace={replace}>
      {children}
    </LinkButton>
  )
}
