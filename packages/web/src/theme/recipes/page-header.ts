import { defineSlotRecipe } from '@pandacss/dev'

export const pageHeader = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'text', 'back', 'title', 'description', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '3',
      minHeight: 'control',
      marginBlockEnd: '4',
    },
    text: { display: 'grid', gap: '1', minWidth: '0' },
    back: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      justifySelf: 'start',
      minHeight: 'target',
      color: 'muted',
      borderRadius: 'control',
      _hover: { color: 'text' },
      '& svg': { boxSize: '4', _rtl: { scale: '-1 1' } },
    },
    title: { textStyle: 'title' },
    description: { color: 'muted' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})
