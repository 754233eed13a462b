import { hash } from 'node:crypto'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { SECOND } from '../../domain/platform/duration.ts'
import type { Language } from '../../domain/platform/language.ts'
import { keepMail } from './mail-folder.ts'
import { PermanentFailure } from './outbox.ts'

export interface MailAttachment {
  readonly filename: string
  /** With its parameters, e.g. `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly contentType: string
  readonly content: string | Buffer
  /** For a picture that the HTML shows as `cid:…`, and that no list of attachments names. */
  readonly cid?: string
}

/** One mail to one person. */
export interface Mail {
  /** The same for every try of the same mail, e.g. its outbox key: the Message-ID comes from it. */
  readonly id: string
  readonly to: string
  /** Name that the sender shows: the resort's. */
  readonly fromName: string
  /** Where answers go; null when nobody reads them. */
  readonly replyTo: string | null
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly MailAttachment[]
}

/** Sends mail. Throws when it was not taken over, so that the outbox tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

/** How mail is signed, and where it comes back to when it cannot be delivered. */
export interface MailSigning {
  /** Signs every mail with DKIM; null signs none. The key is a PEM. */
  readonly dkim: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string } | null
  /** Mailbox of bounces: the sender of the envelope; null is the address that mail comes from. */
  readonly bouncesTo: string | null
}
const UNSIGNED: MailSigning = { dkim: null, bouncesTo: null }

/**
 * Sends through an SMTP server, e.g. `smtps://user:secret@mail.example.org`. What the server refuses for good (5xx to an
 * address or to the mail itself) is a PermanentFailure; anything else, 451 and a broken connection too, is tried again.
 * With `requireTLS` a server that offers no STARTTLS gets no mail.
 */
export function smtpMailer(
  smtpUrl: string,
  fromAddress: string,
  { dkim, bouncesTo }: MailSigning = UNSIGNED,
  requireTLS = false,
): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim === null ? {} : { dkim }),
  })
  return {
    async send(mail) {
      const envelope = { from: bouncesTo ?? fromAddress, to: mail.to }
      await transport.sendMail({ ...message(mail, fromAddress), envelope }).catch(throwFinal)
    },
    close: () => transport.close(),
  }
}

/** Codes of nodemailer for an answer to an address, and to the mail itself. */
const ANSWERED = new Set(['EENVELOPE', 'EMESSAGE'])

/** Passes an error on; as a permanent one when the mail server will never take this mail. */
function throwFinal(error: unknown): never {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && ANSWERED.has(String(code))
  // What the server said names the mailbox, which no log needs.
  throw isFinal ? new PermanentFailure(`the mail server answers ${responseCode}`) : error
}

/** Keeps every mail as an `.eml` file, for trying, developing and testing. */
export function folderMailer(folder: string, fromAddress: string): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const { message: eml } = await transport.sendMail(message(mail, fromAddress))
      if (!Buffer.isBuffer(eml)) throw new Error('the mail was not written into memory')
      const { to, subject, language, text, attachments = [] } = mail
      const listed = attachments.filter(({ cid }) => cid === undefined).map(({ filename }) => filename)
      await keepMail(folder, mail.id, { to, subject, language, text, html: shownHtml(mail), attachments: listed }, eml)
    },
    close: () => transport.close(),
  }
}

/** The HTML part as a page shows it: with its pictures inside. */
export function shownHtml({ html, attachments = [] }: Pick<Mail, 'html' | 'attachments'>): string {
  return attachments.reduce(
    (shown, { cid, contentType, content }) =>
      cid === undefined
        ? shown
        : shown.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${Buffer.from(content).toString('base64')}"`),
    html,
  )
}

function message(mail: Mail, fromAddress: string): SendMailOptions {
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1)
  return {
    from: { name: mail.fromName, address: fromAddress },
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    messageId: `<${hash('sha256', mail.id, 'hex').slice(0, 32)}@${domain}>`,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    attachments: (mail.attachments ?? []).map((attachment) => ({
      ...attachment,
      ...(attachment.cid === undefined ? {} : { contentDisposition: 'inline' as const }),
    })),
  }
}
