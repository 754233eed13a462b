import type { BrowserContext, Request } from '@playwright/test'
import { everyRow } from '../../support/every-row.ts'
import type { App } from './app.ts'

/** The security code that every test types: never a part of anything else. */
export const CVC = '737'
const TYPED_CVC = /(?<![\w.:-])737(?![\w.:-])/

/** 13 to 19 digits as cards have them, in one piece or in groups; a time in milliseconds begins with a 1. */
const NUMBERS = /(?<![\w.-])[2-6](?:[ -]?\d){12,18}(?![\w.-])/g

/** Card numbers in a text: digits of a card's length whose check digit is right (payments guide, 6.6). */
export function cardNumbersIn(text: string): string[] {
  return (text.match(NUMBERS) ?? []).filter((found) => isLuhn(found.replaceAll(/\D/g, '')))
}

function isLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : ((digit * 2) % 10) + Math.trunc(digit / 5)), 0)
  return sum % 10 === 0
}

/** Where requests may go, and which of these places may see a card. */
interface Origins {
  readonly app: string
  readonly bank: string
}

/** Listens to every request of a browser's windows and frames. */
export class RequestWatch {
  readonly #origins: Origins
  #requests: Request[] = []

  constructor(origins: Origins) {
    this.#origins = origins
  }

  listen(context: BrowserContext): void {
    context.on('request', (request) => this.#requests.push(request))
  }

  /** How many went to the sandbox: zero means that nothing was watched. */
  get toBank(): number {
    return this.#requests.filter((request) => this.#isTo(request, this.#origins.bank)).length
  }

  /**
   * Requests that went anywhere else than to the resort and the sandbox, or told the resort of a card; one line each.
   * What the page's policy stopped went nowhere.
   */
  problems(): string[] {
    return this.#requests.flatMap((request) => {
      const url = request.url()
      if (request.failure()?.errorText === 'csp') return []
      if (/^(?:data|blob|about):/.test(url) || this.#isTo(request, this.#origins.bank)) return []
      if (!this.#isTo(request, this.#origins.app)) return [`a request to a stranger: ${url}`]
      const sent = decoded(`${url}\n${request.postData() ?? ''}`)
      const hasCard = cardNumbersIn(sent).length > 0 || TYPED_CVC.test(sent)
      return hasCard ? [`card data was sent to the resort: ${request.method()} ${url}`] : []
    })
  }

  #isTo(request: Request, origin: string): boolean {
    return new URL(request.url()).origin === origin
  }
}

/** Percent signs undone; a text that has none of its own stays as it is. */
function decoded(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

/** Every row of the database and everything that the server said, as one text. */
export async function everythingKept(app: App): Promise<string> {
  return [app.said(), ...(await everyRow(app))].join('\n')
}
