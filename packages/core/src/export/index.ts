export type { LocalizedText } from '../values'
export type { Table, TableColumn } from './table'
export { maxRows, type TableFormat, tableTypes } from './table-format'
export { isTableOperation, type TableOperation, tables } from './tables'
