import type { BaseTranslation } from '../../i18n-types'

// The words of the kit's parts. The specification names most of them as overrides of a language.
const en_ui = {
  rowsPerPage: 'Rows per page:',
  range: '{from:number}–{to:number} of {total:number}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rating: '{0:number} {{Star|Stars}}',
  clear: 'Clear',
  close: 'Close',
  loading: 'Loading…',
  noOptions: 'No options',
  found: '{0:number} found',
  optionsFailed: 'Not loaded. Type again to retry.',
  open: 'Open',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  required: 'required',
  optional: 'optional',
  chooseDate: 'Choose a date',
  dateFormat: 'dd/mm/yyyy',
  timeFormat: 'hh:mm',
  previous: 'Previous',
  next: 'Next',
  changeView: 'Choose month or year',
  step: 'Step {number:number} of {of:number}',
  more: '{0:number} more',
  none: 'Not given',
  notTaken: '“{0:string}” is not taken: only whole numbers, of at most 13 digits.',
  noMinus: 'No number below 0 is taken here.',
} satisfies BaseTranslation

export default en_ui
