import * as z from 'zod/mini'

/** What each variable of the receipts has to be, as a person reads it in an error. */
export const FISCAL_EXPECTED = {
  FISCAL_ADAPTER: '"none", "openapi" or "epson"',
  FISCAL_API_URL: 'an https:// address without a slash at the end',
  FISCAL_API_TOKEN: 'the token of the receipt service',
  FISCAL_TAX_ID: 'the tax number that the service knows the resort by: 11 digits',
  FISCAL_PRINTER_URL: 'an http:// address of the printer in this network, such as http://192.0.2.9/cgi-bin/fpmate.cgi',
} as const
export type FiscalVariable = keyof typeof FISCAL_EXPECTED

const word = (name: FiscalVariable, shape: RegExp) =>
  z.optional(z.string().check(z.regex(shape, { error: FISCAL_EXPECTED[name] })))

/** The receipts' part of the environment's schema. */
export const fiscalVariables = {
  FISCAL_ADAPTER: z.optional(z.enum(['none', 'openapi', 'epson'], { error: FISCAL_EXPECTED.FISCAL_ADAPTER })),
  FISCAL_API_URL: word('FISCAL_API_URL', /^https:\/\/[^\s?#]+[^/\s?#]$/),
  FISCAL_API_TOKEN: word('FISCAL_API_TOKEN', /^\S+$/),
  FISCAL_TAX_ID: word('FISCAL_TAX_ID', /^\d{11}$/),
  FISCAL_PRINTER_URL: word('FISCAL_PRINTER_URL', /^https?:\/\/\S+$/),
}
type Values = { readonly [K in keyof typeof fiscalVariables]?: z.output<(typeof fiscalVariables)[K]> }

/** What issues receipts, with its keys. */
export type FiscalKeys =
  | { readonly adapter: 'none' }
  | { readonly adapter: 'openapi'; readonly url: string; readonly token: string; readonly fiscalId: string }
  | { readonly adapter: 'epson'; readonly url: string }

const NEEDED: Readonly<Record<string, readonly FiscalVariable[]>> = {
  openapi: ['FISCAL_API_URL', 'FISCAL_API_TOKEN', 'FISCAL_TAX_ID'],
  epson: ['FISCAL_PRINTER_URL'],
}

/** What the chosen adapter lacks: name, expected, got. */
export function wrongFiscalLines(values: Values): string[] {
  const needed = NEEDED[values.FISCAL_ADAPTER ?? 'none'] ?? []
  return needed
    .filter((name) => values[name] === undefined)
    .map(
      (name) => `${name}: expected ${FISCAL_EXPECTED[name]} with FISCAL_ADAPTER=${values.FISCAL_ADAPTER}, got nothing`,
    )
}

export function fiscalKeys(values: Values): FiscalKeys {
  const { FISCAL_API_URL: url = '', FISCAL_API_TOKEN: token = '', FISCAL_TAX_ID: fiscalId = '' } = values
  if (values.FISCAL_ADAPTER === 'openapi') return { adapter: 'openapi', url, token, fiscalId }
  if (values.FISCAL_ADAPTER === 'epson') return { adapter: 'epson', url: values.FISCAL_PRINTER_URL ?? '' }
  return { adapter: 'none' }
}
