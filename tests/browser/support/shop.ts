import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { documentHeaders, securityHeaders } from '../../../server/platform/security-headers.ts'

const PACKAGES = path.join(import.meta.dirname, '..', '..', '..', 'node_modules')
const LOADERS: Readonly<Record<string, string>> = {
  '/stripe-loader.js': '@stripe/stripe-js/dist/pure.mjs',
  '/paypal-loader.js': '@paypal/paypal-js/dist/esm/paypal-js.js',
}
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Shop</title>
<form id="form">
<label for="number">Number</label><div id="number"></div>
<label for="expiry">Expiry</label><div id="expiry"></div>
<label for="cvc">Code</label><div id="cvc"></div>
</form>
<div id="paypal"></div>
</html>`

/** A page as the resort serves it at checkout, on an address of its own, and everything that it was ever asked. */
export interface Shop {
  readonly url: string
  /** Method, address, headers and body of every request, as one text each. */
  readonly requests: string[]
  close(): Promise<void>
}

/**
 * Serves the page under the product's own headers, opened for scripts and frames of the sandbox alone, with the loaders
 * of the providers' packages beside it.
 */
export async function openShop(sandbox: string, hasPopups = true): Promise<Shop> {
  const requests: string[] = []
  const origins = { script: [sandbox], frame: [sandbox], connect: [], image: [], form: [], media: [] }
  const headers = {
    ...securityHeaders('http://localhost'),
    ...documentHeaders(PAGE, { origins, hasPopups }),
    'content-type': 'text/html; charset=utf-8',
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method, url = '/', headers: asked } = request
      requests.push(`${method} ${url} ${JSON.stringify(asked)} ${Buffer.concat(parts).toString('utf8')}`)
      const loader = LOADERS[url]
      if (loader === undefined) return response.writeHead(200, headers).end(PAGE)
      return response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(readFileSync(path.join(PACKAGES, loader)))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
