import type { FieldProblem } from './field-problem.ts'
import { Refusal } from './refusal.ts'

/** Bad input, field by field: answered as `input_invalid` with one entry for each wrong field. */
export class FieldRefusal extends Refusal {
  readonly problems: readonly FieldProblem[]

  constructor(problems: readonly FieldProblem[]) {
    super('input_invalid')
    this.name = 'FieldRefusal'
    this.problems = problems
  }
}
