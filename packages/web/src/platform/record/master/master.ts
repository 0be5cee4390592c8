import type { ComponentProps, ReactNode } from 'react'
import type { Option } from '../../../ui/field/select-field'
import type { Column } from '../../../ui/table/column'
import type { ListQuery } from '../../list/list-query'
import type { ListFilter } from '../../list/list-toolbar'
import type { ListAddress } from '../../list/use-list-address'
import type { Page } from '../../page/page'
import type { MasterField } from './master-field'

/** The fields every row of master data has. */
export interface Stored {
  id: number
  version: number
  created_at: string
  updated_at: string
}

/** The description of one kind of master data, from which its list, form and page are made. */
export interface Master<Row extends Stored = Stored, Input extends object = object> {
  /** The feature key: for its address below /clinic, its drafts and its cached queries. */
  key: string
  words: MasterWords
  calls: {
    list: (address: ListAddress) => ListQuery<Row>
    read: (id: number, signal: AbortSignal) => Promise<Row>
    create: (body: Input, header: { 'Idempotency-Key': string }) => Promise<Row>
    update: (id: number, body: Input & { version: number }) => Promise<Row>
  }
  /** The permissions of the signed-in user, by `useCanCall`. */
  permissions: { create: boolean; update: boolean }
  /** The pages beside the list. */
  tabs?: ComponentProps<typeof Page>['tabs']
  /** Many can be brought at once, as a table. */
  importable?: true
  /** How a row is called in a sentence. */
  nameOf: (row: Row) => string
  /** The identity first. */
  columns: readonly Column<Row>[]
  filters?: readonly ListFilter[]
  /** The server's own order first. */
  sorts: readonly Option[]
  /** The initial value of the form. */
  empty: Input
  sections: readonly MasterSection<Input>[]
  /** Returns a sentence for each field that is wrong, beyond the fields' own checks. */
  problemsOf?: (value: Input) => Readonly<Record<string, string | undefined>>
  /** Panels below the form of a stored row, saved on their own. */
  panels?: (row: Row) => ReactNode
  /** A notice above the row. */
  notice?: (row: Row) => ReactNode
}

export interface MasterWords {
  title: () => string
  searchIn: () => string
  create: () => string
  nothing: () => string
  nothingText: () => string
}

export interface MasterSection<Input> {
  title: string
  description?: string
  /** Asked only when a new one is made; later it is changed elsewhere. */
  onlyNew?: true
  /** Fields in a list of their own stand side by side where there is room. */
  fields: readonly (MasterField<Input> | readonly MasterField<Input>[])[]
}

export const fieldsOf = <Input>(sections: readonly MasterSection<Input>[]): readonly MasterField<Input>[] =>
  sections.flatMap(({ fields }) => fields.flatMap((field) => (isRow(field) ? field : [field])))

export const isRow = <Input>(
  field: MasterField<Input> | readonly MasterField<Input>[],
): field is readonly MasterField<Input>[] => Array.isArray(field)
