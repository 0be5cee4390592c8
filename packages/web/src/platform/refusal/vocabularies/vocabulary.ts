import type { Namespaces, TranslationFunctions } from '../../../i18n/i18n-types'

/** The labels of the fields below a path of the contract. */
interface Vocabulary {
  /** The namespaces where `fields` are looked up by the field's own name, the nearest first. */
  namespaces: readonly Namespaces[]
  /** The labels that differ; `list.*` is a row, `list.field` a field in it. */
  labels?: (texts: TranslationFunctions) => Readonly<Record<string, (row: number) => string>>
}

/** By the beginning of a path. */
export type Vocabularies = Readonly<Record<string, Vocabulary>>
