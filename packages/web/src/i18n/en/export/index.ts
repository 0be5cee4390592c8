import type { BaseTranslation } from '../../i18n-types'

const en_export = {
  open: 'Export',
  about: '{0:string} rows: all pages, as searched, filtered and ordered here.',
  nothing: 'There is nothing to export.',
  excel: 'Excel (.xlsx)',
  csv: 'CSV, for other programs',
  tooManyForExcel: 'An Excel file takes at most {0:string} rows. Narrow the list, or take CSV.',
  tooMany: 'A file takes at most {0:string} rows. Narrow the list by a search or filters first.',
  preparing: 'The file is being prepared…',
  done: '{name:string} is downloaded',
} satisfies BaseTranslation

export default en_export
