import type { GuestBarOrder } from '../../domain/bar/calls.ts'
import { BarStatusPage } from '../bar/BarStatusPage.tsx'
import { ConcludeBarOrder } from '../orders/ConcludeOrder.tsx'
import { ReadyOffer } from './ReadyOffer.tsx'

const whenReady = ({ orderId, code }: GuestBarOrder) => <ConcludeBarOrder orderId={orderId} code={code} />

/** The bar order with an offer to be told when it is ready (B-13), and then the word that it is there. */
export function BarStatusWithOffer() {
  return <BarStatusPage whileWaiting={<ReadyOffer />} whenReady={whenReady} />
}
