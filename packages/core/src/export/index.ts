export type { LocalizedText } from '../values'
export type { Table, TableColumn } from './table'
export { mostRows, type TableFormat, tableTypes } from './table-format'
export { isTableOperation, type TableOperation, tables } from './tables'
