/** Saves text or bytes as a file of the person's device; the page itself never opens them. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own reference once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
