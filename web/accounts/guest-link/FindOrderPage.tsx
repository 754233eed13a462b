import { FindOrder } from './FindOrder.tsx'

/** Where a guest without the device they ordered from asks for the links to their orders (R-110, B-02). */
export function FindOrderPage() {
  return <FindOrder isLinkOver={false} />
}
