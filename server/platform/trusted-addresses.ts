import { BlockList, isIP } from 'node:net'

/** Whether a text is an address or a subnet, such as `192.0.2.1` or `127.0.0.0/8`. */
export function isSubnet(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
  return version !== 0 && isLength && rest.length === 0
}

/** Whether an address lies in one of the given subnets. What is no subnet trusts nobody. */
export function trustedAddresses(subnets: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  const known = subnets.filter(isSubnet)
  for (const subnet of known) {
    const [address = '', bits] = subnet.split('/')
    const isLong = isIP(address) === 6
    list.addSubnet(address, bits === undefined ? (isLong ? 128 : 32) : Number(bits), isLong ? 'ipv6' : 'ipv4')
  }
  if (known.length === 0) return () => false
  return (address) => {
    const plain = address.startsWith('::ffff:') ? address.slice(7) : address
    if (isIP(plain) === 0) return false
    return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}
