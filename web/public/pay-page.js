// The document of a payment that an app opened in this browser (server/platform/payment-cookie.ts). It keeps nothing here and reads
// nothing of whoever is signed in in this browser: its session is a cookie that no script sees and that pays one order.
;(function () {
  var kept = new Map([
    // In the place of a token: the server takes the cookie's.
    ['guest_token', 'payment'],
    ['locale_lang', document.currentScript.dataset.language.toUpperCase()],
  ])
  var storage = {
    getItem: function (key) {
      return kept.has(key) ? kept.get(key) : null
    },
    setItem: function (key, value) {
      kept.set(key, String(value))
    },
    removeItem: function (key) {
      kept.delete(key)
    },
    clear: function () {
      kept.clear()
    },
    key: function (index) {
      return Array.from(kept.keys())[index] || null
    },
    get length() {
      return kept.size
    },
  }
  Object.defineProperty(window, 'localStorage', { value: storage })
  var send = window.fetch
  // Calls of this page carry the cookie; those of every other page never do.
  window.fetch = function (input, init) {
    var isCall = typeof input === 'string' && input.startsWith('/singlefin-ws/')
    return send.call(window, input, isCall ? Object.assign({}, init, { credentials: 'same-origin' }) : init)
  }
})()
