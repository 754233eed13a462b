/** The id in a field that holds an id, or the whole object where that was asked for. */
export function idOf(field: string | { readonly id: string } | null | undefined): string | null {
  return typeof field === 'string' ? field : (field?.id ?? null)
}

/** The object in such a field; null where only its id is known, or nothing. */
export function objectOf<T extends object>(field: string | T | null | undefined): T | null {
  return typeof field === 'object' ? field : null
}
