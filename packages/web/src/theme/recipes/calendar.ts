import { defineSlotRecipe } from '@pandacss/dev'
import { chosen, edge } from '../forced-colors'

export const calendar = defineSlotRecipe({
  className: 'calendar',
  slots: ['content', 'header', 'table', 'weekday', 'day'],
  base: {
    content: {
      ...edge,
      zIndex: 'popover',
      width: '18rem',
      padding: '3',
      borderRadius: 'card',
      background: 'raised',
      boxShadow: 'raised',
      outline: 'none',
      fontFamily: 'numeric',
      animationName: 'rise',
      animationDuration: 'fast',
      animationTimingFunction: 'out',
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginBlockEnd: '2',
      '& svg': { _rtl: { scale: '-1 1' } },
    },
    table: { width: 'full', tableLayout: 'fixed', textAlign: 'center' },
    weekday: { height: '8', textStyle: 'small', color: 'muted', fontWeight: 'medium' },
    day: {
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      minHeight: '9',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { background: 'neutral.tint' },
      '&[data-today]': { fontWeight: 'semibold', color: 'primary.text', ...edge },
      '&[data-outside-range]': { color: 'muted' },
      _selected: { background: 'primary.solid', color: 'primary.on', fontWeight: 'semibold', ...chosen },
      _disabled: { color: 'muted', opacity: '0.5', cursor: 'not-allowed', background: 'transparent' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
})
