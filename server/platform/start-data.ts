import { START_DATA_ID } from '../../domain/platform/start-data-id.ts'

/** The document with what an app that starts asks for first. No text of it ends the block or begins another. */
export function withStartData(html: string, data: object): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  const end = html.lastIndexOf('</body>')
  if (end < 0) return html
  return `${html.slice(0, end)}<script type="application/json" id="${START_DATA_ID}">${text}</script>\n  ${html.slice(end)}`
}
