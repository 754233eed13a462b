import type { FastifyInstance } from 'fastify'

/**
 * Answers HEAD with 405 where a GET does more than read: it opens a stream, or takes what comes only once. Every other GET
 * answers HEAD by itself (`exposeHeadRoutes`); such a route turns that off and calls this.
 */
export function refuseHead(app: FastifyInstance, url: string): void {
  app.route({ method: 'HEAD', url, handler: async (_request, reply) => reply.code(405).header('allow', 'GET').send() })
}
