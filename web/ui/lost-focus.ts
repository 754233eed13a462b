/** Whether what had the focus has just left the page. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}
