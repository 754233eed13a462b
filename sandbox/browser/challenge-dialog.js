import { wordsIn } from './card-words.js'
import { openFrame } from './frame-link.js'

const LOOK = {
  dialog: {
    boxSizing: 'border-box',
    width: 'min(26rem, calc(100vw - 2rem))',
    padding: '0',
    border: '0',
    borderRadius: '12px',
    overflow: 'hidden',
    background: '#ffffff',
    color: '#14213d',
    colorScheme: 'light',
    boxShadow: '0 0 0 100vmax rgb(20 33 61 / 60%)',
  },
  close: {
    display: 'block',
    minWidth: '44px',
    minHeight: '44px',
    marginInlineStart: 'auto',
    padding: '0 16px',
    border: '0',
    background: 'transparent',
    color: 'inherit',
    font: '16px system-ui, sans-serif',
    cursor: 'pointer',
  },
}

/**
 * Shows the bank's page in a dialog over the resort's page.
 * @param hear gets the page's messages and `send`, which answers them
 * @returns `closed` resolves when the person gives up; `end` takes the dialog away, and the focus goes back
 */
export function openChallenge(path, { language, values, hear }) {
  const words = wordsIn(language)
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  const link = openFrame(path, { title: words.bank, values, hear: (message) => hear(message, link.send) })
  dialog.setAttribute('aria-label', words.bank)
  Object.assign(close, { type: 'button', textContent: words.close })
  Object.assign(dialog.style, LOOK.dialog)
  Object.assign(close.style, LOOK.close)
  link.frame.style.height = 'min(24rem, 70vh)'
  dialog.append(close, link.frame)
  document.body.append(dialog)
  const { promise, resolve } = Promise.withResolvers()
  close.addEventListener('click', () => resolve())
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    resolve()
  })
  dialog.showModal()
  return {
    closed: promise,
    end() {
      dialog.close()
      link.close()
      dialog.remove()
    },
  }
}
