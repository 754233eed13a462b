import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language, LocalizedText } from '../../../domain/platform/language.ts'
import type { StoredState } from '../../../domain/subscriptions/subscription-states.ts'
import type { Queryable } from '../../platform/database.ts'

/** What is said of a subscription when it is told. */
export interface NoticedSubscription {
  readonly firstName: string
  readonly language: Language
  readonly names: LocalizedText
  readonly state: StoredState
  /** Its place now; null for a carnet. */
  readonly code: string | null
  readonly from: CivilDate
  readonly to: CivilDate
  /** The instalment at the asked position, while it is not paid. */
  readonly instalment: { readonly dueDay: CivilDate; readonly amountCents: number } | null
  readonly overdueCents: number
  /** The asked change of place. */
  readonly change: {
    readonly oldCode: string
    readonly newCode: string
    readonly from: CivilDate
    readonly chargedCents: number
    readonly creditedCents: number
  } | null
  /** Until when the place of the coming season is kept; null when it is not. */
  readonly renewalUntil: CivilDate | null
}

/** One subscription for a notice, `ref` being the instalment's position or the change's id; null when it or its person is gone. */
export async function readForNotice(
  tx: Queryable,
  subscriptionId: number,
  ref: number,
): Promise<NoticedSubscription | null> {
  const [row] = await tx.query<NoticedSubscription & Record<string, unknown>>({
    name: 'subscriptions.for-notice',
    text: `
      select a.first_name as "firstName", a.language, s.plan -> 'name' as names, s.state, p.code, lower(s.days) as "from",
        upper(s.days) - 1 as "to", overdue_cents(s, resort_today()) as "overdueCents",
        (select jsonb_build_object('dueDay', i.due_day, 'amountCents', i.amount_cents) from subscription_instalment i
          where i.subscription_id = s.id and i.position = $2 and not is_instalment_paid(s.order_id, i.position, i.order_id)) as instalment,
        (select jsonb_build_object('oldCode', o.code, 'newCode', n.code, 'from', c.from_day, 'chargedCents', c.charged_cents,
            'creditedCents', c.credited_cents)
           from subscription_place_change c join place o on o.id = c.old_umbrella_id join place n on n.id = c.new_umbrella_id
          where c.subscription_id = s.id and c.id = $2) as change,
        (select r.until from subscription_renewal r
          where r.subscription_id = s.id and r.state = 'kept' and r.until >= resort_today()) as "renewalUntil"
      from subscription s join account a on a.id = s.account_id and a.kind <> 'erased' left join place p on p.id = s.umbrella_id
      where s.id = $1`,
    values: [subscriptionId, ref],
  })
  return row ?? null
}
