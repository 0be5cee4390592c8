import { defineSlotRecipe } from '@pandacss/dev'

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'tab', 'count'],
  base: {
    root: {
      display: 'flex',
      columnGap: '5',
      // on a phone they are swiped sideways; a mouse needs a bar
      overflowX: 'auto',
      scrollbarWidth: { base: 'none', lg: 'thin' },
      scrollbarColor: 'var(--colors-fill) transparent',
      marginBlockEnd: '4',
      boxShadow: 'inset 0 -1px 0 0 var(--colors-border)',
      // the pages of a patient stand in one row
      '&:has(> :nth-child(14))': {
        columnGap: '3',
        '& > a': { lg: { textStyle: 'small' }, xl: { textStyle: 'label' } },
      },
    },
    tab: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minHeight: 'row',
      whiteSpace: 'nowrap',
      fontWeight: 'medium',
      color: 'muted',
      boxShadow: 'inset 0 -2px 0 0 transparent',
      transitionProperty: 'color, box-shadow',
      transitionDuration: 'fast',
      _hover: { color: 'text' },
      _focusVisible: { outlineOffset: '-2px', borderRadius: 'control' },
      _current: {
        color: 'text',
        boxShadow: 'inset 0 -2px 0 0 var(--colors-focus)',
        _forcedColors: { borderBlockEnd: '3px solid' },
      },
    },
    count: {
      minWidth: '5',
      paddingInline: '1',
      borderRadius: 'full',
      background: 'neutral.tint',
      color: 'neutral.text',
      fontFamily: 'numeric',
      fontSize: 'xs',
      textAlign: 'center',
    },
  },
})
