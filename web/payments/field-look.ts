/** How the text in a provider's field looks. The box around it is ours; only this reaches into the provider's frame. */
export interface FieldLook {
  readonly color: string
  readonly placeholder: string
  readonly error: string
  readonly fontFamily: string
  /** At least 16 px, so that no phone zooms into the field. */
  readonly fontSize: string
}

const SMALLEST_FONT = 16

/** The tokens as they are computed for an element, so that the theme of the moment counts. */
export function fieldLook(element: HTMLElement): FieldLook {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const size = Number.parseFloat(style.fontSize)
  return {
    color: token('--c-ink'),
    placeholder: token('--c-ink-3'),
    error: token('--c-danger'),
    fontFamily: style.fontFamily,
    fontSize: `${Number.isFinite(size) ? Math.max(SMALLEST_FONT, size) : SMALLEST_FONT}px`,
  }
}

/** Calls back when the theme changes, by the person's choice or by the system's; answers how to stop that. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', listener)
  }
}
