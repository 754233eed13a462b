import type { Customer } from '../../../domain/staff/customer-calls.ts'
import { CreditMovements } from '../../payments/credit/CreditMovements.tsx'
import { day, dayOfInstant, dayRange, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { customerTexts } from './texts.ts'

interface CustomerListsProps {
  readonly customer: Customer
  /** Opens an order; null for whoever sees no money. */
  readonly onOrder: ((orderId: number) => void) | null
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/** Orders, dogs, subscriptions and the rest, each where there is any. */
export function CustomerLists({ customer, onOrder }: CustomerListsProps) {
  const texts = useTexts(customerTexts)
  const language = useLanguage()
  const { subscriptions, waiting, messages, consents, credit } = customer
  return (
    <>
      <Orders customer={customer} onOrder={onOrder} />
      <Dogs customer={customer} />
      {subscriptions.length === 0 ? null : (
        <List header={texts.subscriptions}>
          {subscriptions.map(({ subscriptionId, name, number, code, from, to, state }) => (
            <ListRow
              key={subscriptionId}
              label={joined(name, code ?? '')}
              detail={joined(dayRange(from, to, language), number)}
              value={texts.subscriptionStates[state]}
              href={`/ges/abbonamenti?subscription=${subscriptionId}`}
            />
          ))}
        </List>
      )}
      {waiting.length === 0 ? null : (
        <List header={texts.waiting}>
          {waiting.map(({ from, to, part, people, isOver }, at) => (
            <ListRow
              key={`${from}-${to}-${at}`}
              label={dayRange(from, to, language)}
              detail={joined(texts.parts[part], texts.people(people))}
              value={isOver ? texts.isOver : texts.isWaiting}
            />
          ))}
        </List>
      )}
      {credit === null || credit.movements.length === 0 ? null : (
        <CreditMovements movements={credit.movements} leadsToOrders={false} />
      )}
      {messages === null || messages.length === 0 ? null : (
        <List header={texts.messages}>
          {messages.map(({ topic, channel, state, at }) => (
            <ListRow
              key={`${topic}-${channel}-${at}`}
              label={texts.topics[topic]}
              detail={day(dayOfInstant(at), language, 'date')}
              value={joined(texts.channels[channel], texts.deliveries[state])}
            />
          ))}
        </List>
      )}
      {consents === null || consents.length === 0 ? null : (
        <List header={texts.consents}>
          {consents.map(({ purpose, version, givenAt }) => (
            <ListRow
              key={`${purpose}-${givenAt}`}
              label={texts.purposes[purpose]}
              detail={texts.version(version)}
              value={day(dayOfInstant(givenAt), language, 'date')}
            />
          ))}
        </List>
      )}
    </>
  )
}

function Orders({ customer: { orders }, onOrder }: CustomerListsProps) {
  const texts = useTexts(customerTexts)
  const language = useLanguage()
  if (orders.length === 0) return null
  return (
    <List header={texts.orders}>
      {orders.map(({ orderId, number, category, status, firstDay, codes, dueCents, totalCents }) => (
        <ListRow
          key={orderId}
          label={joined(texts.categories[category], codes.join(', '))}
          detail={joined(day(firstDay, language, 'date'), number, texts.statuses[status])}
          value={
            dueCents > 0 ? (
              <b className="dang">{money(dueCents, language)}</b>
            ) : totalCents === null ? undefined : (
              money(totalCents, language)
            )
          }
          {...(onOrder === null ? {} : { onPress: () => onOrder(orderId) })}
        />
      ))}
    </List>
  )
}

function Dogs({ customer: { dogs } }: Pick<CustomerListsProps, 'customer'>) {
  const texts = useTexts(customerTexts)
  if (dogs.length === 0) return null
  return (
    <List header={texts.dogs}>
      {dogs.map(({ name, size, documents }) => (
        <ListRow
          key={name}
          label={joined(name, texts.sizes[size])}
          detail={
            documents.length === 0
              ? texts.noDocuments
              : joined(
                  ...documents.map(({ kind, state }) => `${texts.documents[kind]}: ${texts.documentStates[state]}`),
                )
          }
        />
      ))}
    </List>
  )
}
