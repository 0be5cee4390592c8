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
  copy: {
    title: 'Copy a week',
    text: 'The shifts of this week get the rooms of another one, where dentist, weekday and beginning are the same.',
    from: 'From the week of',
    save: 'Copy',
    empty: 'Nothing to copy: nobody works in this week.',
    preview: '{0:number} {{shift|shifts}} will get the room of that week.',
    skipped: '{0:number} {{shift stays as it is|shifts stay as they are}}:',
    done: '{0:number} {{shift has|shifts have}} another room now',
    some: '{shifts:number} {{shifts:shift has|shifts have}} another room now, {left:number} as before: {why:string}',
    none: 'Nothing copied, all shifts stay as they are: {why:string}',
    undone: 'Copy undone: {0:number} {{shift is|shifts are}} as before',
    undoneSome:
      'Copy undone: {removed:number} {{removed:shift is|shifts are}} as before, {left:number} not: {why:string}',
  },
} satisfies BaseTranslation

export default en_doctorRoom
