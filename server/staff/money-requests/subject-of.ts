/** What a request is about, as the audit names it. */
export function subjectOf({
  orderId,
  receiverId,
}: {
  readonly orderId: number | null
  readonly receiverId: number | null
}): string {
  if (orderId !== null) return `order:${orderId}`
  return receiverId === null ? 'till' : `account:${receiverId}`
}
