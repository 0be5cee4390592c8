import { createContext, use } from 'react'

/** Every word the parts say on their own; all others come by props. */
export interface UiTexts {
  rowsPerPage: string
  range: (range: { from: number; to: number; total: number }) => string
  previousPage: string
  nextPage: string
  rating: (stars: number) => string
  clear: string
  close: string
  loading: string
  noOptions: string
  found: (count: number) => string
  optionsFailed: string
  open: string
  showPassword: string
  hidePassword: string
  capsLock: string
  required: string
  optional: string
  chooseDate: string
  dateFormat: string
  timeFormat: string
  previous: string
  next: string
  changeView: string
  step: (step: { number: number; of: number }) => string
  more: (count: number) => string
  none: string
  notTaken: (text: string) => string
  noMinus: string
}

const englishUiTexts: UiTexts = {
  rowsPerPage: 'Rows per page:',
  range: ({ from, to, total }) => `${from}–${to} of ${total}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rating: (stars) => `${stars} Star${stars === 1 ? '' : 's'}`,
  clear: 'Clear',
  close: 'Close',
  loading: 'Loading…',
  noOptions: 'No options',
  found: (count) => `${count} found`,
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
  step: ({ number, of }) => `Step ${number} of ${of}`,
  more: (count) => `${count} more`,
  none: 'Not given',
  notTaken: (text) => `“${text}” is not taken: only whole numbers, of at most 13 digits.`,
  noMinus: 'No number below 0 is taken here.',
}

export const UiTextsContext = createContext(englishUiTexts)

export const useUiTexts = () => use(UiTextsContext)
