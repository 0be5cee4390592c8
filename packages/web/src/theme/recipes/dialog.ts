import { defineSlotRecipe } from '@pandacss/dev'
import { edge } from '../forced-colors'

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'title', 'description', 'body', 'footer', 'close'],
  staticCss: ['*'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      background: 'overlay',
      animationName: 'appear',
      animationDuration: 'slow',
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      insetBlockEnd: 'var(--bottom-bar, 0px)',
      zIndex: 'dialog',
      display: 'flex',
    },
    content: {
      ...edge,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: 'full',
      background: 'raised',
      boxShadow: 'raised',
      animationDuration: 'slow',
      animationTimingFunction: 'out',
      outline: 'none',
    },
    title: {
      textStyle: 'heading',
      paddingBlockStart: '6',
      paddingInlineStart: { base: '4', sm: '6' },
      paddingInlineEnd: '16',
    },
    // last in the order of reading, so that the first field has the focus and not the way out
    close: { position: 'absolute', insetBlockStart: '4', insetInlineEnd: '4' },
    description: { color: 'muted', paddingBlockStart: '2', paddingInline: { base: '4', sm: '6' } },
    body: { flex: '1', overflowY: 'auto', paddingBlock: '4', paddingInline: { base: '4', sm: '6' } },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      paddingBlock: '4',
      paddingInline: { base: '4', sm: '6' },
    },
  },
  variants: {
    placement: {
      center: {
        positioner: { alignItems: 'center', justifyContent: 'center', padding: '4' },
        content: { borderRadius: 'dialog', animationName: 'rise' },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { animationName: 'enter', '--from': '24px', _rtl: { '--from': '-24px' } },
      },
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: { animationName: 'enter', '--from': '-24px', _rtl: { '--from': '24px' } },
      },
    },
    size: {
      sm: { content: { maxWidth: 'drawer' } },
      md: { content: { maxWidth: 'dialog' } },
      lg: { content: { maxWidth: 'wideDialog' } },
      full: { content: { maxWidth: '120rem' } },
    },
  },
  defaultVariants: { placement: 'center', size: 'md' },
})
