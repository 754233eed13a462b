import { MAIL_SAMPLES } from '../../server/messages/mail-samples.ts'

/** Prints the calendar files of some mails as JSON, for a test that runs it in several time zones. */
const WANTED = {
  paid: 'order confirmed: paid',
  restaurant: 'order confirmed: restaurant',
  cancelled: 'order cancelled',
}

const printed: Record<string, string> = {}
for (const [key, name] of Object.entries(WANTED)) {
  const mail = await MAIL_SAMPLES.find((sample) => sample.name === name)?.make('it')
  const part = mail?.attachments?.find(({ contentType }) => contentType.startsWith('text/calendar'))
  printed[key] = String(part?.content).replaceAll('\r\n ', '')
}
process.stdout.write(JSON.stringify(printed))
