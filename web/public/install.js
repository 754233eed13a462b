// The browser offers to install the app once, maybe before the app has started: the offer is kept for the profile's row.
addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault()
  window.installOffer = event
  dispatchEvent(new Event('installoffer'))
})
