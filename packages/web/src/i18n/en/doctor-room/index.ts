import type { BaseTranslation } from '../../i18n-types'

const en_doctorRoom = {
  title: 'Dentist rooms',
  corner: 'Room',
  unallocated: 'Without a room',
  keys: 'Arrow keys walk the shifts, Enter chooses another room.',
  nothing: 'Nobody works',
  drag: 'Drag a dentist to another room of the same day, or press one to choose.',
  external: 'from outside',
  empty: {
    title: 'No rooms in use',
    text: 'Enter the rooms first, or make one active.',
    action: 'Enter a room',
  },
  choose: 'Room on this day',
  moved: 'The room is changed',
  undo: 'Undo',
  copy: 'Copy a week',
  copyText: 'The shifts of this week get the rooms of another one, where dentist, weekday and beginning are the same.',
  copyFrom: 'From the week of',
  copySave: 'Copy',
  copied: '{count:number} shifts have another room now',
  copiedNone: 'Nothing to copy: the rooms are the same already, or no shift fits.',
} satisfies BaseTranslation

export default en_doctorRoom
