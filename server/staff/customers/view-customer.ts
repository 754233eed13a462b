import { documentState } from '../../../domain/dogs/documents.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { StaffRole } from '../../../domain/platform/staff-role.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { planText } from '../../../domain/subscriptions/subscription-words.ts'
import * as calls from '../../../domain/staff/customer-calls.ts'
import { seesPart } from '../../../domain/staff/customer-fields.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { creditOfAccount } from '../../payments/credit/credit-of-account.ts'
import { handle } from '../../platform/handler.ts'
import { noteView, readCustomer, readHolderOf, type StoredCustomer } from './customer-queries.ts'

/** R-603, Z-03: what the asker's role needs of a customer; who read whose page is in the audit, once per person and hour. */
export const viewCustomer = handle(calls.viewCustomer, 'write', async (tx, asked, { actor, language }) => {
  const found = asked.accountId ?? (await readHolderOf(tx, asked.orderId ?? 0))
  const customer = found === null ? null : await readCustomer(tx, found)
  if (customer === null) throw new Refusal('not_found')
  const { accountId } = customer
  if (await noteView(tx, actor.accountId, accountId))
    await auditStaffAction(tx, actor, { action: 'customer.view', subject: `account:${accountId}` })
  const credit = seesPart(actor.roles, 'credit') ? await creditOfAccount(tx, accountId) : null
  return { ...answer(customer, actor.roles, language), credit }
})

function answer(
  customer: StoredCustomer,
  roles: readonly StaffRole[],
  language: Language,
): Omit<calls.Customer, 'credit'> {
  const { email, spentCents, creditCents, dueCents, messages, consents, today, ...rest } = customer
  const seesMoney = seesPart(roles, 'money')
  return {
    ...rest,
    email: seesPart(roles, 'email') ? email : null,
    money: seesMoney
      ? { spentCents: cents(spentCents), creditCents: cents(creditCents), dueCents: cents(dueCents) }
      : null,
    dogs: customer.dogs.map(({ name, size, documents }) => ({
      name,
      size,
      documents: documents.map(({ kind, decision, validUntil }) => ({
        kind,
        state: documentState(decision, validUntil, today),
        validUntil,
      })),
    })),
    orders: customer.orders.map((order) => (seesMoney ? order : { ...order, totalCents: null, paymentStatus: null })),
    subscriptions: customer.subscriptions.map(({ names, ...one }) => ({
      ...one,
      name: planText(names, language, one.from),
    })),
    messages: seesPart(roles, 'messages') ? messages : null,
    consents: seesPart(roles, 'consents') ? consents : null,
  }
}
