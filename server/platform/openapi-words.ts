import type { NamedSchema } from './openapi-schema.ts'

/** What the document says beyond the contract: names and sentences for who writes a client, and examples of the demo. */
export interface OpenApiWords {
  /** Schemas by the glossary's name for what they are. */
  readonly schemas: Readonly<Record<string, NamedSchema>>
  /** A sentence for each part of the product. */
  readonly tags: Readonly<Record<string, string>>
  /** A sentence for each name in a query that does not say enough by itself. */
  readonly parameters: Readonly<Record<string, string>>
  /** What was sent to a call and answered by it, on the demo resort. */
  readonly examples: Readonly<Record<string, { readonly input?: unknown; readonly answer?: unknown }>>
}
