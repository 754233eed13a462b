/** The ways to a person, in the order in which they are tried (identity guide, section 6). */
export const CHANNELS = ['push', 'mail', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/** What a person chooses by topic; mails about orders are no choice: they are the receipt. */
export const WISH_TOPICS = ['orders', 'reminders', 'broadcasts'] as const
export type WishTopic = (typeof WISH_TOPICS)[number]

export interface Wishes {
  readonly orders: { readonly push: boolean }
  readonly reminders: { readonly push: boolean; readonly mail: boolean }
  readonly broadcasts: { readonly push: boolean; readonly mail: boolean }
  /** Agreed to SMS. */
  readonly sms: boolean
}

/** What is known of a person before they are told something. */
export interface Reach {
  readonly wishes: Wishes
  /** Whether an e-mail address is known: who telephoned may have left none. */
  readonly hasMailbox: boolean
  /** Devices that take pushes. */
  readonly devices: number
  /** Whether this resort sends SMS at all. */
  readonly isSmsOffered: boolean
}

/** Something to tell: `order_ready` at the counter is picked up, at a place it is brought. */
export type Told =
  | { readonly topic: 'order_ready'; readonly isPickup: boolean }
  | {
      readonly topic:
        | 'hold_expiring'
        | 'reminder'
        | 'broadcast'
        | 'place_offered'
        | 'subscription'
        | 'day_resold'
        | 'place_released'
        | 'cutoff'
        | 'weather'
        | 'hot_sand'
        | 'lost_dog'
    }

/**
 * The ways that may be taken, in their order. An order that is ready is pushed; where nobody brings it and no push gets
 * through it is mailed too. A hold ends within minutes, which only a push is fast enough for. An offer of the waiting list was
 * asked for, and its time runs: it takes push and mail together. Hot sand and a lost dog are words for the moment: only a push is fast enough.
 */
export function waysTo(told: Told, { wishes, hasMailbox, devices, isSmsOffered }: Reach): Channel[] {
  const open: Readonly<Record<Channel, boolean>> = {
    push: devices > 0 && pushes(told, wishes),
    mail: hasMailbox && mails(told, wishes),
    sms: isSmsOffered && wishes.sms && !ONLY_PUSHED.has(told.topic),
  }
  return CHANNELS.filter((channel) => open[channel])
}

function pushes({ topic }: Told, { orders, reminders, broadcasts }: Wishes): boolean {
  if (topic === 'reminder' || topic === 'cutoff' || topic === 'hot_sand' || topic === 'lost_dog') return reminders.push
  return topic === 'broadcast' ? broadcasts.push : orders.push
}

function mails(told: Told, { reminders, broadcasts }: Wishes): boolean {
  if (told.topic === 'order_ready') return told.isPickup
  if (
    told.topic === 'place_offered' ||
    told.topic === 'subscription' ||
    told.topic === 'day_resold' ||
    told.topic === 'weather'
  )
    return true
  if (told.topic === 'reminder' || told.topic === 'cutoff') return reminders.mail
  return told.topic === 'broadcast' && broadcasts.mail
}

/** What only a push is fast enough for. */
const ONLY_PUSHED: ReadonlySet<Told['topic']> = new Set(['hold_expiring', 'hot_sand', 'lost_dog'])

/** What is told by push and mail together: a subscription is a contract, so that its mail is no choice. */
const BOTH_WAYS: ReadonlySet<Told['topic']> = new Set(['broadcast', 'place_offered', 'subscription', 'weather'])

/** The ways to take at once: {@link BOTH_WAYS} take push and mail together, everything else the first that there is. */
export function firstWays(topic: Told['topic'], ways: readonly Channel[]): Channel[] {
  const both = ways.filter((way) => way !== 'sms')
  return BOTH_WAYS.has(topic) && both.length > 0 ? both : ways.slice(0, 1)
}

/**
 * The way to take when one has failed: the next in order, and none while another way has reached the person or may
 * still do so. `taken` are the ways that were tried, and whether each is out of the question by now.
 */
export function nextWay(
  ways: readonly Channel[],
  taken: readonly { readonly channel: Channel; readonly isFailed: boolean }[],
): Channel | null {
  if (taken.some(({ isFailed }) => !isFailed)) return null
  return ways.find((way) => !taken.some(({ channel }) => channel === way)) ?? null
}
