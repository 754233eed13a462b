import type { FastifyRequest } from 'fastify'

/** Whether a request comes from this machine, by the socket itself: what a proxy forwards comes from elsewhere. */
export function isFromLoopback({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}
