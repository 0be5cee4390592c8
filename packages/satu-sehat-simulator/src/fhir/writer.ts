import { isObject, type Resource, textAt } from './resource'
import type { ResourceStore, Stored } from './resource-store'

/** Gives ids and versions to what is stored. */
export interface Writer {
  newId(type: string): string
  write(resource: Resource, id: string): Stored
}

export function createWriter(
  store: ResourceStore,
  { clock, random }: { clock: () => number; random: () => number },
): Writer {
  const digit = () => Math.floor(random() * 16).toString(16)
  return {
    // A patient's id is the IHS number: P and eleven digits.
    newId: (type) =>
      type === 'Patient'
        ? `P${Array.from({ length: 11 }, () => Math.floor(random() * 10)).join('')}`
        : 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', digit),
    write(resource, id) {
      const now = clock()
      const versionId = `${now.toString(36)}${digit()}${digit()}${digit()}${digit()}`
      const lastUpdated = new Date(now).toISOString().replace('Z', '+00:00')
      const stored: Stored = {
        resource: { ...resource, id, meta: { ...metaOf(resource), versionId, lastUpdated } },
        isOwn: true,
      }
      store.write(stored)
      return stored
    },
  }
}

const metaOf = ({ meta }: Resource) => (isObject(meta) ? meta : {})

export const etagOf = ({ resource }: Stored) => `W/"${textAt(resource, 'meta.versionId') ?? ''}"`
