import type { Route } from '../platform/exchange.ts'
import { fileRoute, pageRoute, PATIENCE } from './serve.ts'

/** Modules that the pages below import; each is served beside them. */
const MODULES = [
  'card-frame',
  'card-group',
  'card-input',
  'card-style',
  'card-words',
  'controller-frame',
  'leave',
  'parent-link',
]

/** The card's fields (payments guide, 3.7) and what every page of the sandbox shares. */
export const frameRoutes: readonly Route[] = [
  pageRoute('/_frames/card', {
    title: 'Card field',
    style: 'browser/card-frame.css',
    script: 'browser/card-frame.js',
    body:
      '<main><label for="field" class="unseen"></label>' +
      '<input id="field" inputmode="numeric" aria-required="true" aria-describedby="error" spellcheck="false">' +
      '<span id="brand" aria-hidden="true"></span><span id="error" class="unseen"></span></main>',
  }),
  pageRoute('/_frames/wait', { title: 'One moment', ...PATIENCE }),
  ...MODULES.map((name) => fileRoute(`browser/${name}.js`)),
  ...['card-frame', 'page'].map((name) => fileRoute(`browser/${name}.css`)),
]
