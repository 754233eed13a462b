import { fieldsOf, offer } from './card-group.js'
import { caretAfter, readCvc, readExpiry, readNumber } from './card-input.js'
import { wear } from './card-style.js'
import { languageOf, wordsIn } from './card-words.js'
import { linkToParent } from './parent-link.js'

const FIELDS = {
  number: { name: 'cardnumber', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
  expiry: { name: 'exp-date', autocomplete: 'cc-exp', placeholder: 'MM / YY' },
  cvc: { name: 'cvc', autocomplete: 'cc-csc', placeholder: 'CVC' },
}

const query = new URLSearchParams(location.search)
const field = query.get('field')
const language = languageOf(query.get('lang') ?? 'en')
const words = wordsIn(language)
const [input, label, error, brandMark] = ['input', 'label', '#error', '#brand'].map((one) =>
  document.querySelector(one),
)
const send = linkToParent(obey)

let cardBrand = 'unknown'
let showsBrand = false
/** Whether the person has left the field, so that an unfinished entry is a mistake. */
let left = false
let deleting = false
let reading = read('')
let told = ''
let isReady = false

offer({
  group: query.get('group'),
  field,
  value: () => reading.value,
  hearBrand(brand) {
    if (field !== 'cvc') return
    cardBrand = brand
    renew()
  },
})

function read(raw) {
  if (field === 'number') return readNumber(raw)
  return field === 'expiry' ? readExpiry(raw, deleting) : readCvc(raw, cardBrand)
}

/** Reads the input again, shows what it became, and tells the page what is new: how it stands, never what it says. */
function renew() {
  const digits = input.value.slice(0, input.selectionStart).replaceAll(/\D/g, '').length
  const atEnd = input.selectionStart === input.value.length
  reading = read(input.value)
  if (input.value !== reading.text) {
    input.value = reading.text
    const caret = atEnd ? reading.text.length : caretAfter(reading.text, digits)
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }
  if (reading.brand !== undefined && reading.brand !== cardBrand) {
    cardBrand = reading.brand
    for (const sibling of fieldsOf(query.get('group'))) sibling.hearBrand(cardBrand)
  }
  show()
}

function show() {
  const { empty, complete, incomplete, brand } = reading
  const code = reading.error ?? (left && !empty && !complete ? incomplete : null)
  input.className = code !== null ? 'invalid' : empty ? 'empty' : complete ? 'complete' : ''
  input.setAttribute('aria-invalid', String(code !== null))
  error.textContent = code === null ? '' : words[code]
  brandMark.textContent = showsBrand && brand !== undefined && brand !== 'unknown' ? brand : ''
  const message = {
    type: 'change',
    empty,
    complete,
    brand,
    potentiallyValid: reading.error === null,
    error: code === null ? null : { code, message: words[code] },
  }
  const text = JSON.stringify(message)
  if (text !== told) send(message)
  told = text
}

/** Does what the page asks. */
function obey({ type, ...given }) {
  if (type === 'set') set(given)
  if (type === 'focus') input.focus()
  if (type === 'blur') input.blur()
  if (type === 'attribute') input.setAttribute(given.name, given.value)
  if (type === 'clear') {
    input.value = ''
    left = false
    renew()
  }
  if (type === 'judge') {
    left = true
    renew()
    send({ type: 'judged' })
  }
}

function set({ rules, placeholder, disabled, icon, label: text }) {
  if (rules !== undefined) wear(rules)
  if (placeholder !== undefined) input.placeholder = placeholder
  if (disabled !== undefined) input.disabled = disabled
  if (icon !== undefined) showsBrand = icon
  if (text !== undefined) label.textContent = text
  // A fast hand types before this script listens: what stands there then is read now.
  renew()
  send({ type: 'size', height: Math.ceil(input.getBoundingClientRect().height) })
  if (!isReady) send({ type: 'ready' })
  isReady = true
}

function furnish() {
  const { name, autocomplete, placeholder } = FIELDS[field]
  document.documentElement.lang = language
  Object.assign(input, { name, autocomplete, placeholder })
  label.textContent = words[field]
}

input.addEventListener('input', (event) => {
  left = false
  deleting = event.inputType?.startsWith('delete') ?? false
  renew()
})
input.addEventListener('focus', () => send({ type: 'focus' }))
input.addEventListener('blur', () => {
  left = true
  show()
  send({ type: 'blur' })
})
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') send({ type: 'escape' })
  if (key === 'Enter') send({ type: 'enter' })
})

furnish()
send({ type: 'loaded' })
