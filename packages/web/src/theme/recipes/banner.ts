import { defineSlotRecipe } from '@pandacss/dev'
import { edge } from '../forced-colors'
import { tinted } from './tinted'

export const banner = defineSlotRecipe({
  className: 'banner',
  slots: ['root', 'icon', 'text', 'title', 'action'],
  staticCss: ['*'],
  base: {
    root: {
      ...edge,
      display: 'flex',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'flex-start',
      gap: '3',
      padding: '3',
      paddingInline: '4',
      borderRadius: 'card',
    },
    icon: { boxSize: '5' },
    // on a phone what can be done stands below what is said
    text: { flex: { base: '1 0 75%', sm: '1' }, minWidth: '0', alignSelf: 'center', textStyle: 'body' },
    title: { fontWeight: 'semibold' },
    action: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      alignSelf: 'center',
      marginInlineStart: { base: '8', sm: '0' },
    },
  },
  variants: {
    tone: {
      info: { root: tinted('info') },
      success: { root: tinted('success') },
      warning: { root: tinted('warning') },
      error: { root: tinted('error') },
    },
  },
  defaultVariants: { tone: 'info' },
})
