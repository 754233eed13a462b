/** What a person is told of, beside the mails about their orders. */
export const NOTICE_TOPICS = [
  'order_ready',
  'hold_expiring',
  'reminder',
  'broadcast',
  'place_offered',
  'subscription',
  'day_resold',
  'place_released',
  'cutoff',
  'weather',
  'hot_sand',
  'lost_dog',
] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]
