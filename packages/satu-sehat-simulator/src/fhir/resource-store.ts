import { type Identifier, identifiersOf, type Resource } from './resource'

export interface Stored {
  resource: Resource & { id: string }
  /** It was posted here, unlike what the ministry has registered. */
  isOwn: boolean
}

// A prescription has several items, and a mother several children.
const sharedSystems = [/\/prescription\//, /\/nik-ibu$/]

export class ResourceStore {
  #stored = new Map<string, Stored>()

  read(type: string, id: string) {
    return this.#stored.get(`${type}/${id}`)
  }

  has(reference: string) {
    return this.#stored.has(reference)
  }

  list(type?: string) {
    const all = [...this.#stored.values()].map(({ resource }) => resource)
    return type === undefined ? all : all.filter(({ resourceType }) => resourceType === type)
  }

  write(stored: Stored) {
    this.#stored.set(`${stored.resource.resourceType}/${stored.resource.id}`, stored)
  }

  /** Returns an identifier of the resource that another one of its type already has. */
  takenIdentifier(resource: Resource): Identifier | undefined {
    const others = this.list(resource.resourceType).filter(({ id }) => id !== resource.id)
    const taken = new Set(others.flatMap(identifiersOf).map(keyOf))
    return identifiersOf(resource).find((each) => !isShared(each) && taken.has(keyOf(each)))
  }

  /** Returns a function that takes back what was written since. */
  savepoint() {
    const before = new Map(this.#stored)
    return () => {
      this.#stored = before
    }
  }
}

const keyOf = ({ system, value }: Identifier) => `${system}|${value}`
const isShared = ({ system }: Identifier) => sharedSystems.some((pattern) => pattern.test(system))
