import { BarStatusPage } from '../bar/BarStatusPage.tsx'
import { ReadyOffer } from './ReadyOffer.tsx'

/** The bar order with an offer to be told when it is ready (B-13). */
export function BarStatusWithOffer() {
  return <BarStatusPage whileWaiting={<ReadyOffer />} />
}
