import { CALL_PREFIX } from '../../domain/platform/call.ts'
import type { Problem } from '../../domain/platform/field-problem.ts'
import type { Language } from '../../domain/platform/language.ts'
import { REFUSALS, type Refusal, type RefusalCode } from '../../domain/platform/refusal.ts'
import { fieldText, refusalText } from '../../domain/platform/texts-for.ts'
import { DEFECT_TEXTS } from './defect-texts.ts'
import { FieldRefusal } from './field-refusal.ts'

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'
/** Code of every answer that is a defect of the server and not a refusal. */
export const DEFECT_CODE = 'defect'

/** "umbrella_taken" → "Umbrella taken": RFC 9457 wants a title that does not change from case to case. */
export function problemTitle(code: string): string {
  return `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`
}

/** Makes the problem bodies of one server (RFC 9457); types lead to the served documentation. */
export class Problems {
  readonly #types: ReadonlyMap<string, { type: string; title: string }>

  constructor(publicUrl: string) {
    const codes = [...Object.keys(REFUSALS), DEFECT_CODE]
    const base = `${publicUrl}${CALL_PREFIX}/docs#problem-`
    this.#types = new Map(codes.map((code) => [code, { type: `${base}${code}`, title: problemTitle(code) }]))
  }

  /** Body of an expected "no". `status` differs from the code's own only for HTTP's own refusals, e.g. 413. */
  ofRefusal(refusal: Refusal, language: Language, status: number = refusal.status): Problem {
    const hasData = Object.keys(refusal.data).length > 0
    return {
      ...this.#head(refusal.code),
      status,
      code: refusal.code,
      detail: refusalText(refusal.code, refusal.data, language),
      ...(hasData ? { data: refusal.data } : {}),
      ...(refusal instanceof FieldRefusal
        ? { errors: refusal.problems.map((problem) => ({ ...problem, message: fieldText(problem, language) })) }
        : {}),
    }
  }

  /** Body of a defect: says nothing of its cause, and carries the id under which the log tells it. */
  ofDefect(requestId: string, language: Language): Problem {
    return {
      ...this.#head(DEFECT_CODE),
      status: 500,
      code: DEFECT_CODE,
      detail: DEFECT_TEXTS[language],
      data: { requestId },
    }
  }

  #head(code: RefusalCode | typeof DEFECT_CODE): { type: string; title: string } {
    return this.#types.get(code) ?? { type: 'about:blank', title: problemTitle(code) }
  }
}
