/** Leads whoever has sent a form to its first field that is not right, as soon as the field says so. */
export function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
