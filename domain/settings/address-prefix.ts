const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/
const IPV6 = /^([23][0-9a-f]{3}|f[cd][0-9a-f]{2}):[0-9a-f:]{1,34}(?:\/(\d{1,3}))?$/

/** The fewest bits that a prefix fixes: a resort's network is no more than a /16, or a /48 of IPv6. */
const FEWEST_BITS = 16
const FEWEST_BITS_V6 = 48

/**
 * Whether a text is an address or a prefix as small as a resort's own network. The private ranges, which nobody of the internet
 * comes from, may be named whole; addresses of IPv4 in the dress of IPv6 are none.
 */
export function isOwnNetwork(text: string): boolean {
  const v4 = IPV4.exec(text)
  if (v4 !== null) {
    const [first = 0, second = 0, ...others] = v4.slice(1, 5).map(Number)
    if ([first, second, ...others].some((part) => part > 255)) return false
    const bits = Number(v4[5] ?? 32)
    const fewest = first === 10 ? 8 : first === 172 && second >= 16 && second < 32 ? 12 : FEWEST_BITS
    return bits >= fewest && bits <= 32
  }
  const v6 = IPV6.exec(text)
  if (v6 === null) return false
  const bits = Number(v6[2] ?? 128)
  const isPrivate = v6[1]?.startsWith('f') === true
  return bits >= (isPrivate ? 7 : FEWEST_BITS_V6) && bits <= 128
}
