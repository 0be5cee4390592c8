import { blockedEntryRules, entryRules } from '../rules/bundle'
import { brokenRules, type World } from '../rules/rule'
import { type Issue, unnumbered } from './refusal'
import { isObject, type Resource, referencesIn, textAt, withReferences } from './resource'
import type { Stored } from './resource-store'
import { judge } from './submission'
import type { Writer } from './writer'

export type Committed = { issues: Issue[] } | { issues?: undefined; written: { stored: Stored; isNew: boolean }[] }

interface Entry {
  type: string
  id: string
  isNew: boolean
  body: unknown
}

/** Stores all entries of a transaction Bundle in their order, or none. */
export function commit(bundle: Resource, { world, writer }: { world: World; writer: Writer }): Committed {
  if (bundle.type !== 'transaction') return { issues: [unnumbered('The Bundle is no transaction')] }
  const raw = Array.isArray(bundle.entry) ? bundle.entry.filter(isObject) : []
  if (raw.length === 0) return { issues: [unnumbered('The Bundle has no entry')] }
  const misplaced = raw.flatMap((entry) =>
    brokenRules(entryRules, { entry, others: raw.filter((other) => other !== entry) }, world),
  )
  if (misplaced.length > 0) return { issues: misplaced }

  const entries = entriesOf(raw, writer)
  const announced = new Set(entries.map(({ type, id }) => `${type}/${id}`))
  const rollBack = world.store.savepoint()
  const written: { stored: Stored; isNew: boolean }[] = []
  const issues: Issue[] = []
  const failed = new Set<string>()
  for (const { type, id, isNew, body } of entries) {
    if (failed.size > 0) {
      const isDependent = referencesIn(body).some((reference) => failed.has(reference))
      if (isDependent) failed.add(`${type}/${id}`)
      issues.push(...brokenRules(blockedEntryRules, { isDependent }, world))
      continue
    }
    const verdict = judge({ type, id: isNew ? undefined : id, body, announced }, world)
    if (verdict.issues) {
      failed.add(`${type}/${id}`)
      issues.push(...verdict.issues)
      continue
    }
    written.push({ stored: writer.write(verdict.resource, id), isNew })
  }
  if (issues.length === 0) return { written }
  rollBack()
  return { issues }
}

/** Gives every new entry its id first, so that entries can refer to each other by fullUrl in any order. */
function entriesOf(raw: readonly Record<string, unknown>[], writer: Writer): Entry[] {
  const addressed = raw.map((entry) => {
    const [type = '', id] = (textAt(entry, 'request.url') ?? '').split('/')
    const isNew = textAt(entry, 'request.method') !== 'PUT'
    return { entry, type, isNew, id: isNew || id === undefined ? writer.newId(type) : id }
  })
  const replaced = new Map(addressed.map(({ entry, type, id }) => [String(entry.fullUrl), `${type}/${id}`]))
  return addressed.map(({ entry, type, id, isNew }) => ({
    type,
    id,
    isNew,
    body: withReferences(entry.resource, replaced),
  }))
}
