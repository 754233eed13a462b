/** On a page that is over: tells the window around or behind it what came out, and nobody else. */
const { to, origin, message } = document.body.dataset
const receiver = to === 'opener' ? window.opener : window.parent
receiver?.postMessage(JSON.parse(message), origin)
