import type { BaseTranslation } from '../../i18n-types'

const en_shortcut = {
  title: 'Keyboard shortcuts',
  text: 'They work while you are not typing in a field.',
  onPage: 'On this page',
  none: 'This page has no shortcuts of its own.',
  everywhere: 'Everywhere',
  searchAll: 'Search everything',
  sheet: 'Show this list',
  card: 'On a card of the board or the calendar',
  walk: 'Go to the next card',
  pickUp: 'Pick it up',
  putDown: 'Put it down',
  putBack: 'Put it back',
  singleKeys: 'Single-key shortcuts',
  singleKeysHelp:
    'Switch them off if you dictate or often press a key by accident. Keys held with Ctrl or Alt still work.',
} satisfies BaseTranslation

export default en_shortcut
