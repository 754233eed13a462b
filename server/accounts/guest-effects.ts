import { dayWords } from '../../domain/platform/format.ts'
import { orderLink } from './guest-link.ts'
import { findGuestOrders } from './link-queries.ts'
import { renderGuestOrdersMail, type GuestOrderLink } from './mails/account-mails.ts'
import { sendAccountMail, type AccountEffectTools } from './send-account-mail.ts'

/** Mails a guest the links of the order with this number and of their coming ones; an e-mail without it gets nothing (B-02). */
export async function mailGuestOrders(
  tools: AccountEffectTools,
  { email, orderNumber }: { readonly email: string; readonly orderNumber: string },
  key: string,
): Promise<void> {
  const { database, publicUrl } = tools
  const orders = await findGuestOrders(database, email, orderNumber)
  const [newest] = orders
  if (newest === undefined) return
  const { firstName, language } = newest
  const links: GuestOrderLink[] = []
  for (const { orderId, number, day } of orders)
    links.push({
      number,
      day: dayWords(day, language),
      href: await orderLink(database, publicUrl, { orderId, email }),
    })
  await sendAccountMail(tools, { email, firstName, language }, key, (frame) => renderGuestOrdersMail(frame, links))
}
