import { timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Env } from '../env'
import { Refusal } from '../use-case/refusal'
import { nameOf } from './log'

/** GET /metrics for Prometheus: how long each operation takes, and how the process is. For others it does not exist. */
export function addMetrics(app: FastifyInstance, env: Pick<Env, 'METRICS_TOKEN' | 'TRUST_PROXY'>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by operation of the contract (or route) and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    duration.observe({ operation: nameOf(request), status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!canRead(request, env)) throw new Refusal(404, 'notFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function canRead({ ip, headers }: FastifyRequest, env: Pick<Env, 'METRICS_TOKEN' | 'TRUST_PROXY'>) {
  if (env.METRICS_TOKEN) return isSame(headers.authorization ?? '', `Bearer ${env.METRICS_TOKEN}`)
  // A proxy on this machine that TRUST_PROXY does not know of would make everybody local.
  const hidesClient = env.TRUST_PROXY === 0 && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined
  const family = isIP(ip) // a proxy may say anything
  return !hidesClient && family !== 0 && loopback.check(ip, family === 6 ? 'ipv6' : 'ipv4')
}

/** Takes the same time whether little or much of the token is right. */
function isSame(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
