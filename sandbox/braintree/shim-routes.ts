import { fileRoute, pageRoute, shimRoute } from '../browser/serve.ts'
import type { Route } from '../platform/exchange.ts'

const SHIM = [
  'browser/card-words.js',
  'browser/frame-link.js',
  'browser/events.js',
  'browser/card-field.js',
  'browser/challenge-dialog.js',
  'braintree/shim-error.js',
  'braintree/shim-brands.js',
  'braintree/shim-client.js',
  'braintree/shim-hosted-fields.js',
  'braintree/shim-three-d-secure.js',
  'braintree/shim.js',
]

/** braintree-web, the frame that makes its calls, and the bank's page of its 3-D Secure. */
export const braintreeShimRoutes: readonly Route[] = [
  shimRoute('/js/braintree.js', SHIM),
  pageRoute('/_frames/braintree', { title: 'Calls to Braintree', script: 'braintree/braintree-controller.js' }),
  fileRoute('braintree/braintree-controller.js'),
  pageRoute('/_frames/bank', {
    title: '3-D Secure',
    style: 'browser/page.css',
    script: 'braintree/bank-frame.js',
    body:
      '<main><h1>3-D Secure</h1><p class="amount" id="amount"></p>' +
      '<button class="main" data-approved="yes">Approve</button><button data-approved="no">Refuse</button>' +
      '<p><small>Payment sandbox: no money moves.</small></p></main>',
  }),
  fileRoute('braintree/bank-frame.js'),
]
