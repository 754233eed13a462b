import type { DocumentKind, RejectionReason } from '../../../domain/dogs/documents.ts'

/** The words of the mails about a dog's documents in one language. */
export interface DogMailTexts {
  readonly kinds: Readonly<Record<DocumentKind, string>>
  readonly accepted: {
    readonly subject: (dog: string) => string
    readonly title: (dog: string) => string
    readonly text: (firstName: string) => string
  }
  readonly rejected: {
    readonly subject: (dog: string) => string
    readonly title: (dog: string) => string
    readonly text: (firstName: string) => string
    readonly next: string
  }
  readonly reminder: {
    readonly subject: (dog: string, day: string) => string
    readonly title: (dog: string) => string
    readonly text: (firstName: string, day: string) => string
    readonly next: string
  }
  readonly reasons: Readonly<Record<RejectionReason, string>>
  readonly dog: string
  readonly document: string
  readonly validUntil: string
  readonly reason: string
  readonly note: string
  readonly openPassport: string
}
