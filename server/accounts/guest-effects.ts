import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
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

function dayWords(day: CivilDate, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(Date.parse(`${day}T00:00:00Z`))
}
