import { CARD_FIELDS, EMPTY_FIELDS, type CardField, type FieldProblem, type FieldsState } from './payment-ui.ts'

/** What a provider tells of one field. */
interface FieldNews {
  readonly isEmpty: boolean
  readonly isComplete: boolean
  readonly problem: FieldProblem | null
}

/** Keeps what a provider tells of a card's fields, in one shape for all of them, and tells the page of changes. */
export class FieldsWatch {
  readonly #fields = new Map<CardField, FieldNews>()
  readonly #tell: (state: FieldsState) => void
  #state = EMPTY_FIELDS

  constructor(tell: (state: FieldsState) => void) {
    this.#tell = tell
  }

  /** A field was typed in or left. */
  note(field: CardField, news: FieldNews): void {
    this.#fields.set(field, news)
    const problems = { ...this.#state.problems }
    if (news.problem === null) delete problems[field]
    else problems[field] = news.problem
    this.#set({ problems, isComplete: CARD_FIELDS.every((name) => this.#fields.get(name)?.isComplete === true) })
  }

  noteBrand(brand: string | null): void {
    this.#set({ brand })
  }

  noteFocus(field: CardField, isFocused: boolean): void {
    if (isFocused) this.#set({ focused: field })
    else if (this.#state.focused === field) this.#set({ focused: null })
  }

  /** Names what is missing or unfinished in every field. Answers the first wrong one, null when all is well. */
  judge(): CardField | null {
    const problems: Partial<Record<CardField, FieldProblem>> = {}
    for (const field of CARD_FIELDS) {
      const known = this.#fields.get(field)
      if (known === undefined || known.isEmpty) problems[field] = 'missing'
      else if (known.problem !== null) problems[field] = known.problem
      else if (!known.isComplete) problems[field] = 'incomplete'
    }
    this.#set({ problems })
    return CARD_FIELDS.find((field) => problems[field] !== undefined) ?? null
  }

  #set(change: Partial<FieldsState>): void {
    this.#state = { ...this.#state, ...change }
    this.#tell(this.#state)
  }
}
