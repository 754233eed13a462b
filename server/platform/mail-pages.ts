import type { FastifyInstance, FastifyReply } from 'fastify'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { isFromLoopback } from './loopback.ts'
import { shownHtml } from './mail.ts'
import { sampleAt, sampleId, type MailSample } from './mail-gallery.ts'
import { listMails, readMail, type KeptMail } from './mail-folder.ts'
import { escapeHtml } from '../../domain/platform/escape-html.ts'

export const MAIL_PAGES = '/dev/mail'
const SAMPLES = '/dev/mail-samples'

/** No script, no style, nothing from elsewhere; only the mail itself in a frame of its own. */
const PAGE_POLICY = "default-src 'none'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Mails carry their looks in style attributes; the sandbox leaves them nothing else. */
const MAIL_POLICY =
  "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/**
 * Pages that list and show the mails that {@link folderMailer} keeps, and every mail there is with sample data. For the
 * embedded mode only, and for this machine only: whoever opens them reads everybody's codes.
 */
export function mountMailPages(http: FastifyInstance, folder: string, samples: readonly MailSample[] = []): void {
  void http.register(async (app) => {
    app.addHook('onRequest', async (request) => {
      if (!isFromLoopback(request)) throw new Refusal('not_found')
    })
    mountSamples(app, samples)
    mountMails(app, folder)
  })
}

function mountMails(app: FastifyInstance, folder: string): void {
  app.get(MAIL_PAGES, async (_request, reply) => {
    const rows = (await listMails(folder, 200)).map(
      (mail) =>
        `<li><a href="${MAIL_PAGES}/${mail.id}">${escapeHtml(mail.subject)}</a> · ${escapeHtml(mail.to)} · ${mail.id.slice(0, 15)}</li>`,
    )
    const list = rows.length === 0 ? '<p>No mail yet.</p>' : `<ol reversed>${rows.join('\n')}</ol>`
    const toSamples = `<p><a href="${SAMPLES}">Every mail with sample data</a></p>`
    return sendPage(reply, PAGE_POLICY, page('Mail', `${toSamples}${list}`))
  })
  app.get<{ Params: { id: string } }>(`${MAIL_PAGES}/:id`, async ({ params }, reply) => {
    const mail = await readMail(folder, params.id)
    if (mail === null) return sendPage(reply.code(404), PAGE_POLICY, page('Mail', '<p>There is no such mail.</p>'))
    return sendPage(reply, PAGE_POLICY, page(mail.subject, mailView(mail)))
  })
  app.get<{ Params: { id: string } }>(`${MAIL_PAGES}/:id/html`, async ({ params }, reply) => {
    const mail = await readMail(folder, params.id)
    if (mail === null) return sendPage(reply.code(404), MAIL_POLICY, page('Mail', '<p>There is no such mail.</p>'))
    return sendPage(reply, MAIL_POLICY, mail.html)
  })
}

function mountSamples(app: FastifyInstance, samples: readonly MailSample[]): void {
  app.get(SAMPLES, async (_request, reply) => {
    const rows = samples.map(({ name }, index) => {
      const links = LANGUAGES.map((language) => `<a href="${SAMPLES}/${sampleId(index, language)}">${language}</a>`)
      return `<li>${escapeHtml(name)}: ${links.join(' ')}</li>`
    })
    return sendPage(reply, PAGE_POLICY, page('Every mail', `<ul>${rows.join('\n')}</ul>`))
  })
  app.get<{ Params: { id: string } }>(`${SAMPLES}/:id`, async ({ params }, reply) => {
    const found = sampleAt(samples, LANGUAGES, params.id)
    if (found === null) return sendPage(reply.code(404), PAGE_POLICY, page('Mail', '<p>There is no such mail.</p>'))
    const { subject, text, attachments = [] } = await found.sample.make(found.language)
    const listed = attachments.filter(({ cid }) => cid === undefined).map(({ filename }) => filename)
    const view = sideBySide(`${SAMPLES}/${params.id}/html`, found.language, text)
    const files = `<p>Attachments: ${escapeHtml(listed.join(', ') || 'none')}</p>`
    return sendPage(reply, PAGE_POLICY, page(subject, `<p><a href="${SAMPLES}">Every mail</a></p>${files}${view}`))
  })
  app.get<{ Params: { id: string } }>(`${SAMPLES}/:id/html`, async ({ params }, reply) => {
    const found = sampleAt(samples, LANGUAGES, params.id)
    if (found === null) return sendPage(reply.code(404), MAIL_POLICY, page('Mail', '<p>There is no such mail.</p>'))
    return sendPage(reply, MAIL_POLICY, shownHtml(await found.sample.make(found.language)))
  })
}

/** HTML and text beside each other; a table needs no style. */
function sideBySide(htmlAddress: string, language: string, text: string): string {
  const frame = `<iframe sandbox title="HTML part" width="640" height="900" src="${htmlAddress}"></iframe>`
  return `<table><tr><th>HTML</th><th>Text</th></tr><tr><td valign="top">${frame}</td><td valign="top"><pre lang="${escapeHtml(language)}">${escapeHtml(text)}</pre></td></tr></table>`
}

function mailView(mail: KeptMail): string {
  const attachments = mail.attachments.length === 0 ? 'none' : mail.attachments.join(', ')
  return `<p><a href="${MAIL_PAGES}">All mail</a></p>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Language</dt><dd>${escapeHtml(mail.language)}</dd>
<dt>Attachments</dt><dd>${escapeHtml(attachments)}</dd><dt>File</dt><dd>${mail.id}.eml</dd></dl>
<h2>Text</h2><pre lang="${escapeHtml(mail.language)}">${escapeHtml(mail.text)}</pre>
<h2>HTML</h2><iframe sandbox title="HTML part" width="640" height="800" src="${MAIL_PAGES}/${mail.id}/html"></iframe>`
}

function page(title: string, body: string): string {
  const shown = escapeHtml(title)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${shown}</title></head><body><main><h1>${shown}</h1>${body}</main></body></html>`
}

function sendPage(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('content-type', 'text/html; charset=utf-8')
    .send(html)
}
