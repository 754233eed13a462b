import { readFileSync } from 'node:fs'
import path from 'node:path'
import { html, type Answer, type Route } from './exchange.ts'

const scriptFile = path.join(import.meta.dirname, 'operator-page.js')
const styleFile = path.join(import.meta.dirname, 'operator-page.css')

/**
 * The operator page (payments guide, 3.6): payments and deliveries with buttons that call the control plane. The page
 * is empty of data; its script asks the control plane, which obeys this machine only.
 */
export const operatorRoutes: readonly Route[] = [
  { method: 'GET', path: '/', answer: () => html(PAGE) },
  // Browsers ask for one by themselves and note in the console where it is missing.
  { method: 'GET', path: '/favicon.ico', answer: () => ({ status: 204, body: '' }) },
  { method: 'GET', path: '/_operator.js', answer: () => file(scriptFile, 'text/javascript') },
  { method: 'GET', path: '/_operator.css', answer: () => file(styleFile, 'text/css') },
]

function file(name: string, type: string): Answer {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body: readFileSync(name) }
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Payment sandbox</title>
<link rel="stylesheet" href="/_operator.css">
<script type="module" src="/_operator.js"></script>
<header>
  <h1>Payment sandbox</h1>
  <p>No money moves. It is <time id="now"></time> here.</p>
</header>
<main>
  <section aria-labelledby="world">
    <h2 id="world">World</h2>
    <div class="bar" role="group" aria-label="Clock">
      <span>Clock</span>
      <button data-command="clock" data-input='{"advanceMs":60000}'>+ 1 minute</button>
      <button data-command="clock" data-input='{"advanceMs":600000}'>+ 10 minutes</button>
      <button data-command="clock" data-input='{"advanceMs":10800000}'>+ 3 hours</button>
      <button data-command="clock" data-input='{"advanceMs":86400000}'>+ 1 day</button>
    </div>
    <div class="bar" role="group" aria-label="Webhooks">
      <span>Webhooks: <output id="mode"></output></span>
      <button data-command="webhooks" data-input='{"mode":"auto"}'>Send</button>
      <button data-command="webhooks" data-input='{"mode":"auto","duplicate":true}'>Send twice</button>
      <button data-command="webhooks" data-input='{"mode":"hold"}'>Hold</button>
      <button data-command="webhooks" data-input='{"mode":"drop"}'>Drop</button>
      <button data-command="webhooks/flush" data-input='{"order":"fifo"}'>Send held</button>
      <button data-command="webhooks/flush" data-input='{"order":"lifo"}'>Send held, last first</button>
    </div>
    <div class="bar" role="group" aria-label="All">
      <span>All</span>
      <button data-command="reset" data-input='{"keepWebhooks":true}' data-ask="Forget all payments and events?">Forget payments</button>
      <button data-command="reset" data-input="{}" data-ask="Forget everything, also where events go?">Forget everything</button>
    </div>
    <p id="trouble" role="alert"></p>
    <p id="silence" role="alert"></p>
  </section>
  <section aria-labelledby="payments">
    <h2 id="payments">Payments</h2>
    <table>
      <thead><tr><th scope="col">Provider<th scope="col">Id<th scope="col">State<th scope="col">Amount<th scope="col">Actions</thead>
      <tbody id="rows"></tbody>
    </table>
  </section>
  <section aria-labelledby="events">
    <h2 id="events">Deliveries</h2>
    <table>
      <thead><tr><th scope="col">Provider<th scope="col">Event<th scope="col">To<th scope="col">State<th scope="col">Actions</thead>
      <tbody id="deliveries"></tbody>
    </table>
  </section>
</main>
</html>`
