/** A plate as people write it: an Italian one in its groups, "GF 482 KR", any other as it is. */
export function plateWords(plate: string): string {
  const italian = /^([A-Z]{2})(\d{3})([A-Z]{2})$/.exec(plate)
  return italian === null ? plate : italian.slice(1).join(' ')
}
