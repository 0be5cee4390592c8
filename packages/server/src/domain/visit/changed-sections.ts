import { canonicalJson, type Json } from '@clinic/core/note'

/** A draft is written every few seconds: the audit keeps the sections that changed. */
export function changedSections<Content extends { readonly [section: string]: Json | undefined }>(
  before: Content | null,
  after: Content,
) {
  const textOf = (value: Json | undefined) => (value === undefined ? '' : canonicalJson(value))
  const changed = Object.keys(after).filter((name) => before === null || textOf(before[name]) !== textOf(after[name]))
  const of = (content: Content) => Object.fromEntries(changed.map((name) => [name, content[name]]))
  return { ...(before && { before: of(before) }), after: of(after) }
}
