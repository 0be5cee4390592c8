import type { BaseTranslation } from '../../i18n-types'

const en_row_menu = {
  open: 'Open',
  edit: 'Edit',
  newTab: 'Open in a new tab',
  policies: 'Insurance',
  book: 'Book an appointment',
  copy: 'Copy No. RM',
  copied: 'No. RM {0:string} is copied',
  copyFailed: 'No. RM {0:string} could not be copied. Select it in the list and copy it by hand.',
  printInvoice: 'Print the invoice',
  openPatient: 'Open the patient',
} satisfies BaseTranslation

export default en_row_menu
