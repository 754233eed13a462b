import { getServices, type Service } from '../../domain/services/calls.ts'
import { useCallQuery } from '../platform/queries.ts'
import type { ServiceItem } from './service-items.ts'

/** A service as it stands for the day of a line; undefined until it has come, and when it is no longer offered. */
export function useService({ serviceId, day, part }: ServiceItem): Service | undefined {
  const { data } = useCallQuery(getServices, { day, part })
  return data?.services.find((service) => service.serviceId === serviceId)
}
