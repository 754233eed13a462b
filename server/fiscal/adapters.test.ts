import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReceiptLine } from '../../domain/fiscal/receipt.ts'
import { parseEnvironment } from '../platform/environment.ts'
import { epsonAdapter } from './epson-adapter.ts'
import { openFiscal } from './open-fiscal.ts'
import { openapiAdapter } from './openapi-adapter.ts'

/** What the stub saw, and what it answers next. */
const seen: { method: string; url: string; body: string }[] = []
let answer: { status: number; body: string } | 'hang up'
let stub: Server
let url: string
beforeAll(async () => {
  stub = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', body })
      if (answer === 'hang up') return request.socket.destroy()
      const own = request.method === 'GET' && request.url?.includes('external_id') === true ? known : answer
      return response.writeHead(own.status).end(own.body)
    })
  })
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`
})
afterAll(() => stub.close())
let known = { status: 200, body: '{"data":[]}' }

const LINE: ReceiptLine = {
  ref: 'a',
  productLine: 'bar',
  description: 'Espresso',
  quantity: 2,
  unitCents: 150,
  grossCents: 300,
  vatPercent: 10,
  nature: null,
  vatCents: 27,
  department: 2,
}
const ORDER = { key: 'battigia-7', lines: [LINE], payments: [{ kind: 'cash' as const, cents: 300 }] }
const REF = { number: '0012-0034', day: '2027-07-01', device: '99IEC' }
const printed = (success: boolean, code = '') => ({
  status: 200,
  body: `<response success="${success}" code="${code}"><addInfo><zRepNumber>12</zRepNumber><fiscalReceiptNumber>34</fiscalReceiptNumber><fiscalReceiptDate>1/7/2027</fiscalReceiptDate><serialNumber>99IEC</serialNumber><fpStatus>10000</fpStatus></addInfo></response>`,
})

test('the printer: a sale, a return, a voiding, the daily closure and its paper', async () => {
  const printer = epsonAdapter({ url })
  answer = printed(true)
  expect(await printer.issue(ORDER)).toEqual(REF)
  expect(await printer.refund(REF, ORDER)).toEqual(REF)
  expect(await printer.void(REF, { key: 'k', reason: '' })).toEqual(REF)
  expect(await printer.dailyClose?.()).toBe('12')
  expect(await printer.status()).toEqual({ isOk: true, paper: 'low', lastZ: '12', note: '' })
  expect(
    seen
      .slice(-5)
      .map(({ body }) => /printRecItem|printRecRefund|VOID|printZReport|queryPrinterStatus/.exec(body)?.[0]),
  ).toEqual(['printRecItem', 'printRecRefund', 'VOID', 'printZReport', 'queryPrinterStatus'])
})

test('case 8: no paper and a day that is not closed printed nothing; a lost answer may have', async () => {
  const printer = epsonAdapter({ url })
  const outcome = () => printer.issue(ORDER).catch((error: { outcome: string }) => error.outcome)
  answer = printed(false, 'EPTR_REC_EMPTY')
  expect(await outcome()).toBe('unavailable')
  expect(await printer.status()).toMatchObject({ isOk: false, paper: 'out' })
  answer = printed(false, 'FP_CLOSURE_NEEDED')
  expect(await outcome()).toBe('unavailable')
  answer = printed(false, 'PARSER_ERROR')
  expect(await outcome()).toBe('rejected')
  answer = 'hang up'
  expect(await outcome()).toBe('uncertain')
  const gone = createServer()
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const { port } = gone.address() as AddressInfo
  await new Promise((resolve) => gone.close(resolve))
  const nobody = epsonAdapter({ url: `http://127.0.0.1:${port}` })
  expect(await nobody.issue(ORDER).catch((error: { outcome: string }) => error.outcome)).toBe('unavailable')
})

test('the service: a key that it knows is not sent again; return and voiding name the document', async () => {
  const service = openapiAdapter({ url, token: 't', fiscalId: '01234567890' }, () => '12:00:00')
  const receipt = { id: 'r1', document_number: 'DCW-1', document_date: '2027-07-01T12:00:00' }
  answer = { status: 201, body: JSON.stringify({ data: receipt }) }
  const ref = { number: 'DCW-1', day: '2027-07-01', device: 'r1' }
  expect(await service.issue(ORDER)).toEqual(ref)
  expect(JSON.parse(seen.at(-1)?.body ?? '')).toMatchObject({
    external_id: 'battigia-7',
    cash_payment_amount: '3.00',
    items: [{ unit_price: '1.50' }],
  })
  known = { status: 200, body: JSON.stringify({ data: [receipt] }) }
  expect(await service.issue(ORDER)).toEqual(ref)
  expect(seen.at(-1)?.method).toBe('GET')
  known = { status: 200, body: '{"data":[]}' }
  await service.refund(ref, ORDER)
  expect(seen.at(-1)).toMatchObject({ method: 'PATCH', url: '/IT-receipts/r1' })
  await service.void(ref, { key: 'v', reason: '' })
  expect(seen.at(-1)).toMatchObject({ method: 'DELETE', url: '/IT-receipts/r1?external_id=v' })
  answer = { status: 202, body: JSON.stringify({ data: { id: 'r2' } }) }
  expect(await service.issue(ORDER)).toBe('queued')
})

test('case 4: in the closed window nothing is sent; a service that is down is tried again, one that says no is not', async () => {
  const at = (time: string) => openapiAdapter({ url, token: 't', fiscalId: '01234567890' }, () => time)
  const before = seen.length
  await expect(at('23:56:00').issue(ORDER)).rejects.toMatchObject({ outcome: 'later', waitMs: 240_000 })
  expect(seen).toHaveLength(before)
  answer = { status: 503, body: '' }
  await expect(at('12:00:00').issue(ORDER)).rejects.toMatchObject({ outcome: 'unavailable' })
  answer = { status: 422, body: '' }
  await expect(at('12:00:00').issue(ORDER)).rejects.toMatchObject({ outcome: 'rejected' })
})

test('the environment chooses the adapter and says what it lacks', () => {
  expect(openFiscal(parseEnvironment({}).fiscal)).toBeNull()
  const epson = parseEnvironment({ FISCAL_ADAPTER: 'epson', FISCAL_PRINTER_URL: 'http://192.0.2.9/cgi-bin/fpmate.cgi' })
  expect(openFiscal(epson.fiscal)).toMatchObject({ name: 'epson', isIdempotent: false })
  const keys = { FISCAL_API_URL: 'https://invoice.example', FISCAL_API_TOKEN: 't', FISCAL_TAX_ID: '01234567890' }
  expect(openFiscal(parseEnvironment({ FISCAL_ADAPTER: 'openapi', ...keys }).fiscal)?.name).toBe('openapi')
  expect(() => parseEnvironment({ FISCAL_ADAPTER: 'openapi' })).toThrow('FISCAL_API_URL')
})
