import type { PersonalDataPart } from '../platform/personal-data.ts'

/** Places that are held for a person, the device that holds them, and holds that ran out. Booked ones are their orders'. */
export const placeData: PersonalDataPart = {
  name: 'places',
  async export(tx, accountId) {
    const [cart] = await tx.query({
      name: 'umbrellas.export-cart',
      text: `
        select device_id as "deviceId", address_prefix as "addressPrefix", iso_instant(expires_at) as "expiresAt",
          iso_instant(ordered_at) as "orderedAt"
        from umbrella_cart where account_id = $1`,
      values: [accountId],
    })
    const held = await tx.query({
      name: 'umbrellas.export-held',
      text: `
        select p.code as place, lower(o.days) as "from", upper(o.days) - 1 as "to", day_part_of(o.halves) as part, o.state,
          iso_instant(o.expires_at) as "expiresAt", l.people, l.dogs, l.extras, l.total_cents as "totalCents"
        from occupancy o join place p on p.id = o.umbrella_id left join cart_line l on l.stay_id = o.id
        where o.account_id = $1 and o.order_id is null order by o.id`,
      values: [accountId],
    })
    const expired = await tx.query({
      name: 'umbrellas.export-expired',
      text: `
        select p.code as place, e.device_id as "deviceId", iso_instant(e.expired_at) as "expiredAt"
        from hold_expiry e join place p on p.id = e.umbrella_id where e.account_id = $1 order by e.expired_at`,
      values: [accountId],
    })
    return { cart: cart ?? null, held, expired }
  },
  // Cart and memory of holds go with the account's row; the holds are released before, so that their places are free.
  erase: async () => undefined,
}
