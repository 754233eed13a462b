import { escapeHtml } from '../../domain/platform/escape-html.ts'
import type { Language } from '../../domain/platform/language.ts'

/** One part of a mail. The text part and the HTML part are both made from it, so that they say the same. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string }
  /** Something to copy: a code or a number. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'picture'; readonly picture: MailPicture }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }

/** A square picture that a mail carries along and shows: mail programs fetch nothing and know no `data:` address. */
export interface MailPicture {
  /** Names the picture inside its mail, e.g. `pass@example`. */
  readonly cid: string
  readonly filename: string
  /** What it is, for those who do not see it; the text part leaves pictures out, so the words say the same. */
  readonly alt: string
  /** Side in CSS pixels. */
  readonly side: number
  readonly png: Buffer
}

/** What a mail says. Every string is plain text; nothing in it is ever read as HTML. */
export interface MailContent {
  readonly language: Language
  readonly subject: string
  /** First line of the mail, and what an inbox shows beside the subject. */
  readonly title: string
  readonly blocks: readonly MailBlock[]
  /** Who writes: name, address, e-mail, VAT number; empty lines are left out. */
  readonly sender: readonly string[]
}

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The colours of the design tokens, light: mail programs know no variables. */
const COLOUR = {
  page: '#EFF4F5',
  card: '#FFFFFF',
  ink: '#0B2530',
  quiet: '#415862',
  line: '#D3DEE2',
  primary: '#0A5C82',
  soft: '#D8ECF4',
}
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Text and HTML of a mail. The HTML is one table and inline styles, which every mail program understands. */
export function renderMail(content: MailContent): RenderedMail {
  return { subject: oneLine(content.subject), text: textOf(content), html: htmlOf(content) }
}

/** A subject stays one line, whatever is put into it. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

function textOf({ title, blocks, sender }: MailContent): string {
  const parts = [title, ...blocks.flatMap(textOfBlock), `--\n${sender.filter((line) => line !== '').join('\n')}`]
  return `${parts.join('\n\n')}\n`
}

function textOfBlock(block: MailBlock): string | [] {
  if (block.kind === 'picture') return []
  if (block.kind === 'code') return `    ${block.code}`
  if (block.kind === 'link') return `${block.label}\n${block.href}`
  if (block.kind === 'facts') return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  return block.kind === 'heading' ? `${block.text}\n${'-'.repeat(Math.min(60, block.text.length))}` : block.text
}

function htmlOf({ language, subject, title, blocks, sender }: MailContent): string {
  const lines = sender
    .filter((line) => line !== '')
    .map(escapeHtml)
    .join('<br>')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px 12px;background:${COLOUR.page};color:${COLOUR.ink};${FONT};font-size:17px;line-height:1.5">
<table role="presentation" align="center" width="100%" style="max-width:560px;margin:0 auto;background:${COLOUR.card};border-radius:22px">
<tr><td style="padding:28px 24px"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${blocks.map(htmlOfBlock).join('\n')}
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;color:${COLOUR.quiet};font-size:13px;text-align:center">${lines}</p>
</body></html>
`
}

function htmlOfBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${paragraph(block.text)}</p>`
    case 'note':
      return `<p style="margin:0 0 12px;color:${COLOUR.quiet};font-size:14px">${paragraph(block.text)}</p>`
    case 'picture':
      return pictureHtml(block.picture)
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:18px">${escapeHtml(block.text)}</h2>`
    case 'code':
      return `<p style="margin:0 0 16px;padding:16px;background:${COLOUR.soft};border-radius:14px;font-size:28px;font-weight:700;letter-spacing:6px;text-align:center">${escapeHtml(block.code)}</p>`
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:14px 22px;background:${COLOUR.primary};color:#FFFFFF;border-radius:16px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`
    default:
      return factsTable(block.rows)
  }
}

function pictureHtml({ cid, alt, side }: MailPicture): string {
  return `<p style="margin:0 0 16px;text-align:center"><img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${side}" height="${side}" style="display:inline-block;border:0"></p>`
}

function factsTable(rows: readonly (readonly [string, string])[]): string {
  const cell = `padding:8px 0;border-top:1px solid ${COLOUR.line};vertical-align:top`
  const lines = rows.map(
    ([label, value]) =>
      `<tr><td style="${cell};padding-right:12px;color:${COLOUR.quiet}">${escapeHtml(label)}</td><td style="${cell};text-align:right">${paragraph(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" style="margin:0 0 16px;border-collapse:collapse">${lines.join('')}</table>`
}

function paragraph(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
