import type { Settings } from '../../../domain/settings/settings.ts'
import { saveCustomerNote } from './save-customer-note.ts'
import { searchDesk } from './search-desk.ts'
import { viewCustomer } from './view-customer.ts'
import { viewCustomerOrder } from './view-customer-order.ts'

export const customerHandlers = (facts: { readonly settings: Settings }) => [
  searchDesk,
  viewCustomer,
  saveCustomerNote,
  viewCustomerOrder(facts),
]
