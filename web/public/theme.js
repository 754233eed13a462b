// Runs before the first paint, so that a chosen theme does not flash. Kept apart because the CSP forbids inline scripts.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (blocked) {
  // Storage is blocked: the system's theme is shown.
}
