/** What a page may style inside a card's frame: text, its colours and its padding. */
const ALLOWED = new Set([
  'background-color',
  'color',
  'direction',
  'font-family',
  'font-size',
  'font-style',
  'font-variant',
  'font-variant-numeric',
  'font-weight',
  'letter-spacing',
  'line-height',
  'opacity',
  'padding',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
  'text-decoration',
  'text-shadow',
  'text-transform',
])
const SELECTORS =
  /^input(?:\.(?:complete|empty|invalid))?(?:::placeholder|::selection|:hover|:focus|:disabled|:autofill)?$/

const sheet = new CSSStyleSheet()

/** In the frame of a field: puts on the styles of the page, `[selector, {property: value}]` each; unknown ones are left out. */
export function wear(rules) {
  sheet.replaceSync('')
  for (const [selector, properties] of rules.filter(([selector]) => SELECTORS.test(selector))) {
    const { style } = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)]
    for (const [name, value] of Object.entries(properties)) {
      const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      // Below 16 px an iPhone zooms into the field.
      const safe = property === 'font-size' ? `max(16px, ${value})` : String(value)
      if (ALLOWED.has(property)) style.setProperty(property, safe)
    }
  }
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
