import type { PersonalDataPart } from '../platform/personal-data.ts'

/**
 * What a person was offered for bad weather, and what they chose (GDPR 15). It hangs on their orders and goes over to the nameless
 * row with those; what is still open ends, because nobody is left who could use it.
 */
export const weatherData: PersonalDataPart = {
  name: 'weather',
  async export(tx, accountId) {
    const weatherDays = await tx.query({
      name: 'weather.export',
      text: `select o.number, c.code, c.day, day_part_of(c.halves) as part, c.paid_cents as "paidCents", c.credit_cents as "creditCents",
               c.state, iso_instant(c.choose_until) as "chooseUntil", iso_instant(c.ended_at) as "endedAt"
             from weather_choice c join orders o on o.id = c.order_id where o.account_id = $1 order by c.id`,
      values: [accountId],
    })
    const weatherShares = await tx.query({
      name: 'weather.export-shares',
      text: `select o.number, w.code, w.day, day_part_of(w.halves) as part, w.paid_cents as "paidCents", w.credit_cents as "creditCents",
               iso_instant(w.given_at) as "givenAt"
             from weather_share w join subscription s on s.id = w.subscription_id join orders o on o.id = s.order_id
             where s.account_id = $1 order by w.id`,
      values: [accountId],
    })
    return { weatherDays, weatherShares }
  },
  async erase(tx, accountId) {
    await tx.query({
      name: 'weather.erase',
      text: `update weather_choice set state = 'lapsed', ended_at = battigia_now()
             where state = 'open' and order_id in (select id from orders where account_id = $1)`,
      values: [accountId],
    })
  },
}
