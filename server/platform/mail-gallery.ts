import type { Language } from '../../domain/platform/language.ts'
import type { MailAttachment } from './mail.ts'
import type { RenderedMail } from './mail-layout.ts'

/** A mail of the product with sample data, for who works on its words. */
export interface MailSample {
  /** e.g. `order confirmed: cash`. */
  readonly name: string
  readonly make: (language: Language) => SampleMail | Promise<SampleMail>
}

export type SampleMail = RenderedMail & { readonly attachments?: readonly MailAttachment[] }

/** Address of a sample: its place in the list. */
export const sampleId = (index: number, language: Language) => `${index}-${language}`

/** The sample of an address; null for none. */
export function sampleAt(
  samples: readonly MailSample[],
  languages: readonly Language[],
  id: string,
): { readonly sample: MailSample; readonly language: Language } | null {
  const [index = '', tag = ''] = id.split('-')
  const sample = /^\d{1,3}$/.test(index) ? samples[Number(index)] : undefined
  const language = languages.find((one) => one === tag)
  return sample === undefined || language === undefined ? null : { sample, language }
}
